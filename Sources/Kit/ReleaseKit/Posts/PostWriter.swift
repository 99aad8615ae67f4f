import Diagnostics
import Rendering
import Social
import Studio
import Values

/// A post that its network takes, before it has a picture.
struct WrittenPost {
    var place: PostPlace
    var draft: PostDraft
    var fitted: FittedPost
}

/// Writes the drafts of posts.
struct PostWriter {
    let subject: KitSubject
    let templates: ThemeTemplates

    /// The posts that the theme has words for, each as long as its network takes, and what is wrong with them.
    func posts() -> (posts: [WrittenPost], mistakes: [Diagnostic]) {
        var mistakes = tooManyTopics()
        let posts = posts { mistakes += $1 }
        return (posts, mistakes)
    }

    /// The posts that their networks take; `told` hears of each place what is wrong there.
    func posts(_ told: (PostPlace, [Diagnostic]) -> Void) -> [WrittenPost] {
        var posts: [WrittenPost] = []
        let places = ProductPlaces(subject.product)
        for place in PostPlace.all where isWritten(place) && places.contains(place) {
            do throws(Mistakes) {
                let (post, warnings) = try post(for: place)
                posts.append(post)
                told(place, warnings)
            } catch {
                told(place, error.all)
            }
        }
        return posts
    }

    /// Whether the theme or the author has words for it.
    private func isWritten(_ place: PostPlace) -> Bool {
        templates.has(place.template) || subject.product.manifest.posts[place.file] != nil
    }

    private func post(for place: PostPlace) throws(Mistakes) -> (post: WrittenPost, warnings: [Diagnostic]) {
        var draft = PostDraft(of: subject.product, for: place.network, home: subject.home)
        draft.subject = place.subject
        tellWhatItIs(&draft)
        draft.own = subject.product.manifest.posts[place.file]
        if let own = draft.own {
            return (
                WrittenPost(place: place, draft: draft, fitted: try draft.unchanged(own, place.length(own.text))), []
            )
        }
        if place.part != nil { draft.hashtags = [] }
        let warnings = draft.keepAllowedHashtags()
        let fitted = try fitted(&draft, for: place)
        return (WrittenPost(place: place, draft: draft, fitted: fitted), warnings + fitted.warnings)
    }

    /// The post that its network takes; where that is too short for what the product is about, it tells its kind alone.
    private func fitted(_ draft: inout PostDraft, for place: PostPlace) throws(Mistakes) -> FittedPost {
        let render = { (draft: PostDraft) throws(Mistakes) in
            let members = Object([("post", draft.members), ("product", .lazy(subject.described()))])
            return tidied(try templates.render(place.template, members))
        }
        if draft.headline != nil, try !render(draft).contains(draft.title) { draft.tellHeadline() }
        guard draft.whatField == "tagline" else { return try draft.fitted(place.length, render) }
        do throws(Mistakes) {
            return try draft.fitted(place.length, render)
        } catch {
            (draft.what, draft.whatField) = (kind, "kind")
            return try draft.fitted(place.length, render)
        }
    }

    /// What the product is, and where it runs, in the words of the site.
    ///
    /// The kind alone (`Game`) says too little: a product without platforms is told by its tagline, unless the title has it.
    private func tellWhatItIs(_ draft: inout PostDraft) {
        let manifest = subject.product.manifest
        let platforms = manifest.platforms.map(\.name).joined(separator: subject.speech.word("comma"))
        // Of one that was cut the title has the whole.
        let said = manifest.tagline.hasSuffix("…") ? String(manifest.tagline.dropLast()) : manifest.tagline
        if platforms.isEmpty && !draft.title.contains(said) {
            (draft.what, draft.whatField) = (manifest.tagline, "tagline")
        } else {
            draft.what = platforms.isEmpty ? kind : kind + " · " + platforms
        }
    }

    private var kind: String { subject.speech.word("kind_" + subject.product.manifest.kind.rawValue) }

    /// The topic that is one too many for Product Hunt.
    private func tooManyTopics() -> [Diagnostic] {
        let product = subject.product
        let topics = product.manifest.topics
        let most = NetworkLimits.productHuntTags.count
        guard topics.count > most else { return [] }
        return [
            product.mistake(
                "Product Hunt takes \(most) topics, not \(topics.count)", at: topics[most].place,
                length: topics[most].text.unicodeScalars.count, remedy: "keep the \(most) that fit best")
        ]
    }
}
