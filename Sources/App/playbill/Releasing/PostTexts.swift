import Diagnostics
import ReleaseKit
import Site

/// The texts that posts send: the author's own, else those that the kit has.
struct PostTexts {
    private let maker: KitMaker
    private let product: Product
    private let known: [String: String]
    private let mistakes: [Diagnostic]

    init(of product: Product, in scope: ReleaseScope) {
        self.product = product
        let cache = scope.build.folder + "/" + Workshop.cacheFolder
        maker = KitMaker(
            scope.content, pictures: Workshop.pictures(of: scope.content, cache: cache), now: scope.build.options.now,
            baseURL: scope.build.options.baseURL)
        (known, mistakes) = maker.postTexts(of: product)
    }

    /// The text of a post.
    /// - Throws: that the kit has none, or that its network would not take it.
    func text(of post: ReleasePlan.ScheduledPost) throws(Mistakes) -> String {
        if let own = post.text {
            if let mistake = maker.mistake(in: own, of: post) { throw Mistakes(mistake) }
            return own.text
        }
        if let text = known[post.textName] { return text }
        let errors = mistakes.errors
        guard errors.isEmpty else { throw Mistakes(errors) }
        throw Mistakes(maker.missingText(of: post, of: product))
    }
}
