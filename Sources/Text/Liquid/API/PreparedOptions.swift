/// Options made ready for many renders, which share them by one reference: a copy of them has much to retain, and threads
/// that retain the same things wait for each other.
public final class PreparedOptions: Sendable {
    /// The options.
    public let options: RenderOptions
    let filterContext: FilterContext

    /// Options made ready.
    public init(_ options: RenderOptions) {
        self.options = options
        filterContext = FilterContext(
            zone: options.zone, instant: options.now, onClock: options.onClock, escaping: options.escaping,
            language: options.language,
            mostElements: options.limits.iterations, mostBytes: options.limits.outputBytes)
    }
}
