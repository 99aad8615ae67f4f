import Markup
import Values

/// What a stretch of a template made that looks at nothing of its page, for all pages that have it.
package struct SharedText: Sendable {
    let bytes: [UInt8]
    /// How many bytes it takes to keep it.
    package var size: Int { bytes.count }
    /// What its making counted against the limits.
    let (iterations, worked): (Int, Int)
    /// The variables that it gave values.
    let variables: [(name: Name, value: Value)]
    /// Where its loops ended, by their labels.
    let ends: [(label: Name, offset: Int)]
}

/// Which stretch it is, and what decides besides the site's data whether it can be made and what it becomes.
package struct SharedKey: Hashable, Sendable {
    let stretch: ObjectIdentifier
    let escaping: Escaping?
    /// How deep in blocks and partials it stands: limits are counted from there.
    let (depth, blocks): (Int, Int)
    let mayInclude: Bool
    /// What a partial is told that is shared as a whole.
    var told = ""
}

/// The stretches that were made already, for the pages of one language.
///
/// Whoever keeps them also keeps what their making read, and counts it as read by every page that has them.
package protocol SharedTexts: AnyObject, Sendable {
    /// What a stretch became, made now where nobody has made it yet.
    func text<Failure: Error>(
        _ key: SharedKey, _ make: () throws(Failure) -> SharedText
    ) throws(Failure) -> SharedText
}
