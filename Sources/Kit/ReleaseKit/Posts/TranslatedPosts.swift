import Diagnostics
import Rendering
import Site

/// The posts of a product in the other languages of its site, for accounts that speak them.
struct TranslatedPosts {
    /// The posts in one language.
    struct Translation {
        /// The language's tag: `de`.
        var tag: String
        var posts: [WrittenPost]
    }

    private(set) var translations: [Translation] = []
    private(set) var mistakes: [Diagnostic] = []

    /// The posts in all languages but the base language that the product speaks; nothing is drawn for them.
    init(of product: Product, _ maker: KitMaker) {
        let languages = maker.content.configuration.languages
        for place in languages.indices.dropFirst() {
            let content = maker.content.edition(place)
            guard let spoken = content.product(product.slug) else { continue }
            let subject = KitSubject(
                spoken, in: content, baseURL: maker.baseURL, now: maker.now, renderer: maker.renderer)
            let templates = ThemeTemplates(content, baseURL: maker.baseURL, now: maker.now)
            let tag = languages[place].tag
            let posts = PostWriter(subject: subject, templates: templates).posts { place, found in
                mistakes += found.map { TranslatedPosts.warning($0, Self.path(place, tag)) }
            }
            translations.append(Translation(tag: tag, posts: posts))
        }
    }

    /// What is wrong with a post in another language, as a warning: the kit is whole without it.
    private static func warning(_ mistake: Diagnostic, _ path: String) -> Diagnostic {
        guard mistake.severity == .error else { return mistake }
        var warning = mistake
        (warning.severity, warning.message) = (.warning, "`\(path)` is left out: \(mistake.message)")
        return warning
    }

    private static func path(_ place: PostPlace, _ tag: String) -> String { "social/\(tag)/\(place.file).txt" }

    /// The texts, each in a folder of its language: `social/de/mastodon.txt`.
    var artefacts: [Artefact] {
        translations.flatMap { translation in
            translation.posts.map { post in
                let length = post.fitted.length
                return Artefact.text(
                    "Post for \(post.place.name) (\(translation.tag))",
                    TranslatedPosts.path(post.place, translation.tag), post.fitted.text, in: KitGroups.posts,
                    room: Artefact.Room(length: length.length, max: length.limit, network: post.place.name),
                    shown: false)
            }
        }
    }
}
