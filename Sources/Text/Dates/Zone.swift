/// A time zone: when its clocks changed, and how they will go on changing.
///
/// Read from the bytes of a TZif file (RFC 8536), the form in which every system carries the IANA database; the
/// caller reads the file, since this module knows no disk.
public struct Zone: Sendable, Hashable {
    /// The IANA name, such as `Europe/Paris`.
    public let name: String
    private let transitions: [Int]
    private let kinds: [UInt8]
    private let types: [LocalTimeType]
    private let footer: FooterRule?

    struct LocalTimeType: Sendable, Hashable {
        var offsetSeconds: Int
        var isDaylight: Bool
        var abbreviation: String
    }

    /// Coordinated universal time.
    public static let utc = Zone(fixed: 0, name: "UTC")

    /// A zone that never changes its offset.
    public init(fixed offsetSeconds: Int, name: String? = nil) {
        let label = name ?? ISO8601.offset(offsetSeconds, colon: true)
        self.name = label
        transitions = []
        kinds = []
        types = [LocalTimeType(offsetSeconds: offsetSeconds, isDaylight: false, abbreviation: label)]
        footer = nil
    }

    /// The zone in the bytes of a TZif file, or nil where they are not one.
    public init?(name: String, tzif bytes: [UInt8]) {
        guard let parsed = TZif(bytes) else { return nil }
        self.name = name
        transitions = parsed.transitions
        kinds = parsed.kinds
        types = parsed.types
        footer = FooterRule(parsed.footer)
    }

    /// An instant as the clocks of this zone show it.
    public func time(at instant: Instant) -> ZonedTime {
        let type = type(at: instant.seconds)
        return ZonedTime(instant: instant, offsetSeconds: type.offsetSeconds, abbreviation: type.abbreviation)
    }

    /// The instant at which a local clock shows this day and second of the day.
    ///
    /// Where clocks were turned back the earlier instant counts; where they were turned forward, the instant that the
    /// offset before the gap gives.
    public func instant(of date: CivilDate, secondOfDay: Int, nanoseconds: Int = 0) -> Instant {
        let local = date.daysSinceEpoch * 86_400 + secondOfDay
        let before = type(at: local - 86_400).offsetSeconds
        let after = type(at: local + 86_400).offsetSeconds
        for offset in [max(before, after), min(before, after)] where type(at: local - offset).offsetSeconds == offset {
            return Instant(seconds: local - offset, nanoseconds: nanoseconds)
        }
        return Instant(seconds: local - before, nanoseconds: nanoseconds)
    }

    private func type(at seconds: Int) -> LocalTimeType {
        guard let last = transitions.last, let first = transitions.first else {
            return footer?.type(at: seconds) ?? types[0]
        }
        if seconds < first { return types.first(where: { !$0.isDaylight }) ?? types[0] }
        if seconds >= last, let footer { return footer.type(at: seconds) }
        var low = 0
        var high = transitions.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if transitions[middle] <= seconds { low = middle } else { high = middle }
        }
        return types[Int(kinds[low])]
    }
}
