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
                    path: page.path, address: page.address, links: context.bodies[index].links, page: page)
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
        /// Where the links stand, in their order.
        let places: [Place]

        init(_ text: AuthoredText, _ renderer: BodyRenderer) {
            let body = text.page?.body
            sources = [body, text.manifest].compactMap(\.self)
            places = body.map { renderer.linkPlaces(in: $0) } ?? []
        }
    }
}
