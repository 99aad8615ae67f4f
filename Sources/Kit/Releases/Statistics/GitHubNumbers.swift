import Dates
import Values

/// What GitHub's API tells of a repository (docs.github.com/rest): traffic by day, stars by day, and totals of today.
struct GitHubNumbers {
    private(set) var entries: [Statistics.Entry] = []

    /// The numbers of an answer; nil where it is none that is known.
    init?(_ answer: Value, today: CivilDate) {
        switch answer {
        case .object(let members): readObject(members, today)
        // Several pages of answers are a list of lists: `gh api --paginate --slurp`.
        case .list(let parts):
            readList(parts.flatMap { part in if case .list(let page) = part { page } else { [part] } }, today)
        default: return nil
        }
        if entries.isEmpty { return nil }
    }

    /// What GitHub says instead of numbers, such as `Not Found`; nil where it says nothing.
    static func refusal(_ answer: Value) -> String? {
        guard case .object(let members) = answer, case .string(let message)? = members["message"],
            members["documentation_url"] != nil
        else { return nil }
        return message
    }

    private mutating func readObject(_ members: Object, _ today: CivilDate) {
        for (list, counts, people) in [("views", "visits", "visitors"), ("clones", "clones", "cloners")] {
            guard case .list(let days)? = members[list] else { continue }
            for case .object(let day) in days {
                guard let date = GitHubNumbers.day(day["timestamp"]) else { continue }
                for (name, metric) in [("count", counts), ("uniques", people)] {
                    if let count = GitHubNumbers.count(day[name]) { add(metric, count, on: date, .day) }
                }
            }
        }
        for (name, metric) in [
            ("stargazers_count", "stars"), ("forks_count", "forks"), ("subscribers_count", "watchers"),
        ] {
            if let count = GitHubNumbers.count(members[name]) { add(metric, count, on: today, .total) }
        }
        if members["assets"] != nil { readList([.object(members)], today) }
    }

    private mutating func readList(_ parts: [Value], _ today: CivilDate) {
        var downloads: Int?
        var stars: [CivilDate: Int] = [:]
        for case .object(let part) in parts {
            if let day = GitHubNumbers.day(part["starred_at"]) { stars[day, default: 0] += 1 }
            guard case .list(let assets)? = part["assets"] else { continue }
            for case .object(let asset) in assets {
                guard let count = GitHubNumbers.count(asset["download_count"]) else { continue }
                downloads = Statistics.sum(downloads ?? 0, count)
            }
        }
        if let downloads { add("downloads", downloads, on: today, .total) }
        for (day, count) in stars { add("stars", count, on: day, .day) }
    }

    private mutating func add(_ metric: String, _ count: Int, on day: CivilDate, _ span: Statistics.Span) {
        entries.append(Statistics.Entry(metric, count, on: day, span))
    }

    private static func count(_ value: Value?) -> Int? {
        guard case .integer(let count)? = value, Statistics.isCount(count) else { return nil }
        return count
    }

    private static func day(_ value: Value?) -> CivilDate? {
        guard case .string(let text)? = value else { return nil }
        return ISO8601.parse(text)?.date
    }
}
