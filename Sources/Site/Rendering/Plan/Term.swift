import Site

/// A term of a taxonomy, such as one tag, and the posts that carry it.
package struct Term: Sendable {
    /// The taxonomy's name, such as `tags`.
    package var taxonomy: String
    /// The term as its first author wrote it.
    package var name: String
    /// The last part of its address.
    package var slug: String
    /// The posts, newest first, as indices into the plan's posts.
    package var posts: [Int]
    /// Where the pages of its language begin.
    var folder = "/"

    package var address: Address { Address("\(folder)\(Site.slug(taxonomy))/\(slug)/") }
}
