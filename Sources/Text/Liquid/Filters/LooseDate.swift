import Dates
import Values

/// Dates as people write them, read as Ruby's `Time.parse` reads them.
enum LooseDate {
    /// The time a value stands for; nil where it stands for none.
    static func time(of value: Value, _ context: FilterContext) -> ZonedTime? {
        switch value {
        case .date(let time): return time
        case .integer(let seconds): return time(at: seconds, context)
        case .string(let text): return time(text, context)
        case .markup(let bytes): return time(String(decoding: bytes, as: UTF8.self), context)
        default: return nil
        }
    }

    private static func time(at seconds: Int, _ context: FilterContext) -> ZonedTime? {
        guard seconds.magnitude < 30_000_000_000_000 else { return nil }
        return context.zone.time(at: Instant(seconds: seconds))
    }

    private static func time(_ text: String, _ context: FilterContext) -> ZonedTime? {
        let lowered = text.lowercased()
        if lowered == "now" || lowered == "today" { return context.zone.time(at: context.now) }
        if !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
            return Int(text).flatMap { time(at: $0, context) }
        }
        if let parsed = ISO8601.parse(text) { return parsed.time(in: context.zone) }
        var fields = DateFields()
        guard fields.read(lowered) else { return nil }
        return fields.time(context)
    }
}

/// The parts of a date found in a text.
struct DateFields {
    private var year: Int?
    private var month: Int?
    private var day: Int?
    private var weekday: Int?
    private var secondOfDay: Int?
    private var nanoseconds = 0
    private var offsetSeconds: Int?

    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    private static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    private static let zones: [String: Int] = [
        "utc": 0, "gmt": 0, "z": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8,
        "pdt": -7, "cet": 1, "cest": 2, "bst": 1, "jst": 9,
    ]

    /// Finds the parts; false where there is none.
    mutating func read(_ text: String) -> Bool {
        let words = text.split { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\n" }.map(String.init)
        for (index, word) in words.enumerated() { read(word, next: index + 1 < words.count ? words[index + 1] : "") }
        return year != nil || month != nil || day != nil || secondOfDay != nil || weekday != nil
    }

    private mutating func read(_ word: String, next: String) {
        if readTime(word, next: next) || readOffset(word) || readDay(word) { return }
        let letters = String(word.prefix { $0.isLetter })
        if letters.count >= 3, let month = DateFields.months.firstIndex(of: String(letters.prefix(3))),
            DateFields.isPrefix(letters, month: month)
        {
            self.month = month + 1
        } else if letters.count >= 3, let weekday = DateFields.weekdays.firstIndex(of: String(letters.prefix(3))) {
            self.weekday = weekday
        } else if let hours = DateFields.zones[word] {
            offsetSeconds = hours * 3_600
        } else {
            readNumber(word)
        }
    }

    private static func isPrefix(_ letters: String, month: Int) -> Bool {
        let name = DateNames.english.months[month].lowercased()
        return name.hasPrefix(letters) || letters == "sept"
    }

    /// `10`, `2nd`, `2016`, `'16`.
    private mutating func readNumber(_ word: String) {
        let digits = word.drop { $0 == "'" }.prefix { $0.isNumber }
        guard let number = Int(digits), digits.count <= 4 else { return }
        let suffix = word.drop { $0 == "'" }.dropFirst(digits.count)
        guard suffix.isEmpty || ["st", "nd", "rd", "th", "."].contains(String(suffix)) else { return }
        if digits.count > 2 || word.hasPrefix("'") || day != nil {
            if year == nil { year = DateFields.fullYear(number, digits: digits.count) }
        } else {
            day = number
        }
    }

    private static func fullYear(_ year: Int, digits: Int) -> Int {
        digits > 2 ? year : year < 69 ? 2_000 + year : 1_900 + year
    }

    /// `2016-03-14`, `2016/3/14`, `14/3/2016`, `14-mar-2016`, and with a time behind `t`.
    private mutating func readDay(_ word: String) -> Bool {
        if let parsed = ISO8601.parse(word) {
            (year, month, day) = (parsed.date.year, parsed.date.month, parsed.date.day)
            if let second = parsed.secondOfDay {
                (secondOfDay, nanoseconds) = (second, parsed.nanoseconds)
                offsetSeconds = parsed.offsetSeconds ?? offsetSeconds
            }
            return true
        }
        let parts = word.split { $0 == "-" || $0 == "/" || $0 == "." }.map(String.init)
        guard parts.count >= 2, parts.count <= 3, !word.hasPrefix("-"), !word.hasPrefix("+") else { return false }
        if parts.count == 3, let named = DateFields.months.firstIndex(of: String(parts[1].prefix(3))),
            let first = Int(parts[0]), let last = Int(parts[2])
        {
            month = named + 1
            day = parts[0].count > 2 ? last : first
            year = parts[0].count > 2 ? first : DateFields.fullYear(last, digits: parts[2].count)
            return true
        }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count else { return false }
        if numbers.count == 2 {
            (month, day) = (numbers[0], numbers[1])
            if parts[0].count > 2 { (year, month, day) = (numbers[0], numbers[1], nil) }
        } else if parts[0].count > 2 {
            (year, month, day) = (numbers[0], numbers[1], numbers[2])
        } else if parts[2].count > 2 {
            (day, month, year) = (numbers[0], numbers[1], numbers[2])
        } else {
            (month, day) = (numbers[1], numbers[2])
            year = DateFields.fullYear(numbers[0], digits: parts[0].count)
        }
        return true
    }

    /// `10:00`, `10:00:30.5`, `10:00am`, `10am`, each perhaps with `+0100` or `z` behind it.
    private mutating func readTime(_ word: String, next: String) -> Bool {
        var rest = word[...]
        let hours = rest.prefix { $0.isNumber }
        guard (1...2).contains(hours.count), var hour = Int(hours) else { return false }
        rest = rest.dropFirst(hours.count)
        var parts: [Int] = []
        while rest.first == ":", parts.count < 2 {
            let digits = rest.dropFirst().prefix { $0.isNumber }
            guard let number = Int(digits), number < 61 else { return false }
            parts.append(number)
            rest = rest.dropFirst(1 + digits.count)
        }
        if parts.count == 2, rest.first == "." {
            let digits = rest.dropFirst().prefix { $0.isNumber }
            nanoseconds = Int((digits + "000000000").prefix(9)) ?? 0
            rest = rest.dropFirst(1 + digits.count)
        }
        let half = rest.isEmpty ? next : String(rest)
        let isHalf = half.hasPrefix("am") || half.hasPrefix("pm") || half.hasPrefix("a.m") || half.hasPrefix("p.m")
        guard !parts.isEmpty || isHalf else { return false }
        if isHalf {
            guard (1...12).contains(hour) else { return false }
            hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
        } else if !rest.isEmpty {
            guard readOffset(String(rest)) else { return false }
        }
        guard hour < 25 else { return false }
        secondOfDay = hour * 3_600 + (parts.first ?? 0) * 60 + (parts.count > 1 ? min(parts[1], 59) : 0)
        return true
    }

    /// `+0100`, `-05:00`, `z`, and `+0100` behind `utc` or `gmt`.
    private mutating func readOffset(_ word: String) -> Bool {
        if word == "z" {
            offsetSeconds = 0
            return true
        }
        var rest = word[...]
        if rest.hasPrefix("utc") || rest.hasPrefix("gmt") { rest = rest.dropFirst(3) }
        guard let sign = rest.first, sign == "+" || sign == "-", secondOfDay != nil || rest.count < word.count else {
            return false
        }
        let digits = rest.dropFirst().filter { $0 != ":" }
        guard digits.count <= 4, let number = Int(digits) else { return false }
        let seconds = digits.count <= 2 ? number * 3_600 : number / 100 * 3_600 + number % 100 * 60
        offsetSeconds = sign == "-" ? -seconds : seconds
        return true
    }

    /// What is missing is that of today, or the beginning of what was named.
    func time(_ context: FilterContext) -> ZonedTime? {
        let today = context.zone.time(at: context.now).date
        var date: CivilDate?
        if year == nil, month == nil, day == nil, let weekday {
            date = CivilDate(daysSinceEpoch: today.daysSinceEpoch - today.weekday + weekday)
        } else {
            let namesDay = year != nil || month != nil
            date = CivilDate(
                year: year ?? today.year, month: month ?? (year == nil ? today.month : 1),
                day: day ?? (namesDay ? 1 : today.day))
        }
        guard let date else { return nil }
        return ISO8601.Parsed(
            date: date, secondOfDay: secondOfDay ?? 0, nanoseconds: nanoseconds, offsetSeconds: offsetSeconds
        ).time(in: context.zone)
    }
}
