/// A point in time: nanoseconds and seconds since 1970-01-01T00:00:00Z, without leap seconds.
public struct Instant: Sendable, Hashable, Comparable {
    /// Whole seconds since the epoch, rounded down.
    public var seconds: Int
    /// Nanoseconds above ``seconds``, 0 to 999,999,999.
    public var nanoseconds: Int

    /// A point in time.
    public init(seconds: Int, nanoseconds: Int = 0) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// Earlier instants come first.
    public static func < (left: Instant, right: Instant) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}

/// An instant as a clock in some zone shows it.
public struct ZonedTime: Sendable, Hashable {
    /// The point in time.
    public var instant: Instant
    /// How far the local clock is ahead of UTC, in seconds.
    public var offsetSeconds: Int
    /// What the zone is called at that instant: `UTC`, `CET`, `+02:00`.
    public var abbreviation: String

    /// An instant and the offset at which it is shown.
    public init(instant: Instant, offsetSeconds: Int = 0, abbreviation: String = "UTC") {
        self.instant = instant
        self.offsetSeconds = offsetSeconds
        self.abbreviation = abbreviation
    }

    private var localSeconds: Int { instant.seconds + offsetSeconds }

    /// The local day.
    public var date: CivilDate { CivilDate(daysSinceEpoch: floorDivide(localSeconds, by: 86_400)) }
    /// Seconds since local midnight.
    public var secondOfDay: Int { localSeconds - floorDivide(localSeconds, by: 86_400) * 86_400 }
    /// The local hour, 0 to 23.
    public var hour: Int { secondOfDay / 3_600 }
    /// The minute, 0 to 59.
    public var minute: Int { secondOfDay / 60 % 60 }
    /// The second, 0 to 59.
    public var second: Int { secondOfDay % 60 }
}

func floorDivide(_ dividend: Int, by divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
}
