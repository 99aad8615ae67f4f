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
    private static let version = 1
    private static let parts: BodyParts = [.summary, .headings, .html, .title]

    /// Its file in the output.
    var file: String { context.configuration.folder.dropFirst() + "search.json" }

    /// The index.
    ///
    /// Only listed pages stand in it: posts, newest first, then pages, then products.
    var bytes: [UInt8] {
        let (context, baseURL, listed) = (context, context.baseURL, listed)
        // They are read on other threads than the one whose work they are.
        for index in listed { context.bodies.note(index, SearchIndex.parts) }
        var entries = mapInParallel(listed.count) { self.entry(of: listed[$0]) }
        for product in context.content.products where !product.isStaged {
            let manifest = product.manifest
            entries.append(
                SearchIndex.entry(
                    manifest.name, baseURL.relative(product.address.encoded), manifest.lede ?? manifest.tagline,
                    context.bodies.prose(of: product, SearchIndex.parts)))
        }
        return json(.object(Object([("version", .integer(SearchIndex.version)), ("pages", .list(entries))])))
    }

    /// The index with the entries of some pages written anew: to go through the words of all others would cost more than to
    /// make a page.
    /// - Parameters:
    ///   - old: the index as it was, of the same site with other texts.
    ///   - pages: the pages whose texts are others, by their places.
    /// - Returns: nil where the bytes are not such an index.
    func rewritten(_ old: [UInt8], _ pages: Set<Int>) -> [UInt8]? {
        var lists = InnerLists(old, behind: "{\"version\":\(SearchIndex.version),\"pages\":[")
        var (out, done) = ([UInt8](), 0)
        for (position, page) in listed.enumerated() where pages.contains(page) {
            let entry = json(self.entry(of: page))
            // Title and address are those that it had.
            guard let range = lists?.range(of: position), old[range].starts(with: name(of: page)) else { return nil }
            out += old[done..<range.lowerBound] + entry
            done = range.upperBound
        }
        return lists == nil ? nil : out + old[done...]
    }

    /// The pages that stand in it, in their order.
    private var listed: [Int] {
        let plan = context.plan
        return (plan.posts + plan.others).filter { plan.pages[$0].frontMatter.isSearched }
    }

    private func entry(of place: Int) -> Value {
        let (page, body) = (context.plan.pages[place], context.bodies[place, SearchIndex.parts])
        return SearchIndex.entry(
            page.frontMatter.title, context.baseURL.relative(page.address.encoded),
            page.frontMatter.description ?? shortened(body.summary, to: 160), body)
    }

    /// What an entry begins with.
    private func name(of place: Int) -> some Sequence<UInt8> {
        let page = context.plan.pages[place]
        return json(
            .list([
                .string(page.frontMatter.title), .string(context.baseURL.relative(page.address.encoded)), .string(""),
            ])
        ).dropLast("\"]".utf8.count)
    }

    /// Title, address, summary, headings, words; no names, for there are many of them.
    private static func entry(_ title: String, _ url: String, _ summary: String, _ body: RenderedBody?) -> Value {
        let headings = (body?.headings ?? []).map(\.plain).joined(separator: " ")
        let words = PageWords(body?.html ?? [], most: wordsPerPage).string
        return .list([.string(title), .string(url), .string(summary), .string(headings), .string(words)])
    }
}
