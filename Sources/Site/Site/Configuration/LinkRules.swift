import Files

/// What `links:` of `site.yml` says about addresses within the site.
package struct LinkRules: Sendable, Hashable {
    /// What an address that leads nowhere is.
    package enum Rule: String, Sendable, CaseIterable {
        /// A mistake: the build stops.
        case error
        case warn
    }

    /// What addresses within the site are that lead nowhere.
    package var inside = Rule.error
    /// The beginnings of paths that another server answers, such as `/shop/`.
    package var external: [String] = []

    /// What counts where a site says nothing.
    package init() {}

    /// Whether another server answers at a path of the site, with its slash in front.
    package func isElsewhere(_ path: String) -> Bool {
        external.contains { prefix in
            ExactName.begins(path, with: prefix)
                || (prefix.hasSuffix("/") && (path + "/").utf8.elementsEqual(prefix.utf8))
        }
    }
}
