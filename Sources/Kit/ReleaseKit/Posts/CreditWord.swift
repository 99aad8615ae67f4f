/// A word of a line of a changelog, as far as it may belong to a reference or to thanks.
struct CreditWord {
    let text: Substring
    /// It without what a sentence puts around it.
    private let bare: Substring

    init(_ text: Substring) {
        self.text = text
        let isAround = { (letter: Character) in "()[].,;:!".contains(letter) }
        var bare = text.trimmedAtEnd(of: isAround)
        // `!12` is a merge request of GitLab.
        while let first = bare.first, first != "!", isAround(first) { bare.removeFirst() }
        self.bare = bare
    }

    var lowercased: String { bare.lowercased() }

    /// `@ada`.
    var isName: Bool {
        bare.hasPrefix("@") && bare.count > 1 && bare.dropFirst().allSatisfy { CreditWord.isOfName($0) || $0 == "@" }
    }

    /// `@ada`, `#12`, `!12`, `GH-12`, `owner/name#12`, `https://github.com/owner/name/pull/12`.
    var isReference: Bool {
        if isName || isAddress { return true }
        if lowercased.hasPrefix("gh-") { return CreditWord.isNumber(bare.dropFirst(3)) }
        guard let mark = bare.firstIndex(where: { $0 == "#" || $0 == "!" }) else { return false }
        let repository = bare[..<mark]
        return CreditWord.isNumber(bare[bare.index(after: mark)...])
            && (repository.isEmpty
                || repository.contains("/") && repository.allSatisfy { CreditWord.isOfName($0) || $0 == "/" })
    }

    /// Whether it is a reference by a number, and no name of anybody.
    var isNumbered: Bool { isReference && !isName }

    /// The address of an issue, a request or a commit.
    private var isAddress: Bool {
        guard bare.hasPrefix("https://"), let last = bare.split(separator: "/").last else { return false }
        let isOne = ["/pull/", "/issues/", "/commit/", "/merge_requests/", "/discussions/"].contains(
            where: bare.contains)
        return isOne && (CreditWord.isNumber(last.prefix { $0 != "#" }) || CreditWord.isHash(last))
    }

    /// The beginning of a commit's name, as `a1b2c3d`: a word of letters alone is rather a word.
    var isCommit: Bool { CreditWord.isHash(bare) }

    private static func isHash(_ text: Substring) -> Bool {
        (7...40).contains(text.utf8.count) && text.allSatisfy { $0.isHexDigit && !$0.isUppercase }
            && text.contains(where: \.isNumber) && (text.contains(where: \.isLetter) || text.utf8.count == 40)
    }

    /// Whether it joins two references.
    var isJoint: Bool { ["and", "&"].contains(lowercased) }
    /// Whether it needs what follows: `the colour is #333`.
    var isHanging: Bool { CreditWord.hanging.contains(lowercased) }
    /// Whether what follows is set off from it, by a comma or a dash.
    var isSetOff: Bool { text.hasSuffix(",") || text.allSatisfy { "–—-".contains($0) } }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func isOfName(_ letter: Character) -> Bool {
        letter.isASCII && (letter.isLetter || letter.isNumber) || "-_.".contains(letter)
    }

    /// What leads to a reference, the longest first.
    static let leads = [
        ["reported", "by"], ["contributed", "by"], ["suggested", "by"], ["implemented", "by"], ["requested", "by"],
        ["thanks", "to"], ["thank", "you"], ["see", "also"], ["pull", "request"], ["by"], ["thanks"], ["via"], ["see"],
        ["in"], ["fixes"], ["closes"], ["resolves"], ["refs"], ["ref"], ["issue"], ["issues"], ["pr"],
    ]
    /// The last words of leads that tell the kind of a reference.
    static let kinds: Set = ["issue", "issues", "pr", "request"]
    /// What may stand in brackets beside a reference.
    static let inBrackets = Set(leads.joined()).union(["and", "&", "for", "the", "report"])
    private static let hanging: Set = ["is", "to", "as", "of", "for", "like", "than", "be", "now", "with"]
}
