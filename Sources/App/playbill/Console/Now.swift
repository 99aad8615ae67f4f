import Dates

/// The instant of a run: `--now`, else `SOURCE_DATE_EPOCH`, else the clock.
enum Now {
    static func instant(_ arguments: ParsedArguments) throws(UsageError) -> Instant {
        if let instant = try arguments[.now] { return instant }
        if let text = Input.environment("SOURCE_DATE_EPOCH"), !text.isEmpty {
            guard let seconds = Int(text) else {
                throw UsageError("SOURCE_DATE_EPOCH must be a number of seconds, and is `\(text)`")
            }
            return Instant(seconds: seconds)
        }
        let clock = Input.clock()
        return Instant(seconds: clock.seconds, nanoseconds: clock.nanoseconds)
    }
}
