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
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

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
        var sums: [String: [CivilDate: Int]] = [:]
        for row in rows where StoreTable.isOfApp(row) {
            guard case .string(let written)? = row[dayColumn], let day = StoreTable.day(written) else { continue }
            for (name, value) in row where name != dayColumn {
                guard case .string(let text) = value, let number = StoreTable.number(text),
                    let metric = StoreTable.metric(name)
                else { continue }
                sums[metric, default: [:]][day, default: 0] += number
            }
        }
        for (metric, days) in sums {
            for (day, count) in days { entries.append(Statistics.Entry(metric, count, on: day, .day)) }
        }
    }

    private static func rows(
        _ source: SourceText, _ lines: [Substring], _ head: Int
    ) throws(Mistakes) -> [Object] {
        if lines[head].contains("\t") {
            let names = cells(lines[head]).map { String($0) }
            return lines[(head + 1)...].filter { !$0.allSatisfy(\.isWhitespace) }.map { line in
                Object(zip(names, cells(line).map { Value.string(String($0)) }))
            }
        }
        // Lines above stay as empty ones, so that mistakes have their places.
        let blank = String(repeating: "\n", count: head)
        let text = SourceText(path: source.path, blank + lines[head...].joined(separator: "\n"))
        guard case .list(let rows) = try parseCSV(text) else { return [] }
        return rows.compactMap { if case .object(let row) = $0 { row } else { nil } }
    }

    /// The cells of a line, roughly: enough to find the names of columns.
    private static func cells(_ line: Substring) -> [Substring] {
        line.split(separator: line.contains("\t") ? "\t" : ",", omittingEmptySubsequences: false)
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
        let ignored = ["price", "proceeds", "version", "identifier", "package", "code", "id"]
        if ignored.contains(where: { name.split(separator: " ").contains(Substring($0)) }) { return nil }
        let words = name.split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? nil : words.joined(separator: "_")
    }

    private static func number(_ text: String) -> Int? {
        let digits = text.filter { $0 != "," && $0 != " " && $0 != "\"" && $0 != "\r" }
        return Int(digits) ?? Double(digits).flatMap { $0.isFinite && abs($0) < 1e15 ? Int($0) : nil }
    }

    /// `2026-12-01`, `12/01/2026` as Apple writes it, `Dec 1, 2026` or `1 Dec 2026` as Google does.
    static func day(_ text: String) -> CivilDate? {
        let text = text.filter { $0 != "\"" && $0 != "\r" }
        if let day = ISO8601.parse(text)?.date { return day }
        let parts = text.split { "/ ,.".contains($0) }
        guard parts.count == 3, let year = Int(parts[2]) else { return nil }
        func month(_ part: Substring) -> Int? { months.firstIndex(of: part.prefix(3).lowercased()).map { $0 + 1 } }
        if let month = month(parts[0]), let day = Int(parts[1]) { return CivilDate(year: year, month: month, day: day) }
        if let month = month(parts[1]), let day = Int(parts[0]) { return CivilDate(year: year, month: month, day: day) }
        guard let month = Int(parts[0]), let day = Int(parts[1]) else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }
}
