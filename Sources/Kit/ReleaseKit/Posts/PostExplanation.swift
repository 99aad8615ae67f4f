import Diagnostics
import Site

/// Where each line of a post was written.
package struct PostExplanation: Sendable {
    /// A line of the post, and the file and line that it comes from.
    package struct Line: Sendable, Hashable {
        package var text: String
        /// `content/products/lantern/CHANGELOG.md:12`; the template where the theme says it.
        package var origin: String
    }

    /// The post's path in the kit.
    package let path: String
    package let lines: [Line]

    init(_ post: WrittenPost, template: String) {
        path = "social/\(post.place.file).txt"
        let sources = PostExplanation.sources(post.draft)
        lines = post.fitted.text.split(separator: "\n").map { line in
            let place = post.draft.own?.place ?? sources.first { !$0.text.isEmpty && line.contains($0.text) }?.place
            return Line(text: String(line), origin: place.map { "\($0.path):\($0.line)" } ?? template)
        }
    }

    /// What a post is made of, the whole before its parts.
    private static func sources(_ draft: PostDraft) -> [(text: String, place: Place)] {
        let (product, manifest) = (draft.product, draft.product.manifest)
        let isOwnLink = manifest.links.contains { $0.url == draft.link }
        let site = Place(path: "content/site.yml", line: 1, column: 1)
        var sources = [(draft.title, draft.titlePlace), (draft.what, product.line(of: draft.whatField))]
        sources.append((draft.link, isOwnLink ? product.line(containing: draft.link, of: "links") : site))
        sources += draft.points.map { ($0.text, $0.place) }
        sources += draft.hashtags.prefix(1).map { ("#" + $0.tag, $0.place) }
        // A sentence goes on in the theme's words, which may begin it with a small letter.
        sources.append((String((manifest.audience ?? "").dropFirst()), product.line(of: "audience")))
        sources += [(manifest.lede ?? "", product.line(of: "lede")), (manifest.tagline, product.line(of: "tagline"))]
        return sources
    }
}

extension KitMaker {
    /// Where each line of a product's posts was written; nothing is drawn for it.
    package func explanations(of product: Product) -> [PostExplanation] {
        texts(of: product).posts.map { post in
            PostExplanation(post, template: content.theme.kit[post.place.template]?.path ?? post.place.template)
        }
    }
}
