import Site

/// A term of a taxonomy, such as one tag, and the posts that carry it.
struct Term: Sendable {
    /// The taxonomy's name, such as `tags`.
    var taxonomy: String
    /// The term as its first author wrote it.
    var name: String
    /// The last part of its address.
    var slug: String
    /// The posts, newest first, as indices into the plan's posts.
    var posts: [Int]

    var address: Address { Address("/\(Site.slug(taxonomy))/\(slug)/") }
}
