/// The rule for times after a TZif file's last transition: a POSIX `TZ` string such as `CET-1CEST,M3.5.0,M10.5.0/3`.
struct FooterRule: Sendable, Hashable {
    private var standard: Zone.LocalTimeType
    private var daylight: Zone.LocalTimeType?
    private var starts = Change(month: 3, week: 2, weekday: 0, second: 7_200)
    private var ends = Change(month: 11, week: 1, weekday: 0, second: 7_200)

    /// The day of a month on which clocks change; julian days are kept as `month == 0`.
    private struct Change: Sendable, Hashable {
        var month: Int
        var week: Int
        var weekday: Int
        var second: Int

        func second(of year: Int) -> Int {
            guard month > 0, let first = CivilDate(year: year, month: month, day: 1) else {
                let newYear = CivilDate(year: year, month: 1, day: 1)?.daysSinceEpoch ?? 0
                return (newYear + week) * 86_400 + second
            }
            var day = 1 + (weekday - first.weekday + 7) % 7 + (week - 1) * 7
            if day > CivilDate.days(in: month, of: year) { day -= 7 }
            return (first.daysSinceEpoch + day - 1) * 86_400 + second
        }
    }

    init?(_ text: String) {
        var reader = Reader(text)
        guard let name = reader.name(), let west = reader.time() else { return nil }
        standard = Zone.LocalTimeType(offsetSeconds: -west, isDaylight: false, abbreviation: name)
        guard let summerName = reader.name() else { return }
        let summerWest = reader.peek == "," ? west - 3_600 : reader.time() ?? west - 3_600
        daylight = Zone.LocalTimeType(offsetSeconds: -summerWest, isDaylight: true, abbreviation: summerName)
        guard let start = reader.change(), let end = reader.change() else { return }
        (starts, ends) = (start, end)
    }

    func type(at seconds: Int) -> Zone.LocalTimeType {
        guard let daylight else { return standard }
        let year = CivilDate(daysSinceEpoch: floorDivide(seconds + standard.offsetSeconds, by: 86_400)).year
        let start = starts.second(of: year) - standard.offsetSeconds
        let end = ends.second(of: year) - daylight.offsetSeconds
        let isSummer = start < end ? (start..<end).contains(seconds) : !(end..<start).contains(seconds)
        return isSummer ? daylight : standard
    }

    private struct Reader {
        private var rest: Substring

        init(_ text: String) { rest = text[...] }

        var peek: Character? { rest.first }

        mutating func name() -> String? {
            if rest.first == "<", let end = rest.firstIndex(of: ">") {
                let name = rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
                return String(name)
            }
            let name = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(name.count)
            return name.isEmpty ? nil : String(name)
        }

        mutating func number() -> Int? {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            return Int(digits)
        }

        /// `[+-]hh[:mm[:ss]]` in seconds.
        mutating func time() -> Int? {
            let sign = rest.first == "-" ? -1 : 1
            if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
            guard var seconds = number(), seconds < 1_000 else { return nil }
            seconds *= 3_600
            for unit in [60, 1] where rest.first == ":" {
                rest.removeFirst()
                seconds += (number() ?? 0) % 100 * unit
            }
            return sign * seconds
        }

        /// `,Mm.w.d[/time]`, `,Jn` or `,n`.
        mutating func change() -> Change? {
            guard rest.first == "," else { return nil }
            rest.removeFirst()
            var change = Change(month: 0, week: 0, weekday: 0, second: 7_200)
            if rest.first == "M" {
                rest.removeFirst()
                guard let month = number(), (1...12).contains(month) else { return nil }
                rest = rest.dropFirst()
                guard let week = number(), (1...5).contains(week) else { return nil }
                rest = rest.dropFirst()
                guard let weekday = number(), weekday < 7 else { return nil }
                change = Change(month: month, week: week, weekday: weekday, second: 7_200)
            } else {
                let isJulian = rest.first == "J"
                if isJulian { rest.removeFirst() }
                guard let day = number(), day < 367 else { return nil }
                change.week = isJulian ? max(0, day - 1) : day
            }
            if rest.first == "/" {
                rest.removeFirst()
                change.second = time() ?? 7_200
            }
            return change
        }
    }
}
