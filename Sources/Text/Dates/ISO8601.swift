/// Dates as ISO 8601 and RFC 3339 write them, and the looser forms that people put into front matter.
public enum ISO8601 {
    /// What a date text said: a day, perhaps a time, perhaps an offset.
    public struct Parsed: Sendable, Hashable {
        /// The day.
        public var date: CivilDate
        /// Seconds since midnight; nil where only the day was given.
        public var secondOfDay: Int?
        /// The fraction of the second.
        public var nanoseconds: Int
        /// The offset from UTC in seconds; nil where none was given.
        public var offsetSeconds: Int?

        /// A day, perhaps with a time and an offset.
        public init(date: CivilDate, secondOfDay: Int?, nanoseconds: Int = 0, offsetSeconds: Int? = nil) {
            self.date = date
            self.secondOfDay = secondOfDay
            self.nanoseconds = nanoseconds
            self.offsetSeconds = offsetSeconds
        }

        /// The instant this names; a zone is needed where the text has no offset.
        public func time(in zone: Zone) -> ZonedTime {
            if let offsetSeconds {
                let label = offsetSeconds == 0 ? "UTC" : ISO8601.offset(offsetSeconds, colon: true)
                let local = date.daysSinceEpoch * 86_400 + (secondOfDay ?? 0)
                let instant = Instant(seconds: local - offsetSeconds, nanoseconds: nanoseconds)
                return ZonedTime(instant: instant, offsetSeconds: offsetSeconds, abbreviation: label)
            }
            return zone.time(at: zone.instant(of: date, secondOfDay: secondOfDay ?? 0, nanoseconds: nanoseconds))
        }
    }

    /// Reads `2026-11-20`, `2026-11-20T09:30`, `2026-11-20 09:30:15.25 +0100`, `…Z`; nil where it is no such date.
    public static func parse(_ text: String) -> Parsed? {
        var reader = DigitReader(text)
        guard let year = reader.number(exactly: 4), reader.take("-"), let month = reader.number(atMost: 2),
            reader.take("-"), let day = reader.number(atMost: 2),
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        var parsed = Parsed(date: date, secondOfDay: nil, nanoseconds: 0, offsetSeconds: nil)
        if reader.isAtEnd { return parsed }
        guard reader.take("T") || reader.take("t") || reader.takeBlanks() else { return nil }
        guard let hour = reader.number(atMost: 2), hour < 25, reader.take(":"),
            let minute = reader.number(exactly: 2), minute < 60
        else { return nil }
        var second = 0
        if reader.take(":") {
            guard let value = reader.number(exactly: 2), value < 61 else { return nil }
            second = min(value, 59)
            if reader.take(".") || reader.take(",") { parsed.nanoseconds = reader.fraction() }
        }
        guard hour < 24 || (minute == 0 && second == 0) else { return nil }
        parsed.secondOfDay = hour * 3_600 + minute * 60 + second
        _ = reader.takeBlanks()
        if reader.isAtEnd { return parsed }
        guard let offset = reader.offset(), reader.isAtEnd else { return nil }
        parsed.offsetSeconds = offset
        return parsed
    }

    /// `2026-11-20T09:30:00+01:00`, and `Z` for UTC.
    public static func string(_ time: ZonedTime) -> String {
        let (date, seconds) = (time.date, time.offsetSeconds)
        guard (0...9999).contains(date.year) else {
            let zone = seconds == 0 ? "Z" : offset(seconds, colon: true)
            return "\(day(date))T\(two(time.hour)):\(two(time.minute)):\(two(time.second))\(zone)"
        }
        return String(unsafeUninitializedCapacity: 25) { out in
            write(date, to: out)
            out[10] = UInt8(ascii: "T")
            write(time.hour, to: out, at: 11)
            out[13] = UInt8(ascii: ":")
            write(time.minute, to: out, at: 14)
            out[16] = UInt8(ascii: ":")
            write(time.second, to: out, at: 17)
            guard seconds != 0 else {
                out[19] = UInt8(ascii: "Z")
                return 20
            }
            out[19] = seconds < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+")
            write(abs(seconds) / 3_600, to: out, at: 20)
            out[22] = UInt8(ascii: ":")
            write(abs(seconds) / 60 % 60, to: out, at: 23)
            return 25
        }
    }

    /// Two digits.
    private static func write(_ number: Int, to out: UnsafeMutableBufferPointer<UInt8>, at index: Int) {
        (out[index], out[index + 1]) = (0x30 + UInt8(number / 10), 0x30 + UInt8(number % 10))
    }

    /// A day of a year with four digits.
    private static func write(_ date: CivilDate, to out: UnsafeMutableBufferPointer<UInt8>) {
        write(date.year / 100, to: out, at: 0)
        write(date.year % 100, to: out, at: 2)
        write(date.month, to: out, at: 5)
        write(date.day, to: out, at: 8)
        (out[4], out[7]) = (UInt8(ascii: "-"), UInt8(ascii: "-"))
    }

    /// `2026-11-20`.
    public static func day(_ date: CivilDate) -> String {
        if (0...9999).contains(date.year) {
            return String(unsafeUninitializedCapacity: 10) { out in
                write(date, to: out)
                return 10
            }
        }
        let year = String(abs(date.year))
        let padded = String(repeating: "0", count: max(0, 4 - year.count)) + year
        return "\(date.year < 0 ? "-" : "")\(padded)-\(two(date.month))-\(two(date.day))"
    }

    /// `+0100` or `+01:00`.
    static func offset(_ seconds: Int, colon: Bool) -> String {
        let minutes = abs(seconds) / 60
        return (seconds < 0 ? "-" : "+") + two(minutes / 60) + (colon ? ":" : "") + two(minutes % 60)
    }

    static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

/// Reads the fields of a date from its bytes.
struct DigitReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        _ = takeBlanks()
    }

    var isAtEnd: Bool { index == bytes.count }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    mutating func takeBlanks() -> Bool {
        let start = index
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        return index > start
    }

    mutating func number(exactly count: Int) -> Int? {
        let start = index
        guard let value = number(atMost: count), index - start == count else { return nil }
        return value
    }

    mutating func number(atMost count: Int) -> Int? {
        let start = index
        var value = 0
        while index < bytes.count, index - start < count, (0x30...0x39).contains(bytes[index]) {
            value = value * 10 + Int(bytes[index] - 0x30)
            index += 1
        }
        return index > start ? value : nil
    }

    /// The digits behind a decimal point, as nanoseconds; digits past the ninth are dropped.
    mutating func fraction() -> Int {
        var value = 0
        var scale = 1_000_000_000
        while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
            scale /= 10
            value += Int(bytes[index] - 0x30) * scale
            index += 1
        }
        return value
    }

    /// `Z`, `UTC`, `+01`, `+0100`, `+01:00` in seconds.
    mutating func offset() -> Int? {
        if take("Z") || take("z") { return 0 }
        if bytes[index...].elementsEqual("UTC".utf8) {
            index = bytes.count
            return 0
        }
        let sign = take("-") ? -1 : take("+") ? 1 : 0
        guard sign != 0, let hours = number(exactly: 2), hours < 24 else { return nil }
        if isAtEnd { return sign * hours * 3_600 }
        _ = take(":")
        guard let minutes = number(exactly: 2), minutes < 60 else { return nil }
        return sign * (hours * 3_600 + minutes * 60)
    }
}
