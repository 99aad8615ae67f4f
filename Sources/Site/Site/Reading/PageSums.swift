import Encodings

/// The sums of a page's file, by which a later run tells whether it is the same, and in what it is another.
package struct PageSums: Sendable, Hashable {
    /// That of all its bytes.
    package let file: ContentSum
    /// That of its head and what stands around it, and of the heading that may be its title; of nothing where it has neither.
    package let head: ContentSum

    /// The sums of a file's bytes.
    package init(_ bytes: [UInt8]) { self.init(bytes, FrontMatterCut(bytes)) }

    /// The sums of a file's bytes, of which is known where the head ends.
    init(_ bytes: [UInt8], _ cut: FrontMatterCut?) {
        file = ContentSum(of: bytes)
        var head = ContentSum()
        if let cut { head.add(bytes[..<cut.body]) }
        if let heading = LeadingHeading(bytes, from: cut?.body ?? 0) { head.add(bytes[heading.range]) }
        self.head = head
    }
}
