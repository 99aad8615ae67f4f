import Diagnostics
import Site

extension KitMaker {
    /// The texts of a product's posts by the names of their files, `de/x` for those in another language, and what is wrong with the others; nothing is drawn.
    package func postTexts(of product: Product) -> (texts: [String: String], mistakes: [Diagnostic]) {
        let texts = texts(of: product)
        let translated = TranslatedPosts(of: product, self)
        let others = translated.translations.flatMap { translation in
            translation.posts.map { ("\(translation.tag)/\($0.place.file)", $0.fitted.text) }
        }
        let posts = texts.posts.map { ($0.place.file, $0.fitted.text) } + others
        return (Dictionary(posts, uniquingKeysWith: { first, _ in first }), texts.postMistakes + translated.mistakes)
    }

    /// Why a network would not take the text that an author wrote for a post; nil where it would, or nothing is known of it.
    package func mistake(in text: WrittenText, of post: ReleasePlan.ScheduledPost) -> Diagnostic? {
        guard text.text.contains(where: { !$0.isWhitespace }) else {
            return Diagnostic(
                .error, "`\(post.name)` says nothing", at: text.place,
                remedy: "write what it says, or take `text:` away: the kit's text goes out then")
        }
        guard let place = PostPlace.all.first(where: { $0.file == post.kind }) else { return nil }
        let length = place.length(text.text)
        if length.valid { return nil }
        return Diagnostic(
            .error, "this text for \(place.name) is too long: \(length.length) of \(length.limit)", at: text.place,
            remedy: "shorten it")
    }

    /// What is wrong with the posts of plans.
    ///
    /// - Parameters:
    ///   - product: whose plans they are.
    ///   - known: the names of the kit's texts; nil where some of them have mistakes, which are told.
    /// - Returns: texts of an author's own that a network would not take, and texts that the kit has not.
    func plannedMistakes(of product: Product, known: Set<String>?) -> [Diagnostic] {
        product.plans.flatMap { plan in
            plan.posts.compactMap { post in
                guard var mistake = mistake(in: post, of: plan, product, known) else { return nil }
                mistake.excerpt = mistake.place.flatMap { plan.source.line($0.line) }
                return mistake
            }
        }
    }

    private func mistake(
        in post: ReleasePlan.ScheduledPost, of plan: ReleasePlan, _ product: Product, _ known: Set<String>?
    ) -> Diagnostic? {
        if let text = post.text { return mistake(in: text, of: post) }
        // Of releases that are over, the kit tells nothing any more.
        guard let known, plan.version == product.version ?? plan.version, !known.contains(post.textName) else {
            return nil
        }
        return missingText(of: post, of: product)
    }

    /// That a post has no text.
    package func missingText(of post: ReleasePlan.ScheduledPost, of product: Product) -> Diagnostic {
        let all = content.configuration.languages.map(\.tag)
        let languages = all.isEmpty ? [content.configuration.language] : all
        var remedy = "write its `text:`; a kit has texts for the places that the manifest names below `places:`"
        if let language = post.language, !languages.contains(language) {
            remedy = "write its `text:`; the site speaks \(languages.joined(separator: ", "))"
        } else if let language = post.language {
            remedy =
                "write its `text:`, or the page of \(product.slug) in \(language): index.\(language).md beside index.md"
        }
        return Diagnostic(
            .error, "the kit of \(product.slug) has no text for `\(post.textName)`", at: post.place, remedy: remedy)
    }

    /// The names by which the kit's texts of posts are asked for.
    func names(of texts: KitTexts, _ translated: TranslatedPosts) -> Set<String> {
        Set(
            texts.posts.map(\.place.file)
                + translated.translations.flatMap { translation in
                    translation.posts.map { "\(translation.tag)/\($0.place.file)" }
                })
    }
}

extension ReleasePlan.ScheduledPost {
    /// The name of the kit's text that it sends: `de/mastodon`.
    package var textName: String { [language, kind].compactMap(\.self).joined(separator: "/") }
}
