import Diagnostics
import Files
import Markdown
import Rendering
import Site

extension LinkOrigins {
    /// Who wrote what stands on a page: the file of a page, or a product's, by their places in the plan and the context.
    enum Author: Hashable, Sendable {
        case page(Int)
        case product(Int)

        /// The authors of all pages, by the pages' files in the output.
        static func all(_ context: RenderContext) -> [ExactName: [Author]] {
            var authors: [ExactName: [Author]] = Dictionary(minimumCapacity: context.plan.pages.count)
            for (index, page) in context.plan.pages.enumerated() {
                authors[ExactName(page.address.file), default: []].append(.page(index))
            }
            for (index, product) in context.content.allProducts.enumerated() {
                authors[ExactName(product.address.file), default: []].append(.product(index))
                // The prose stands on the press page as well.
                guard index < context.content.products.count, context.hasPressPage(product) else { continue }
                authors[ExactName(PressPage.address(of: product).file), default: []].append(.product(index))
            }
            return authors
        }

        /// What the author wrote.
        func written(in context: RenderContext) -> AuthoredText {
            switch self {
            case .page(let index):
                let page = context.plan.pages[index]
                return AuthoredText(
                    path: page.path, address: page.address, links: context.bodies.kept(index, .all).body.links,
                    page: page)
            case .product(let index):
                let product = context.content.allProducts[index]
                return AuthoredText(
                    path: product.prose?.path ?? product.source.path, address: product.address,
                    links: context.bodies.prose(of: product)?.links ?? [], page: product.prose, manifest: product.source
                )
            }
        }
    }

    /// What an author wrote for a file of the output.
    struct AuthoredText {
        var path: String
        var address: Address
        var links: [FoundLink]
        /// The Markdown; nil for a product without prose.
        var page: Page?
        /// The manifest of a product.
        var manifest: SourceText?
    }

    /// A text that was looked into.
    struct OpenedText: Sendable {
        /// The texts that the page is made from.
        let sources: [SourceText]
        /// The head of the page.
        let head: SourceText?
        /// Where the links stand, in their order.
        let places: [Place]
        /// The lines of the Markdown: to count them anew for each of ten thousands of links takes minutes.
        private let lines: [Range<Int>]

        init(_ text: AuthoredText, _ renderer: BodyRenderer) {
            let body = text.page?.body
            sources = [body, text.manifest].compactMap(\.self)
            head = text.page?.head
            places = body.map { renderer.linkPlaces(in: $0) } ?? []
            var (lines, start) = ([Range<Int>](), 0)
            if !places.isEmpty, let bytes = body?.bytes {
                while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
                    lines.append(start..<end)
                    start = end + 1
                }
                lines.append(start..<bytes.count)
            }
            self.lines = lines
        }

        /// The line that a link stands in.
        func excerpt(of place: Place) -> String? {
            guard let body = sources.first, body.path == place.path else { return nil }
            let number = place.line - 1 - body.linesAbove
            guard lines.indices.contains(number) else { return nil }
            var text = body.bytes[lines[number]]
            if text.last == UInt8(ascii: "\r") { text.removeLast() }
            return String(decoding: text, as: UTF8.self)
        }
    }
}
