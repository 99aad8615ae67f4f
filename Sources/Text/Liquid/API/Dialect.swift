import Diagnostics

/// The language a template is written in: its filters and its bounds.
///
/// Tags are the same in all.
public struct Dialect: Sendable {
    /// How much a template may ask for.
    public var limits: RenderLimits
    private var filters: [String: Filter]
    /// Whether `{% include name.html key=value %}` is read as Jekyll does.
    let readsJekyllIncludes: Bool

    /// Shopify's language and nothing more.
    public static let shopify = Dialect(StandardFilters.all, readsJekyllIncludes: false)

    /// Shopify's language with Jekyll's filters that need no site, ours, and those that the site brings.
    ///
    /// Of filters with equal names those of the site count.
    public static func site(_ more: [Filter] = []) -> Dialect {
        Dialect(StandardFilters.all + JekyllFilters.all + LanguageFilters.all + more, readsJekyllIncludes: true)
    }

    init(_ filters: [Filter], readsJekyllIncludes: Bool) {
        self.filters = Dictionary(filters.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        self.readsJekyllIncludes = readsJekyllIncludes
        limits = RenderLimits()
    }

    func filter(named name: String) -> Filter? { filters[name] }

    /// Whether there is a filter of this name.
    package func knows(filter name: String) -> Bool { filters[name] != nil }

    /// What to do about a filter that there is not.
    func advice(onFilter name: String) -> String? {
        (readsJekyllIncludes ? ForeignWords.filters[name] : nil) ?? didYouMean(name, among: filterNames)
    }

    /// What to do about a tag that there is not.
    func advice(onTag name: String) -> String? {
        (readsJekyllIncludes ? ForeignWords.tags[name] : nil) ?? didYouMean(name, among: TagTable.names)
    }

    /// What the filters are called, in alphabetical order.
    public var filterNames: [String] { filters.keys.sorted() }
}

/// How much a template may ask for; beyond is an error.
public struct RenderLimits: Sendable, Hashable {
    /// How deep blocks of one template, expressions, and partials may stand in one another; blocks of all open
    /// partials together four times as deep.
    public var nesting = 100
    /// How often the bodies of all loops of a render may run in sum, partials counting as bodies; also how many
    /// elements a list may get.
    public var iterations = 1_000_000
    /// How many bytes a render may write.
    public var outputBytes = 64 << 20
    /// How many bytes all filters of a render may read and write in sum.
    public var workedBytes = 1 << 30

    /// The usual bounds: nesting of 100, a million rounds, 64 MiB, 1 GiB.
    public init() {}
}
