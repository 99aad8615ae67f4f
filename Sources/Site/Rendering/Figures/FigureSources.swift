import Diagnostics
import Files
import Site
import Values

/// All that decides what fences are drawn as, so that a text with one is rendered again where it changed.
struct FigureSources: Sendable, Equatable {
    /// The files of products, by their folders.
    private let products: NameTable<NameTable<FileContent>>
    private let partials: NameTable<[UInt8]>
    private let assets: [FileTree]
    private let settings: [Object]
    private let baseURL: BaseURL

    init(_ content: SiteContent, baseURL: BaseURL) {
        products = NameTable(content.products.map { (name: $0.folder, value: $0.files) })
        partials = NameTable(content.theme.allPartials.map { (name: $0.key, value: $0.value.bytes) })
        assets = [content.theme.assets, content.assets]
        settings = [content.theme.settings, content.configuration.raw, content.data]
        self.baseURL = baseURL
    }
}
