import Files
import JSON
import Rendering
import Site
import Threads
import Values

/// The index that the reader's browser searches, where the theme has a layout `search`.
struct SearchIndex {
    /// How many bytes of a page's words go into it: enough for a long post, and a hundred pages stay small.
    private static let wordsPerPage = 3_000

    let context: RenderContext
    private static let parts: BodyParts = [.summary, .headings, .html, .title]

    /// Its file in the output.
    var file: String { context.configuration.folder.dropFirst() + "search.json" }

    /// The index.
    ///
    /// Only listed pages stand in it: posts, newest first, then pages, then products.
    var bytes: [UInt8] {
        let (context, plan, baseURL) = (context, context.plan, context.baseURL)
        let listed = (plan.posts + plan.others).filter { plan.pages[$0].frontMatter.isSearched }
        // They are read on other threads than the one whose work they are.
        for index in listed { context.bodies.note(index, SearchIndex.parts) }
        var entries = mapInParallel(listed.count) { position -> Value in
            let (page, body) = (plan.pages[listed[position]], context.bodies[listed[position], SearchIndex.parts])
            return SearchIndex.entry(
                page.frontMatter.title, baseURL.relative(page.address.encoded),
                page.frontMatter.description ?? shortened(body.summary, to: 160), body)
        }
        for product in context.content.products where !product.isStaged {
            let manifest = product.manifest
            entries.append(
                SearchIndex.entry(
                    manifest.name, baseURL.relative(product.address.encoded), manifest.lede ?? manifest.tagline,
                    context.bodies.prose(of: product, SearchIndex.parts)))
        }
        return json(.object(Object([("version", 1), ("pages", .list(entries))])))
    }

    /// Title, address, summary, headings, words; no names, for there are many of them.
    private static func entry(_ title: String, _ url: String, _ summary: String, _ body: RenderedBody?) -> Value {
        let headings = (body?.headings ?? []).map(\.plain).joined(separator: " ")
        let words = PageWords(body?.html ?? [], most: wordsPerPage).string
        return .list([.string(title), .string(url), .string(summary), .string(headings), .string(words)])
    }
}
