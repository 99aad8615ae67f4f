extension ZonedTime {
    /// The time written by a pattern of `%` directives, as Ruby's `Time#strftime` reads them.
    ///
    /// All directives (`%Y %C %y %m %B %b %h %d %e %j %H %k %I %l %P %p %M %S %L %N %z %Z %A %a %u %w %G %g %V %U %W %s %Q
    /// %n %t %% %c %D %F %v %x %X %r %R %T %+`), flags (`-`, `0`, `^`, `#`, `_`, `:`) and widths. What is no directive
    /// stays as it is.
    /// - Parameters:
    ///   - pattern: the pattern.
    ///   - names: the language's names of months and days.
    /// - Returns: the text.
    public func strftime(_ pattern: String, names: DateNames = .english) -> String {
        var pattern = pattern
        return pattern.withUTF8 { pattern in
            // Most are short, and one that is not tells how much room it takes.
            var room = StrftimeFormatter.usualLength
            while true {
                let (text, needed) = written(pattern, names, room: room)
                if let text { return text }
                room = needed
            }
        }
    }

    /// The text, and how many bytes it has; nil where the room is too small for it.
    private func written(
        _ pattern: UnsafeBufferPointer<UInt8>, _ names: DateNames, room: Int
    ) -> (text: String?, needed: Int) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { out in
            var formatter = StrftimeFormatter(time: self, names: names, out: out)
            formatter.write(pattern)
            let count = formatter.count
            return (count > room ? nil : String(decoding: out[..<count], as: UTF8.self), count)
        }
    }
}

/// The flags and the width between `%` and the letter.
struct StrftimeFlags {
    /// The byte numbers and texts are padded with; nil for the directive's own.
    var padding: UInt8?
    var isUnpadded = false
    var isUppercase = false
    var changesCase = false
    var colons = 0
    var width: Int?

    /// A width beyond this is cut to it: a pattern must not fill the memory.
    static let widest = 1_024
}

/// Writes a time into room of somebody else's, and counts what found none in it.
struct StrftimeFormatter {
    /// The room that nearly all patterns do with.
    static let usualLength = 64

    let time: ZonedTime
    let names: DateNames
    let date: CivilDate
    private let out: UnsafeMutableBufferPointer<UInt8>
    /// How many bytes the text has, whether there was room for them or not.
    private(set) var count = 0

    init(time: ZonedTime, names: DateNames, out: UnsafeMutableBufferPointer<UInt8>) {
        self.time = time
        self.names = names
        self.out = out
        date = time.date
    }

    @inline(__always)
    private mutating func append(_ byte: UInt8) {
        if count < out.count { out[count] = byte }
        count += 1
    }

    private mutating func append(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { append(byte) }
    }

    mutating func write(_ pattern: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < pattern.count {
            guard pattern[index] == UInt8(ascii: "%") else {
                append(pattern[index])
                index += 1
                continue
            }
            let start = index
            index += 1
            let flags = StrftimeFormatter.flags(pattern, &index)
            if index < pattern.count, directive(pattern[index], flags) {
                index += 1
            } else {
                index = min(index + 1, pattern.count)
                append(pattern[start..<index])
            }
        }
    }

    private static func flags(_ pattern: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> StrftimeFlags {
        var flags = StrftimeFlags()
        while index < pattern.count {
            let byte = pattern[index]
            switch byte {
            case UInt8(ascii: "-"): flags.isUnpadded = true
            case UInt8(ascii: "0") where flags.width == nil: flags.padding = UInt8(ascii: "0")
            case UInt8(ascii: "_"): flags.padding = 0x20
            case UInt8(ascii: "^"): flags.isUppercase = true
            case UInt8(ascii: "#"): flags.changesCase = true
            case UInt8(ascii: ":"): flags.colons += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                flags.width = min((flags.width ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), StrftimeFlags.widest)
            case UInt8(ascii: "E"), UInt8(ascii: "O"):
                // The locale's alternative forms: the plain ones, as Ruby has it.
                guard index + 1 < pattern.count, isLetter(pattern[index + 1]) else { return flags }
            default: return flags
            }
            index += 1
        }
        return flags
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

    /// Writes what a directive stands for; false where the letter is none.
    private mutating func directive(_ letter: UInt8, _ flags: StrftimeFlags) -> Bool {
        if flags.colons > 0, letter != UInt8(ascii: "z") { return false }
        return dayDirective(letter, flags) || timeDirective(letter, flags) || nameDirective(letter, flags)
            || compound(letter, flags)
    }

    private mutating func dayDirective(_ letter: UInt8, _ flags: StrftimeFlags) -> Bool {
        switch Unicode.Scalar(letter) {
        case "Y": number(date.year, width: date.year < 0 ? 5 : 4, flags)
        case "C": number(floorDivide(date.year, by: 100), width: 2, flags)
        case "y": number(date.year - floorDivide(date.year, by: 100) * 100, width: 2, flags)
        case "m": number(date.month, width: 2, flags)
        case "d": number(date.day, width: 2, flags)
        case "e": number(date.day, width: 2, padding: 0x20, flags)
        case "j": number(date.dayOfYear, width: 3, flags)
        case "u": number(date.weekday == 0 ? 7 : date.weekday, width: 1, flags)
        case "w": number(date.weekday, width: 1, flags)
        case "G": number(isoWeek.year, width: isoWeek.year < 0 ? 5 : 4, flags)
        case "g": number(isoWeek.year - floorDivide(isoWeek.year, by: 100) * 100, width: 2, flags)
        case "V": number(isoWeek.week, width: 2, flags)
        case "U": number((date.dayOfYear + 6 - date.weekday) / 7, width: 2, flags)
        case "W": number((date.dayOfYear + 6 - (date.weekday + 6) % 7) / 7, width: 2, flags)
        default: return false
        }
        return true
    }

    private mutating func timeDirective(_ letter: UInt8, _ flags: StrftimeFlags) -> Bool {
        switch Unicode.Scalar(letter) {
        case "H": number(time.hour, width: 2, flags)
        case "k": number(time.hour, width: 2, padding: 0x20, flags)
        case "I": number((time.hour + 11) % 12 + 1, width: 2, flags)
        case "l": number((time.hour + 11) % 12 + 1, width: 2, padding: 0x20, flags)
        case "M": number(time.minute, width: 2, flags)
        case "S": number(time.second, width: 2, flags)
        case "s": number(time.instant.seconds, width: 1, flags)
        case "Q": number(time.instant.seconds * 1_000 + time.instant.nanoseconds / 1_000_000, width: 1, flags)
        case "L": fraction(digits: flags.width ?? 3)
        case "N": fraction(digits: flags.width ?? 9)
        case "z": offset(flags)
        default: return false
        }
        return true
    }

    private mutating func nameDirective(_ letter: UInt8, _ flags: StrftimeFlags) -> Bool {
        switch Unicode.Scalar(letter) {
        case "B": text(names.months[date.month - 1], flags)
        case "b", "h": text(names.shortMonths[date.month - 1], flags)
        case "A": text(names.weekdays[date.weekday], flags)
        case "a": text(names.shortWeekdays[date.weekday], flags)
        case "p": text(flags.changesCase ? meridiem.lowercased() : meridiem, flags, changesTo: nil)
        case "P": text(meridiem.lowercased(), flags, changesTo: nil)
        case "Z": text(flags.changesCase ? time.abbreviation.lowercased() : time.abbreviation, flags, changesTo: nil)
        case "n": text("\n", flags)
        case "t": text("\t", flags)
        case "%": text("%", flags)
        default: return false
        }
        return true
    }

    /// The directives that stand for several others, none of which stands for several.
    private mutating func compound(_ letter: UInt8, _ flags: StrftimeFlags) -> Bool {
        let pattern: StaticString
        switch Unicode.Scalar(letter) {
        case "c": pattern = "%a %b %e %H:%M:%S %Y"
        case "D", "x": pattern = "%m/%d/%y"
        case "F": pattern = "%Y-%m-%d"
        case "v": pattern = "%e-%^b-%Y"
        case "X", "T": pattern = "%H:%M:%S"
        case "r": pattern = "%I:%M:%S %p"
        case "R": pattern = "%H:%M"
        case "+": pattern = "%a %b %e %H:%M:%S %Z %Y"
        default: return false
        }
        text(time.strftime(String(describing: pattern), names: names), flags)
        return true
    }

    private var meridiem: String { names.meridiems[time.hour < 12 ? 0 : 1] }

    /// The year and week of ISO 8601: week 1 has the year's first Thursday.
    private var isoWeek: (year: Int, week: Int) {
        let thursday = CivilDate(daysSinceEpoch: date.daysSinceEpoch + 3 - (date.weekday + 6) % 7)
        return (thursday.year, (thursday.dayOfYear - 1) / 7 + 1)
    }
}

// MARK: - Padding

extension StrftimeFormatter {
    private mutating func number(_ value: Int, width: Int, padding: UInt8 = UInt8(ascii: "0"), _ flags: StrftimeFlags) {
        let pad = flags.padding ?? padding
        let sign = value < 0 ? 1 : 0
        let wanted = flags.isUnpadded ? 0 : flags.width ?? width
        if (0..<10_000).contains(value) { return short(value, width: wanted, padding: pad) }
        var unit: UInt = 1
        var digits = 1
        while value.magnitude / unit >= 10 { (unit, digits) = (unit * 10, digits + 1) }
        let missing = max(0, wanted - digits - sign)
        if value < 0, pad == UInt8(ascii: "0") { append(UInt8(ascii: "-")) }
        append(repeatElement(pad, count: missing))
        if value < 0, pad != UInt8(ascii: "0") { append(UInt8(ascii: "-")) }
        while unit > 0 {
            append(UInt8(ascii: "0") + UInt8(value.magnitude / unit % 10))
            unit /= 10
        }
    }

    /// A number of up to four digits, as nearly all are: by constants, which divide by multiplying.
    private mutating func short(_ value: Int, width: Int, padding: UInt8) {
        let digits = value < 10 ? 1 : value < 100 ? 2 : value < 1_000 ? 3 : 4
        var missing = width - digits
        while missing > 0 {
            append(padding)
            missing -= 1
        }
        if digits > 3 { append(0x30 + UInt8(value / 1_000)) }
        if digits > 2 { append(0x30 + UInt8(value / 100 % 10)) }
        if digits > 1 { append(0x30 + UInt8(value / 10 % 10)) }
        append(0x30 + UInt8(value % 10))
    }

    /// A name; `changesTo` is the case that the flag `#` asks for.
    private mutating func text(
        _ name: String, _ flags: StrftimeFlags, changesTo change: ((String) -> String)? = { $0.uppercased() }
    ) {
        var name = name
        if flags.isUppercase { name = name.uppercased() } else if flags.changesCase, let change { name = change(name) }
        if let width = flags.width, !flags.isUnpadded {
            let missing = width - name.unicodeScalars.count
            if missing > 0 { append(repeatElement(flags.padding ?? 0x20, count: missing)) }
        }
        name.withUTF8 { append($0) }
    }

    private mutating func fraction(digits: Int) {
        let nine = String(1_000_000_000 + time.instant.nanoseconds).utf8.dropFirst()
        append(nine.prefix(max(1, digits)))
        if digits > 9 { append(repeatElement(UInt8(ascii: "0"), count: digits - 9)) }
    }

    /// `+0100`, `+01:00` with one colon, `+01:00:00` with two, `+01` (as short as it can be) with three.
    private mutating func offset(_ flags: StrftimeFlags) {
        let seconds = abs(time.offsetSeconds)
        let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
        let two = ISO8601.two
        let tail: String
        switch flags.colons {
        case 0: tail = two(minutes)
        case 1: tail = ":" + two(minutes)
        case 2: tail = ":" + two(minutes) + ":" + two(rest)
        default:
            tail = rest > 0 ? ":" + two(minutes) + ":" + two(rest) : minutes > 0 ? ":" + two(minutes) : ""
        }
        let sign = UInt8(ascii: time.offsetSeconds < 0 ? "-" : "+")
        let missing = max(0, (flags.width ?? 0) - 3 - tail.utf8.count)
        if flags.padding == 0x20 {
            let unpadded = String(hours)
            let blanks = flags.isUnpadded ? 0 : missing + 2 - unpadded.utf8.count
            append(repeatElement(0x20, count: blanks))
            append(sign)
            append(unpadded.utf8)
        } else {
            append(sign)
            append(repeatElement(UInt8(ascii: "0"), count: missing))
            append((flags.isUnpadded ? String(hours) : two(hours)).utf8)
        }
        append(tail.utf8)
    }
}
