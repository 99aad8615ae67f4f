import Rendering

/// The title that a piece of news gives a post.
///
/// It is the news up to its colon or dash, where that makes a headline: `Two players on one device: hand it over`. A lead
/// of a few words is mostly the area that something happened in (`Bash/Zsh: fix …`), and says nothing alone: there the
/// whole is the title, unless what follows only explains the lead.
struct NewsTitle {
    /// The longest title; a longer one would crowd out what follows.
    static let longest = 90

    /// The title.
    let text: String
    /// Whether it tells the news, so that a post need not tell it twice.
    let isAll: Bool

    /// The title; nil where the news is too long to be one.
    init?(_ news: String) {
        let lead = NewsLead(news)
        let isHeadline = lead.map { $0.isLong || $0.isExplained } ?? false
        guard let lead, isHeadline else {
            guard news.count <= NewsTitle.longest else { return nil }
            (text, isAll) = (news, true)
            return
        }
        guard lead.text.count <= NewsTitle.longest else { return nil }
        text = String(lead.text)
        isAll = lead.isLong && !lead.isClause || lead.rest.split(separator: " ").count <= NewsLead.mostWordsOfArea
    }
}

/// What stands before the first colon or dash of a piece of news.
private struct NewsLead {
    static let mostWordsOfArea = 3

    let text: Substring
    let rest: Substring
    /// Whether another clause follows, which tells something else.
    let isClause: Bool

    init?(_ news: String) {
        let marks = [": ", "; ", " – ", " — "].compactMap { mark in news.firstRange(of: mark).map { ($0, mark) } }
        guard let (range, mark) = marks.min(by: { $0.0.lowerBound < $1.0.lowerBound }) else { return nil }
        (text, rest, isClause) = (news[..<range.lowerBound], news[range.upperBound...], mark == "; ")
    }

    /// The words, of which some are joined: `Bash/Zsh`, `Bash, Zsh`.
    private var words: [Substring.SubSequence] { text.replacing(", ", with: "/").split(separator: " ") }

    /// Whether it says more than an area would.
    var isLong: Bool { words.count > NewsLead.mostWordsOfArea }

    /// Whether what follows only explains it: `Online play: the wish that came in most often`.
    var isExplained: Bool {
        let first = rest.prefix { $0.isLetter }.lowercased()
        return words.count > 1 && !text.contains { "/,".contains($0) } && NewsLead.explaining.contains(first)
    }

    /// The words that explanations begin with; what was done to an area begins with a verb or a noun.
    private static let explaining: Set = [
        "a", "an", "the", "this", "that", "these", "those", "it", "its", "they", "their", "you", "your", "we", "our",
        "i",
        "my", "at", "in", "on", "with", "without", "as", "what", "which", "who", "where", "when", "because", "so",
        "one",
        "two", "three", "every", "each", "all", "no",
    ]
}
