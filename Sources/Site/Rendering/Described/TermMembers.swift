import Site
import Values

/// A term of a taxonomy, such as one tag, as templates see it; printed, it is its name.
final class TermMembers: LazyMembers {
    private let term: Term
    /// The address of its page, for which lists ask again and again; null where it has none.
    private let url: Value

    init(_ term: Term, hasPage: Bool = true) {
        self.term = term
        url = hasPage ? .string(term.address.encoded) : .null
    }

    let isPlain = true

    var memberNames: [String] { ["name", "slug", "url", "count"] }

    func member(_ name: String) -> Value? {
        switch name {
        case "name": .string(term.name)
        case "slug": .string(term.slug)
        case "url": url
        case "count": .integer(term.posts.count)
        default: nil
        }
    }
}
