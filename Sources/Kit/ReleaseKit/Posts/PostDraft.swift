import Diagnostics
import Site
import Social
import Values

/// A post before it is known to fit: title, what the thing is, link, points, hashtags.
struct PostDraft {
    let product: Product
    let network: Network
    var title: String
    /// Where the title was written.
    var titlePlace: Place
    /// What it is, and where it runs: `Game · iPhone, iPad`; where it names no platform, what it is about.
    var what = ""
    /// The field of the manifest that tells so.
    var whatField = "kind"
    var link: String
    /// What is new, then features in the author's order.
    var points: [PostPoint]
    /// The news that the title tells, and the points therefore do not.
    var headline: PostPoint?
    var hashtags: [(tag: String, place: Place)]
    /// The text in its author's own words, which nothing is added to.
    var own: WrittenText?
    /// The field of the manifest that the text is mostly made of, where that is not the title.
    var subject: String?

    /// The draft for a network: the hashtags are its own, else those for X; the link is the store's, else `home`.
    ///
    /// Of an update the news comes first, in the title as well; a first release, which is all news, has the product's own
    /// title.
    init(of product: Product, for network: Network, home: String) {
        let manifest = product.manifest
        self.product = product
        self.network = network
        let released = product.releases.filter { $0.version != nil }
        let news = released.count > 1 ? released.first.map { ReleaseNews($0).items } ?? [] : []
        let lead = news.first.flatMap { NewsTitle($0.text) }
        let release = [manifest.name, product.version].compactMap(\.self).joined(separator: " ")
        title = release + ": " + (lead?.text ?? manifest.title ?? manifest.tagline)
        titlePlace =
            (lead == nil ? nil : news.first?.place) ?? product.line(of: manifest.title == nil ? "tagline" : "title")
        link = ["store", "download", "website"].lazy.compactMap(manifest.link).first ?? home
        points = news.enumerated().map { PostPoint(text: $1.text, weight: Int.max - $0, place: $1.place) }
        if lead?.isAll == true { headline = points.removeFirst() }
        points += manifest.features.map {
            PostPoint(text: $0.title, weight: $0.weight, place: product.line(containing: $0.title, of: "features"))
        }
        hashtags = manifest.hashtags[network.rawValue] ?? manifest.hashtags["x"] ?? []
    }

    /// Tells the news of the title among the points, for a text that does not show the title.
    mutating func tellHeadline() {
        guard let news = headline else { return }
        points.insert(news, at: 0)
        headline = nil
    }

    /// The draft as templates see it.
    var members: Value {
        [
            "title": .string(title), "what": .string(what), "link": .string(link),
            "features": .list(points.map { .string($0.text) }), "hashtags": .list(hashtags.map { .string($0.tag) }),
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

    /// The post that its network takes: points drop by weight, the lightest first, then hashtags from the end; the
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
                text: text, length: count(text), dropped: points.count - draft.points.count,
                warnings: hashtags.dropFirst(draft.hashtags.count).map {
                    warning(about: $0, "does not fit into the post for \(network.rawValue)")
                })
        }
        var best = try post(without: 0)
        if best.isTooLong {
            var (tooMuch, enough) = (0, points.count + hashtags.count)
            best = try post(without: enough)
            while enough - tooMuch > 1, !best.isTooLong {
                let middle = (tooMuch + enough) / 2
                let longer = try post(without: middle)
                if longer.isTooLong { tooMuch = middle } else { (enough, best) = (middle, longer) }
            }
            if best.length.valid, let first = hashtags.first, enough == points.count + hashtags.count {
                throw Mistakes(tooLong(first, best.length))
            }
        }
        guard best.length.valid else { throw Mistakes(titleTooLong(best.length)) }
        return best
    }

    /// The draft without so many of what may drop: the lightest points first, then hashtags from the last.
    private func without(_ dropped: Int) -> PostDraft {
        var draft = self
        let lightest = points.indices.sorted { (points[$0].weight, -$0) < (points[$1].weight, -$1) }
        let gone = Set(lightest.prefix(dropped))
        draft.points = points.indices.filter { !gone.contains($0) }.map { points[$0] }
        draft.hashtags.removeLast(max(0, dropped - points.count))
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

    /// The author's own text, as it is.
    /// - Throws: that its network would not take it.
    func unchanged(_ own: WrittenText, _ length: PostLength) throws(Mistakes) -> FittedPost {
        guard length.valid else {
            throw Mistakes(
                product.mistake(
                    "this text for \(network.rawValue) is too long: \(length.length) of \(length.limit)", at: own.place,
                    remedy: "shorten it, or take it out: a text is made then"))
        }
        return FittedPost(text: own.text, length: length, dropped: 0, warnings: [])
    }

    private func titleTooLong(_ length: PostLength) -> Diagnostic {
        if let subject {
            let field = product.name(of: subject)
            // The words for a store may be as long as they are there.
            let other = field == subject ? "" : ", or give the page in this language a `\(subject)` of its own"
            return product.mistake(
                "the text for \(network.rawValue) is too long: \(length.length) of \(length.limit)",
                at: product.line(of: subject), length: field.count, remedy: "shorten the `\(field)`" + other)
        }
        return product.mistake(
            "title and link alone are too long for \(network.rawValue): \(length.length) of \(length.limit)",
            at: titlePlace, remedy: "shorten the title")
    }
}

/// A post that its network takes.
struct FittedPost {
    var text: String
    var length: PostLength
    /// How many points did not fit.
    var dropped: Int
    var warnings: [Diagnostic]

    /// Whether something has to drop; a post of nothing is refused too.
    fileprivate var isTooLong: Bool { !length.valid && length.length > 0 }
}
