import CSV
import Dates
import Diagnostics
import Values

/// What was counted of a product, day by day: the file `stats.csv` of its folder.
package struct Statistics: Sendable, Hashable {
    /// One number.
    package struct Entry: Sendable, Hashable {
        package var day: CivilDate
        /// What was counted: `downloads`, `stars`, `visits`, and so on.
        package var metric: String
        /// Whether it is what that day brought, or all up to then.
        package var span: Span
        package var value: Int

        package init(_ metric: String, _ value: Int, on day: CivilDate, _ span: Span) {
            (self.metric, self.value, self.day, self.span) = (metric, value, day, span)
        }
    }

    /// What a number is of.
    package enum Span: String, Sendable, CaseIterable {
        /// What one day brought.
        case day
        /// All up to the end of a day.
        case total
    }

    private struct Key: Hashable {
        var day: CivilDate
        var metric: String
        var span: Span
    }

    private var values: [Key: Int] = [:]

    package init() {}

    /// Reads the file.
    /// - Throws: every line that is none of it.
    package init(_ source: SourceText) throws(Mistakes) {
        guard case .list(let rows) = try parseCSV(source) else { return }
        var mistakes: [Diagnostic] = []
        for (index, row) in rows.enumerated() {
            guard case .object(let fields) = row, let entry = Entry(fields) else {
                mistakes.append(
                    Diagnostic(
                        .error, "this line tells no number of a day",
                        at: Place(path: source.path, line: index + 2, column: 1), excerpt: source.line(index + 2),
                        remedy: "the columns are \(Statistics.columns), such as `2026-12-01,stars,total,120`"))
                continue
            }
            add(entry)
        }
        if !mistakes.isEmpty { throw Mistakes(mistakes) }
    }

    /// What counts something is smaller: sums of such numbers cannot overflow.
    static let limit = 1_000_000_000_000_000

    /// Whether a number may be a count.
    static func isCount(_ number: Int) -> Bool { number.magnitude < limit.magnitude }

    /// Two counts together, which stay one.
    static func sum(_ one: Int, _ other: Int) -> Int { min(max(one + other, 1 - limit), limit - 1) }

    static let columns = "day,metric,span,value"

    /// Takes a number; one of the same day, of the same kind, is replaced, so that a file may be taken twice.
    package mutating func add(_ entry: Entry) {
        values[Key(day: entry.day, metric: entry.metric, span: entry.span)] = entry.value
    }

    /// All numbers by day, then by name.
    package var entries: [Entry] {
        values.map { Entry($0.key.metric, $0.value, on: $0.key.day, $0.key.span) }.sorted {
            ($0.day, $0.metric, $0.span.rawValue) < ($1.day, $1.metric, $1.span.rawValue)
        }
    }

    /// What was counted, in the order of their names; where there are totals and days of one, both.
    package var series: [Series] {
        Dictionary(grouping: entries) { "\($0.metric) \($0.span.rawValue)" }.values.compactMap { own in
            own.first.map { Series(metric: $0.metric, span: $0.span, entries: own) }
        }.sorted { ($0.metric, $0.span.rawValue) < ($1.metric, $1.span.rawValue) }
    }

    /// The file.
    package var text: String {
        let lines = entries.map { "\(ISO8601.day($0.day)),\($0.metric),\($0.span.rawValue),\($0.value)" }
        return ([Statistics.columns] + lines).joined(separator: "\n") + "\n"
    }

    /// A number of one kind, by day.
    package struct Series: Sendable, Hashable {
        package var metric: String
        package var span: Span
        /// The numbers in the order of their days.
        package var entries: [Entry]

        /// What had come together when so many days were over since a first one; nil where nothing is known of them.
        package func sum(of days: Int, since first: CivilDate) -> Int? {
            let end = first.daysSinceEpoch + days
            // Days that are not over yet would tell too little.
            guard let last = entries.last, last.day.daysSinceEpoch >= end - 1 else { return nil }
            switch span {
            case .total: return entries.last { $0.day.daysSinceEpoch < end }?.value
            case .day:
                return entries.filter { $0.day >= first && $0.day.daysSinceEpoch < end }
                    .reduce(0) { Statistics.sum($0, $1.value) }
            }
        }

        /// What is known to have come together since a first day.
        package func all(since first: CivilDate) -> Int {
            switch span {
            case .total: entries.last?.value ?? 0
            case .day: entries.filter { $0.day >= first }.reduce(0) { Statistics.sum($0, $1.value) }
            }
        }
    }
}

extension Statistics.Entry {
    /// A line of the file; nil where it is none.
    fileprivate init?(_ fields: Object) {
        func text(_ name: String) -> String? { if case .string(let text)? = fields[name] { text } else { nil } }
        guard let day = text("day").flatMap(ISO8601.parse)?.date, let metric = text("metric"), !metric.isEmpty,
            let span = text("span").flatMap(Statistics.Span.init), let value = text("value").flatMap({ Int($0) }),
            Statistics.isCount(value)
        else { return nil }
        self.init(metric, value, on: day, span)
    }
}
