/// The parts of a release in a changelog, in the order of Keep a Changelog 1.1.0.
package enum ChangelogPart: String, CaseIterable, Sendable {
    case added = "Added"
    case changed = "Changed"
    case deprecated = "Deprecated"
    case removed = "Removed"
    case fixed = "Fixed"
    case security = "Security"
}
