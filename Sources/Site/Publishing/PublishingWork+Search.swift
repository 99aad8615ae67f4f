import Files
import JSON
import Rendering
import Site
import Threads
import Values

extension PublishingWork {
    /// How many bytes of a page's words go into the index: enough for a long post, and a hundred pages stay small.
    private static let wordsPerPage = 3_000

    /// The index that the reader's browser searches, where the theme has a layout `search`.
    ///
    /// Only listed pages stand in it: posts, newest first, then pages, then products.
    func searchIndex() -> [UInt8] {
        let (plan, bodies, baseURL) = (plan, bodies, baseURL)
        let listed = (plan.posts + plan.others).filter { plan.pages[$0].frontMatter.isSearched }
        var entries = mapInParallel(listed.count) { position -> Value in
            let (page, body) = (plan.pages[listed[position]], bodies[listed[position]])
            return PublishingWork.searchEntry(
                page.frontMatter.title, baseURL.relative(page.address.encoded),
                page.frontMatter.description ?? shortened(body.summary, to: 160), body)
        }
        for product in content.products {
            let manifest = product.manifest
            entries.append(
                PublishingWork.searchEntry(
                    manifest.name, baseURL.relative(product.address.encoded), manifest.lede ?? manifest.tagline,
                    prose[product.slug]))
        }
        return json(.object(Object([("version", 1), ("pages", .list(entries))])))
    }

    /// Title, address, summary, headings, words; no names, for there are many of them.
    private static func searchEntry(_ title: String, _ url: String, _ summary: String, _ body: RenderedBody?) -> Value {
        let headings = (body?.headings ?? []).map(\.plain).joined(separator: " ")
        let words = PageWords(body?.html ?? [], most: wordsPerPage).string
        return .list([.string(title), .string(url), .string(summary), .string(headings), .string(words)])
    }
}
