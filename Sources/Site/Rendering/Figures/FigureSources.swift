import Diagnostics
import Files
import Site
import Values

/// All that decides what fences are drawn as, so that a text with one is rendered again where it changed.
struct FigureSources: Sendable, Equatable {
    /// The files of products, by their folders.
    private let products: [String: [String: FileContent]]
    private let partials: [String: [UInt8]]
    private let assets: [FileTree]
    private let settings: [Object]
    private let baseURL: BaseURL

    init(_ content: SiteContent, baseURL: BaseURL) {
        products = Dictionary(content.products.map { ($0.folder, $0.files) }, uniquingKeysWith: { first, _ in first })
        partials = content.theme.allPartials.mapValues(\.bytes)
        assets = [content.theme.assets, content.assets]
        settings = [content.theme.settings, content.configuration.raw, content.data]
        self.baseURL = baseURL
    }
}
