/// The clock of a GIF, which counts hundredths of a second.
///
/// Times are rounded, not durations, so that errors never add up and the whole lasts as long as it should. A frame
/// shown for less than 2/100 s would be slowed down to 10/100 s by browsers, so it gives way to the next one.
struct Ticks {
    /// The shortest time that browsers honour.
    static let shortest = 2
    /// The longest time that one frame can be given.
    static let longest = 65535
    /// A day.
    static let most = 8_640_000

    private(set) var elapsed = Duration.zero

    /// The hundredths gone by, to the nearest.
    var now: Int {
        let parts = elapsed.components
        return Int(parts.seconds) * 100 + Int((parts.attoseconds + 5_000_000_000_000_000) / 10_000_000_000_000_000)
    }

    /// Lets time go by; less than none counts as none.
    mutating func advance(_ duration: Duration) throws(GIFError) {
        guard duration <= .seconds(86_400) else { throw .tooLong }
        elapsed += max(.zero, duration)
        guard now <= Ticks.most else { throw .tooLong }
    }
}
