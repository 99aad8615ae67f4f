/// What a release changes in files that tell the version.
package struct VersionChange: Sendable, Hashable {
    /// The version that they tell, and the one that they are to tell.
    package var old, new: String
    /// The day of the release, as `2026-01-02`.
    package var date: String
    /// What the product is called: code of a README that names something else tells another's version.
    package var names: [String]

    /// A change.
    package init(_ old: String, to new: String, on date: String, names: [String]) {
        (self.old, self.new, self.date, self.names) = (old, new, date, names)
    }
}
