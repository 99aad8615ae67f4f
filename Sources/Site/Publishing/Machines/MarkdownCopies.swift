import Diagnostics
import Markdown
import Rendering
import Site

/// The Markdown of pages, for programs that read them for people.
struct MarkdownCopies: Sendable {
    private let context: RenderContext
    private let renderer: BodyRenderer

    init(_ context: RenderContext, _ renderer: BodyRenderer) { (self.context, self.renderer) = (context, renderer) }

    /// The jobs of pages that have one, as places among all of them.
    static func jobs(_ maker: PageMaker) -> [Int] {
        guard maker.context.configuration.hasMarkdownCopies else { return [] }
        return maker.jobs.indices.filter { place in
            switch maker.jobs[place].subject {
            case .content(let page), .contentAsList(let page, _):
                let page = maker.context.plan.pages[page]
                return page.frontMatter.redirect == nil && maker.context.hasMarkdownCopy(page.address)
            case .product: return true
            case .press, .list: return false
            }
        }
    }

    /// The Markdown of a page of content: its title, what it says of itself, and its text.
    func text(of page: Int) -> [UInt8] {
        let (page, body) = (context.plan.pages[page], context.bodies[page])
        let title = page.frontMatter.title
        return head(title, page.frontMatter.description) + text(of: page, below: title, body)
    }

    /// The Markdown of a product's page.
    func text(of product: Product) -> [UInt8] {
        let manifest = product.manifest
        var out = head(manifest.name, manifest.lede ?? manifest.tagline)
        if !manifest.features.isEmpty {
            out += Array(manifest.features.map { "- \(LLMsText.inLine($0.title))\n" }.joined().utf8) + [0x0A]
        }
        guard let prose = product.prose, let body = context.bodies.prose(of: product) else { return out }
        return out + text(of: prose, below: manifest.name, body)
    }

    private func head(_ title: String, _ description: String?) -> [UInt8] {
        let about = description.map { "> \(LLMsText.inLine($0))\n\n" } ?? ""
        return Array("# \(LLMsText.inLine(title))\n\n\(about)".utf8)
    }

    /// The text as its author wrote it, without a heading that says the title again, and with whole addresses in place of
    /// those that only lead somewhere from its own file.
    private func text(of page: Page, below title: String, _ body: RenderedBody) -> [UInt8] {
        let source = page.body
        let bytes = source.bytes
        let heading = LeadingHeading(bytes, from: 0).map(\.range).flatMap { range in
            TitleHeading.says(String(decoding: bytes[range], as: UTF8.self), title) ? range : nil
        }
        let rest = bytes[(heading?.upperBound ?? 0)...]
        let first = rest.firstIndex { $0 != 0x0A && $0 != 0x0D } ?? bytes.endIndex
        if body.links.isEmpty { return Array(bytes[first...]) }
        var (out, from) = ([UInt8](), first)
        let places = offsets(of: renderer.linkPlaces(in: source), in: source)
        for (link, place) in zip(body.links, places).sorted(by: { $0.1 < $1.1 }) {
            guard place >= from, place < bytes.endIndex,
                case .replace(let address) = context.links.resolve(
                    link.destination, from: page.path, at: page.address),
                address.hasPrefix("/"),
                let (range, words) = MarkdownCopies.replaced(
                    link, at: place, from, bytes, context.baseURL.origin + address)
            else { continue }
            out += bytes[from..<range.lowerBound] + Array(words.utf8)
            from = range.upperBound
        }
        return out + bytes[from...]
    }

    /// What of a text becomes what where a link leads to an address; nil where it does not stand there as it is known.
    ///
    /// A name in double brackets, which other programs do not know, becomes a link.
    private static func replaced(
        _ link: FoundLink, at place: Int, _ from: Int, _ bytes: [UInt8], _ address: String
    ) -> (Range<Int>, String)? {
        let written = link.destination.utf8
        guard place - 2 >= from, bytes[place - 2..<place].elementsEqual("[[".utf8) else {
            return bytes[place...].starts(with: written) ? (place..<place + written.count, address) : nil
        }
        guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let isEmbedded = place - 3 >= from && bytes[place - 3] == UInt8(ascii: "!")
        return (
            place - (isEmbedded ? 3 : 2)..<min(end + 2, bytes.endIndex),
            (link.kind == .image ? "!" : "") + "[\(link.text)](\(address))"
        )
    }

    /// Where places of a text are among its bytes.
    private func offsets(of places: [Place], in source: SourceText) -> [Int] {
        let bytes = source.bytes
        let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
        return places.map { place in
            let line = place.line - source.linesAbove - 1
            guard starts.indices.contains(line) else { return bytes.endIndex }
            var (at, columns) = (starts[line], place.column - 1)
            while columns > 0, at < bytes.endIndex {
                at += 1
                while at < bytes.endIndex, bytes[at] & 0xC0 == 0x80 { at += 1 }
                columns -= 1
            }
            return at
        }
    }
}
