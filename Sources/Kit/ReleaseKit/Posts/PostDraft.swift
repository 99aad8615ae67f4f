import Diagnostics
import Site
import Social
import Values

/// A post before it is known to fit: title, link, features in the author's order, hashtags.
struct PostDraft {
    let product: Product
    let network: Network
    var title: String
    var link: String
    var features: [Manifest.Feature]
    var hashtags: [(tag: String, place: Place)]
    /// The field of the manifest that the text is mostly made of, where that is not the title.
    var subject: String?

    /// The draft for a network: the hashtags are its own, else those for X; the link is the store's, else `home`.
    init(of product: Product, for network: Network, home: String) {
        let manifest = product.manifest
        self.product = product
        self.network = network
        title =
            [manifest.name, product.version].compactMap(\.self).joined(separator: " ") + ": "
            + (manifest.title ?? manifest.tagline)
        link = ["store", "download", "website"].lazy.compactMap(manifest.link).first ?? home
        features = manifest.features
        hashtags = manifest.hashtags[network.rawValue] ?? manifest.hashtags["x"] ?? []
    }

    /// The draft as templates see it.
    var members: Value {
        [
            "title": .string(title), "link": .string(link), "features": .list(features.map { .string($0.title) }),
            "hashtags": .list(hashtags.map { .string($0.tag) }),
        ]
    }

    /// Takes out the hashtags beyond the number that the network allows, from the end; each that had to go.
    mutating func keepAllowedHashtags() -> [Diagnostic] {
        guard let limit = network.hashtagLimit, hashtags.count > limit.count else { return [] }
        let isAsked = product.manifest.hashtags[network.rawValue] != nil
        let gone = hashtags.dropFirst(limit.count)
        hashtags = Array(hashtags.prefix(limit.count))
        // Those meant for another network go without a word.
        return isAsked ? gone.map { warning(about: $0, "is one too many for \(network.rawValue)") } : []
    }

    /// The post that its network takes: features drop by weight, the lightest first, then hashtags from the end; the
    /// title and the link never do.
    ///
    /// As little drops as has to, which is searched by halving: a shorter draft makes no longer post. `count` tells how the text is counted, where that is not how the network counts a post.
    /// - Throws: that not even title and link fit, or none of the hashtags.
    func fitted(
        _ count: ((String) -> PostLength)? = nil, _ render: (PostDraft) throws(Mistakes) -> String
    ) throws(Mistakes) -> FittedPost {
        let count = count ?? network.weightedLength
        func post(without dropped: Int) throws(Mistakes) -> FittedPost {
            let draft = without(dropped)
            let text = try render(draft)
            return FittedPost(
                text: text, length: count(text), dropped: features.count - draft.features.count,
                warnings: hashtags.dropFirst(draft.hashtags.count).map {
                    warning(about: $0, "does not fit into the post for \(network.rawValue)")
                })
        }
        var best = try post(without: 0)
        if best.isTooLong {
            var (tooMuch, enough) = (0, features.count + hashtags.count)
            best = try post(without: enough)
            while enough - tooMuch > 1, !best.isTooLong {
                let middle = (tooMuch + enough) / 2
                let longer = try post(without: middle)
                if longer.isTooLong { tooMuch = middle } else { (enough, best) = (middle, longer) }
            }
            if best.length.valid, let first = hashtags.first, enough == features.count + hashtags.count {
                throw Mistakes(tooLong(first, best.length))
            }
        }
        guard best.length.valid else { throw Mistakes(titleTooLong(best.length)) }
        return best
    }

    /// The draft without so many of what may drop: the lightest features first, then hashtags from the last.
    private func without(_ dropped: Int) -> PostDraft {
        var draft = self
        let lightest = features.indices.sorted { (features[$0].weight, -$0) < (features[$1].weight, -$1) }
        let gone = Set(lightest.prefix(dropped))
        draft.features = features.indices.filter { !gone.contains($0) }.map { features[$0] }
        draft.hashtags.removeLast(max(0, dropped - features.count))
        return draft
    }

    private func warning(about hashtag: (tag: String, place: Place), _ problem: String) -> Diagnostic {
        var warning = product.mistake(
            "the hashtag `\(hashtag.tag)` \(problem)", at: hashtag.place,
            length: hashtag.tag.unicodeScalars.count, remedy: "take out a hashtag that matters less")
        warning.severity = .warning
        return warning
    }

    private func tooLong(_ hashtag: (tag: String, place: Place), _ length: PostLength) -> Diagnostic {
        product.mistake(
            "the hashtags for \(network.rawValue) cannot fit: title and link take "
                + "\(length.length) of \(length.limit)",
            at: hashtag.place, length: hashtag.tag.unicodeScalars.count,
            remedy: "shorten the hashtags, or the product's `title`")
    }

    private func titleTooLong(_ length: PostLength) -> Diagnostic {
        if let subject {
            return product.mistake(
                "the text for \(network.rawValue) is too long: \(length.length) of \(length.limit)",
                at: product.line(of: subject), length: subject.count, remedy: "shorten the `\(subject)`")
        }
        let place = product.line(of: product.manifest.title == nil ? "tagline" : "title")
        return product.mistake(
            "title and link alone are too long for \(network.rawValue): \(length.length) of \(length.limit)", at: place,
            remedy: "shorten the title")
    }
}

/// A post that its network takes.
struct FittedPost {
    var text: String
    var length: PostLength
    /// How many features did not fit.
    var dropped: Int
    var warnings: [Diagnostic]

    /// Whether something has to drop; a post of nothing is refused too.
    fileprivate var isTooLong: Bool { !length.valid && length.length > 0 }
}
