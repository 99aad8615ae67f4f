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

    /// Why a place would not take an author's own text; nil where it would, or nothing is known of the place.
    package func objection(to text: String, for place: String) -> String? {
        guard let place = PostPlace.all.first(where: { $0.file == place }) else { return nil }
        let length = place.length(text)
        if length.valid { return nil }
        return "this text for \(place.name) is too long: \(length.length) of \(length.limit)"
    }
}
