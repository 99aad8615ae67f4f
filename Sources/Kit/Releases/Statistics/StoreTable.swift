import CSV
import Dates
import Diagnostics
import Values

/// A table of a store's, as App Store Connect and Play Console give it out: a column of days, and columns of numbers.
///
/// Lines above the names of the columns, which tell of what and until when, are passed over. Of lines for one day, such as
/// one for each country, the numbers are added.
struct StoreTable {
    private(set) var entries: [Statistics.Entry] = []

    /// Columns by the names that the stores give them, in lower case.
    private static let metrics = [
        "app units": "downloads", "first-time downloads": "downloads", "total downloads": "all_downloads",
        "units": "downloads", "product page views": "page_views", "daily user installs": "installs",
        "daily device installs": "device_installs", "daily user uninstalls": "uninstalls",
        "store listing visitors": "visitors", "store listing acquisitions": "installs",
    ]
    private static let days = ["date", "day", "begin date"]
    /// Columns of Play Console that tell what there was on a day in all, and not what the day brought.
    private static let levels = [
        "total user installs", "current user installs", "current device installs", "active device installs",
    ]

    /// The numbers of a table; nil where it has no column of days.
    /// - Throws: what is wrong with the table.
    init?(_ source: SourceText) throws(Mistakes) {
        let lines = source.string.split(separator: "\n", omittingEmptySubsequences: false)
        let isOurs = lines.first?.hasPrefix(Statistics.columns) == true
        if isOurs {
            entries = try Statistics(source).entries
            return
        }
        let head = lines.firstIndex { line in
            StoreTable.cells(line).contains { StoreTable.days.contains(StoreTable.plain($0)) }
        }
        guard let head else { return nil }
        let rows = try StoreTable.rows(source, lines, head)
        guard let first = rows.first,
            let dayColumn = first.keys.first(where: { StoreTable.days.contains(StoreTable.plain($0)) })
        else { return nil }
        let days = StoreDays(rows.map { if case .string(let day)? = $0[dayColumn] { day } else { "" } })
        // Semicolons part cells where commas part whole from fraction, and points thousands.
        let hasPoints = StoreTable.separator(of: lines[head]) == ";"
        var sums: [Statistics.Entry] = []
        var places: [String: Int] = [:]
        for (index, row) in rows.enumerated() where StoreTable.isOfApp(row) {
            let numbers = StoreTable.numbers(of: row, besides: dayColumn, hasPoints: hasPoints)
            guard let day = days[index] else {
                if numbers.isEmpty || !days.isMeant(index) { continue }
                throw StoreTable.unknownDay(days.written[index], in: source)
            }
            for (metric, number, span) in numbers {
                let key = "\(metric) \(span.rawValue) \(ISO8601.day(day))"
                if let place = places[key] {
                    sums[place].value = Statistics.sum(sums[place].value, number)
                } else {
                    places[key] = sums.count
                    sums.append(Statistics.Entry(metric, number, on: day, span))
                }
            }
        }
        entries = sums
    }

    /// What the columns of a row count.
    private static func numbers(
        of row: Object, besides dayColumn: String, hasPoints: Bool
    ) -> [(metric: String, number: Int, span: Statistics.Span)] {
        row.compactMap { name, value in
            guard name != dayColumn, case .string(let text) = value,
                let number = number(hasPoints ? pointless(text) : text),
                let metric = metric(name)
            else { return nil }
            return (metric, number, levels.contains(plain(name)) ? .total : .day)
        }
    }

    /// A number whose day is not understood would be lost without a word.
    private static func unknownDay(_ written: String, in source: SourceText) -> Mistakes {
        let lines = source.string.split(separator: "\n", omittingEmptySubsequences: false)
        let line = (lines.firstIndex { $0.contains(written) } ?? 0) + 1
        return Mistakes(
            Diagnostic(
                .error, "`\(written)` is no day that is understood here",
                at: Place(path: source.path, line: line, column: 1), excerpt: source.line(line),
                remedy: "write it as 2026-12-01"))
    }

    private static func rows(
        _ source: SourceText, _ lines: [Substring], _ head: Int
    ) throws(Mistakes) -> [Object] {
        if separator(of: lines[head]) != "," {
            let separator = separator(of: lines[head])
            let names = cells(lines[head]).map { String($0) }
            return lines[(head + 1)...].filter { !$0.allSatisfy(\.isWhitespace) }.map { line in
                Object(zip(names, cells(line, separator).map { Value.string(String($0)) }))
            }
        }
        // Lines above stay as empty ones, so that mistakes have their places.
        let blank = String(repeating: "\n", count: head)
        let text = SourceText(path: source.path, blank + lines[head...].joined(separator: "\n"))
        guard case .list(let rows) = try parseCSV(text) else { return [] }
        return rows.compactMap { if case .object(let row) = $0 { row } else { nil } }
    }

    /// The cells of a line, roughly: enough to find the names of columns.
    private static func cells(_ line: Substring, _ separator: Character? = nil) -> [Substring] {
        line.split(separator: separator ?? self.separator(of: line), omittingEmptySubsequences: false)
    }

    /// What stands between cells; a semicolon where numbers have commas in them.
    private static func separator(of line: Substring) -> Character {
        line.contains("\t") ? "\t" : line.contains(";") && !line.contains(",") ? ";" : ","
    }

    private static func plain(_ name: some StringProtocol) -> String {
        String(name.filter { $0 != "\"" && $0 != "\u{feff}" && $0 != "\r" }).lowercased()
    }

    /// Of Apple's report of sales, what is the app itself: an update or a purchase in it is no download
    /// (App Store Connect, "Product type identifiers").
    private static func isOfApp(_ row: Object) -> Bool {
        guard case .string(let type)? = row["Product Type Identifier"] else { return true }
        return type.hasPrefix("1") || type.hasPrefix("F1")
    }

    /// What a column counts; nil for those that count nothing, such as prices.
    private static func metric(_ column: String) -> String? {
        let name = plain(column)
        if let known = metrics[name] { return known }
        let words = name.split { !$0.isLetter && !$0.isNumber }
        // Shares and means cannot be added up over days.
        let ignored = [
            "price", "proceeds", "version", "identifier", "package", "code", "id", "rate", "rating", "average",
            "duration",
        ]
        if ignored.contains(where: { words.contains(Substring($0)) }) { return nil }
        guard words.contains("per") else { return words.isEmpty ? nil : words.joined(separator: "_") }
        // What is counted per day is the day's own; per anything else it is a mean.
        return words.suffix(2) == ["per", "day"] ? self.metric(words.dropLast(2).joined(separator: " ")) : nil
    }

    /// What stands in and around numbers, and is none of them.
    private static let signs = " \"\r\u{a0}\u{202f}"

    /// `1.234,5` as `1234.5`; a point that parts no thousands stays.
    private static func pointless(_ text: String) -> String {
        let text = text.filter { !signs.contains($0) }
        let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        let groups = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        // No thousands begin with a nought.
        let first = groups[0].drop { $0 == "-" || $0 == "+" }
        let isGrouped =
            (1...3).contains(first.count) && first.first != "0" && groups.dropFirst().allSatisfy { $0.count == 3 }
        return (isGrouped ? groups.joined() : String(parts[0])) + parts.dropFirst().map { "." + $0 }.joined()
    }

    private static func number(_ text: String) -> Int? {
        let digits = text.filter { $0 != "," && !signs.contains($0) }
        if let number = Int(digits) { return Statistics.isCount(number) ? number : nil }
        return Double(digits).flatMap { abs($0) < Double(Statistics.limit) ? Int($0) : nil }
    }
}
