import Dates
import Markup

/// A chart of one number, day by day: bars of what each day brought, or a line of all up to then.
///
/// Posts are flags with numbers, told below; nothing is told by colour alone. It follows the reader's scheme, and its
/// title and description tell those who do not see it what it shows.
struct NumbersChart {
    private static let width = 480.0, height = 250.0
    private static let (left, right, top, bottom) = (16.0, 54.0, 72.0, 34.0)

    private let series: Statistics.Series
    private let title: String
    private let days: ClosedRange<Int>
    private let release: Int
    private let marks: [ReleaseNumbers.Mark]
    private let highest: Int

    /// A chart from three days before the release on; nil where fewer than two days are known.
    init?(_ series: Statistics.Series, title: String, since first: CivilDate, marks: [ReleaseNumbers.Mark]) {
        release = first.daysSinceEpoch
        let start = release - 3
        // Beyond a few months days are too narrow to be seen.
        let seen = start...(release + 120)
        let shown = series.entries.filter { seen.contains($0.day.daysSinceEpoch) }
        guard shown.count > 1, let last = shown.last?.day.daysSinceEpoch else { return nil }
        let end = max(last, release + 5)
        days = min(start, shown.first?.day.daysSinceEpoch ?? start)...end
        self.series = Statistics.Series(metric: series.metric, span: series.span, entries: shown)
        self.title = title
        self.marks = marks.filter { (start...end).contains($0.day.daysSinceEpoch) }
        highest = NumbersChart.roundedUp(self.series.entries.map(\.value).max() ?? 0)
    }

    /// The chart as a file of its own.
    var svg: String {
        let (wide, high) = (Int(NumbersChart.width), Int(NumbersChart.height) + legendHeight)
        var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(wide) \(high)\" width=\"\(wide)\" "
        svg += "height=\"\(high)\" role=\"img\" aria-labelledby=\"title about\">\n"
        svg += "<title id=\"title\">\(escaped(title))</title>\n<desc id=\"about\">\(escaped(about))</desc>\n"
        svg += NumbersChart.style
        svg += "<rect class=\"paper\" width=\"\(wide)\" height=\"\(high)\" rx=\"10\"/>\n"
        svg += text(title, NumbersChart.left, 30, "name")
        svg += grid + axis + (series.span == .day ? bars : line) + flags + legend
        return svg + "</svg>\n"
    }

    private static let style = """
        <style>
        text { font: 13px Inter, system-ui, sans-serif; fill: #625d69 }
        .paper { fill: #fbfaf6 } .name { font-size: 18px; font-weight: 700; fill: #1c1a22 }
        .grid { stroke: #e6e1d6 } .bar { fill: #c4391f } .line { fill: none; stroke: #c4391f; stroke-width: 2.5; stroke-linejoin: round }
        .dot { fill: #c4391f; stroke: #fbfaf6; stroke-width: 1.5 } .flag { fill: none; stroke: #1c1a22; stroke-dasharray: 2 3 }
        .badge { fill: #1c1a22 } .number { fill: #fbfaf6; font-weight: 700; font-size: 11px } .last { font-weight: 700; fill: #1c1a22 }
        @media (prefers-color-scheme: dark) {
        text { fill: #a8a3b5 } .paper { fill: #131219 } .name, .last { fill: #edeaf3 } .grid { stroke: #2e2b39 }
        .bar, .dot { fill: #ff8b6e } .dot { stroke: #131219 } .line { stroke: #ff8b6e } .flag { stroke: #edeaf3 } .badge { fill: #edeaf3 } .number { fill: #131219 }
        }
        </style>

        """

    /// What it shows, in a sentence or two.
    private var about: String {
        guard let last = series.entries.last, let most = series.entries.max(by: { $0.value < $1.value }) else {
            return ""
        }
        let what =
            series.span == .total
            ? "\(ReleaseNumbers.grouped(last.value)) in all on \(ISO8601.day(last.day))."
            : "A bar for each day; the highest is \(ReleaseNumbers.grouped(most.value)) on \(ISO8601.day(most.day))."
        let posts = marks.map { "\($0.name) on \(ISO8601.day($0.day))" }.joined(separator: ", ")
        return what + (posts.isEmpty ? "" : " Posted: \(posts).")
    }
}

// MARK: - Parts

extension NumbersChart {
    private var legendHeight: Int { marks.isEmpty ? 0 : 14 + 22 * ((flagged.count + 1) / 2) }

    /// Posts of one day share a flag.
    private var flagged: [(day: Int, names: String)] {
        Dictionary(grouping: marks) { $0.day.daysSinceEpoch }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value.map(\.name).joined(separator: ", ")) }
    }

    private var dayWidth: Double {
        (NumbersChart.width - NumbersChart.left - NumbersChart.right) / Double(days.count)
    }

    /// The middle of a day.
    private func x(_ day: Int) -> Double { NumbersChart.left + (Double(day - days.lowerBound) + 0.5) * dayWidth }

    private func y(_ value: Int) -> Double {
        let room = NumbersChart.height - NumbersChart.top - NumbersChart.bottom
        return NumbersChart.height - NumbersChart.bottom - room * Double(value) / Double(max(highest, 1))
    }

    private var grid: String {
        [0, highest / 2, highest].map { value in
            let (from, to) = (decimal(NumbersChart.left), decimal(NumbersChart.width - NumbersChart.right))
            return
                "<line class=\"grid\" x1=\"\(from)\" x2=\"\(to)\" y1=\"\(decimal(y(value)))\" y2=\"\(decimal(y(value)))\"/>\n"
                + text(ReleaseNumbers.grouped(value), NumbersChart.width - NumbersChart.right + 8, y(value) + 4)
        }.joined()
    }

    /// Days as people count them from the release on, and its date.
    private var axis: String {
        let step = [1, 2, 5, 7, 14, 30].first { dayWidth * Double($0) > 36 } ?? 30
        var labels = ""
        for day in stride(from: release, through: days.upperBound, by: step) {
            let name = day == release ? ISO8601.day(CivilDate(daysSinceEpoch: day)) : "+\(day - release)"
            if day != release, x(day) - x(release) < 66 { continue }
            // The date is wider than its day.
            let middle = day == release ? max(x(day), NumbersChart.left + 33) : x(day)
            labels += text(name, middle, NumbersChart.height - NumbersChart.bottom + 20, anchor: "middle")
        }
        return labels
    }

    private var bars: String {
        let width = max(1, dayWidth * 0.72)
        return series.entries.map { entry in
            let (middle, high) = (x(entry.day.daysSinceEpoch), y(entry.value))
            return
                "<rect class=\"bar\" x=\"\(decimal(middle - width / 2))\" y=\"\(decimal(high))\" width=\"\(decimal(width))\" "
                + "height=\"\(decimal(y(0) - high))\" rx=\"\(decimal(min(2, width / 3)))\"/>\n"
        }.joined()
    }

    private var line: String {
        let points = series.entries.map { (x($0.day.daysSinceEpoch), y($0.value)) }
        let path = points.enumerated().map {
            "\($0.offset == 0 ? "M" : "L")\(decimal($0.element.0)) \(decimal($0.element.1))"
        }
        var svg = "<path class=\"line\" d=\"\(path.joined())\"/>\n"
        guard let end = points.last, let last = series.entries.last else { return svg }
        svg += "<circle class=\"dot\" cx=\"\(decimal(end.0))\" cy=\"\(decimal(end.1))\" r=\"4.5\"/>\n"
        return svg + text(ReleaseNumbers.grouped(last.value), end.0, end.1 - 11, "last", anchor: "middle")
    }

    private var flags: String {
        var (svg, free) = ("", 0.0)
        for (index, flag) in flagged.enumerated() {
            let (place, badge) = (decimal(x(flag.day)), max(x(flag.day), free))
            free = badge + 20
            svg += "<path class=\"flag\" d=\"M\(decimal(badge)) 62L\(place) 72V\(decimal(y(0)))\"/>\n"
            svg += "<circle class=\"badge\" cx=\"\(decimal(badge))\" cy=\"55\" r=\"9\"/>\n"
            svg += text("\(index + 1)", badge, 59, "number", anchor: "middle")
        }
        return svg
    }

    /// What the flags stand for.
    private var legend: String {
        let column = (NumbersChart.width - 2 * NumbersChart.left) / 2
        return flagged.enumerated().map { index, flag in
            let (x, y) = (
                NumbersChart.left + Double(index % 2) * column, NumbersChart.height + 12 + 22 * Double(index / 2)
            )
            let names = flag.names.count > 30 ? flag.names.prefix(29) + "…" : flag.names[...]
            return "<circle class=\"badge\" cx=\"\(decimal(x + 9))\" cy=\"\(decimal(y - 4))\" r=\"9\"/>\n"
                + text("\(index + 1)", x + 9, y, "number", anchor: "middle") + text(String(names), x + 24, y)
        }.joined()
    }

    private func text(_ words: String, _ x: Double, _ y: Double, _ kind: String? = nil, anchor: String? = nil) -> String
    {
        let kind = kind.map { " class=\"\($0)\"" } ?? ""
        let anchor = anchor.map { " text-anchor=\"\($0)\"" } ?? ""
        return "<text\(kind) x=\"\(decimal(x))\" y=\"\(decimal(y))\"\(anchor)>\(escaped(words))</text>\n"
    }

    /// A number with one digit behind the point, the same on every machine.
    private func decimal(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0
            ? String(tenths / 10) : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    /// The next number that reads well at the top of a chart: 1, 2, 4, 5 or 10 times a power of ten.
    private static func roundedUp(_ number: Int) -> Int {
        var power = 1
        while power * 10 < number { power *= 10 }
        return [1, 2, 4, 5, 10].map { $0 * power }.first { $0 >= number && $0 % 2 == 0 || $0 >= number } ?? number
    }
}
