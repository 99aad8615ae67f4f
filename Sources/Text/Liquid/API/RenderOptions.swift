public import Dates
public import Diagnostics
public import Languages
public import Markup
package import Values

/// What a render needs besides the template and the data.
public struct RenderOptions: Sendable {
    /// What happens to names that stand for nothing.
    public enum Strictness: Sendable {
        /// They print as nothing.
        case lenient
        /// They print as nothing, and a filter that cannot work gives back what it was given, as Jekyll's often do.
        case forgiving
        /// They are errors, unless `default`, `if`, `unless`, `case` or a comparison looks at them.
        case strict
    }

    /// Finds a partial by its name as the template wrote it, and the extension of the file that asks.
    ///
    /// The extension is `html`, or nothing. Nil where there is none; it throws where there is one with mistakes. Called
    /// once a name and render.
    public typealias PartialLoader =
        @Sendable (_ name: String, _ fileExtension: String) throws(Mistakes) -> Template?

    /// How printed values are escaped; nil prints them as they are.
    public var escaping: Escaping?
    /// What happens to names that stand for nothing.
    public var strictness: Strictness
    /// The zone of dates without one, and of `'now'`.
    public var zone: Zone
    /// What `'now'` means.
    public var now: Instant
    /// Is called where a filter looks at the clock.
    public var onClock: (@Sendable () -> Void)?
    /// The language in which dates, numbers and counts are written.
    public var language: Language
    /// How much the template may ask for.
    public var limits: RenderLimits
    /// Whether `render` sees the globals; assigned variables it never sees.
    public var rendersSeeGlobals: Bool
    /// Whether what an include with `key=value` is told has its plain name as well, besides `include.key`.
    public var hasPlainIncludes = true
    /// Finds partials.
    public var partials: PartialLoader
    /// What the partials are called, for "did you mean".
    public var partialNames: [String] = []
    /// Keeps what is the same on all pages, of templates that say what is.
    package var shared: (any SharedTexts)?

    /// What `include_cached` sees, which is the same on all pages; nil where it is another word for `include`.
    package var globalsOfAll: Value?

    /// Options; without a loader there are no partials.
    public init(
        escaping: Escaping? = nil, strictness: Strictness = .lenient, zone: Zone = .utc, now: Instant,
        language: Language = .english, limits: RenderLimits = RenderLimits(), rendersSeeGlobals: Bool = true,
        partials: @escaping PartialLoader = { (_, _) throws(Mistakes) in nil }
    ) {
        self.escaping = escaping
        self.strictness = strictness
        self.zone = zone
        self.now = now
        self.language = language
        self.limits = limits
        self.rendersSeeGlobals = rendersSeeGlobals
        self.partials = partials
    }
}
