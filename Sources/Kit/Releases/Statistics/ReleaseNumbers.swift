import Dates

/// What came of a release: the numbers after three and after five days and as they are now, with what was posted when.
package struct ReleaseNumbers: Sendable {
    /// Something that was posted, by the days since the release.
    package struct Mark: Sendable, Hashable {
        package var day: CivilDate
        package var name: String

        package init(_ name: String, on day: CivilDate) { (self.name, self.day) = (name, day) }
    }

    /// The product and its release: `Lantern 2.0`.
    let title: String
    /// The first day of the release.
    let first: CivilDate
    let series: [Statistics.Series]
    let marks: [Mark]

    package init(_ title: String, since first: CivilDate, _ statistics: Statistics, marks: [Mark]) {
        (self.title, self.first, self.marks) = (title, first, marks.sorted { ($0.day, $0.name) < ($1.day, $1.name) })
        // What ended before says nothing about it.
        series = statistics.series.filter { ($0.entries.last?.day ?? first) >= first }
    }

    /// A chart of each number, by the name of its file.
    package var charts: [(file: String, svg: String)] {
        drawn.map(\.chart)
    }

    private var drawn: [(series: Statistics.Series, chart: (file: String, svg: String))] {
        series.compactMap { series in
            NumbersChart(series, title: name(series), since: first, marks: marks)
                .map { (series, ("\(file(series)).svg", $0.svg)) }
        }
    }

    /// The numbers as a section of a README or a post.
    package var markdown: String {
        var text = "## \(title) in numbers\n\n| since \(ISO8601.day(first)) | after 3 days | after 5 days | now |\n"
        text += "| --- | ---: | ---: | ---: |\n"
        for row in rows { text += "| \(row.joined(separator: " | ")) |\n" }
        for (series, chart) in drawn { text += "\n![\(words(series))](\(chart.file))\n" }
        if !marks.isEmpty {
            text += "\nPosted: " + marks.map { "\($0.name) on \(ISO8601.day($0.day))" }.joined(separator: ", ") + ".\n"
        }
        return text
    }

    /// The rows of the table: name, after three days, after five, now.
    var rows: [[String]] {
        series.map { series in
            let parts = [series.sum(of: 3, since: first), series.sum(of: 5, since: first)].map { sum in
                sum.map { ReleaseNumbers.grouped($0) } ?? "–"
            }
            return [name(series)] + parts + [ReleaseNumbers.grouped(series.all(since: first))]
        }
    }

    /// What a series counts, in words: `stars`, and where both are known `stars in all`.
    private func name(_ series: Statistics.Series) -> String {
        let name = series.metric.replacing("_", with: " ")
        let hasBoth = self.series.count { $0.metric == series.metric } > 1
        return hasBoth && series.span == .total ? name + " in all" : name
    }

    private func file(_ series: Statistics.Series) -> String {
        let hasBoth = self.series.count { $0.metric == series.metric } > 1
        return series.metric + (hasBoth && series.span == .total ? "-total" : "")
    }

    /// What a chart shows, for those who do not see it.
    private func words(_ series: Statistics.Series) -> String {
        let now = ReleaseNumbers.grouped(series.all(since: first))
        let three = series.sum(of: 3, since: first).map { ", \(ReleaseNumbers.grouped($0)) after three days" } ?? ""
        return "\(name(series)) since \(ISO8601.day(first)): \(now) up to now\(three)"
    }

    /// `12 345`: with a narrow blank between thousands, which no language reads as a point.
    static func grouped(_ number: Int) -> String {
        var digits = String(abs(number))
        var parts: [String] = []
        while digits.count > 3 {
            parts.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "\u{2212}" : "") + ([digits] + parts).joined(separator: "\u{202f}")
    }
}
