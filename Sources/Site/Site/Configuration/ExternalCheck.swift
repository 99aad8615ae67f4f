import Dates

/// What `check: {external: …}` of `site.yml` says about addresses that lead out of the site.
package struct ExternalCheck: Sendable {
    /// Addresses that are never asked for: `*` stands for anything, and a pattern without one for what begins with it.
    package var allow: [String] = []
    /// For how long a good answer counts.
    package var age = ISODuration(milliseconds: 7 * 86_400_000)
    /// How long an answer is waited for.
    package var timeout = ISODuration(milliseconds: 20_000)
    /// How often a question is repeated where the answer may pass.
    package var retries = 2
    /// How many questions are asked at once.
    package var concurrency = 8

    /// What counts where a site says nothing.
    package init() {}
}
