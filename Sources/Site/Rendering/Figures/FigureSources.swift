import Diagnostics
import Files
import Site
import Values

/// All that decides what fences are drawn as, so that a text with one is rendered again where it changed.
struct FigureSources: Sendable, Equatable {
    /// The files of products, by their folders.
    private let products: NameTable<NameTable<FileContent>>
    /// What products say that stands in other files than theirs, by their folders: changelogs, and who worked on them.
    private let changelogs: NameTable<[UInt8]?>
    private let people: NameTable<[String]>
    private let partials: NameTable<[UInt8]>
    private let filters: NameTable<[UInt8]>
    private let assets: [FileTree]
    private let settings: [Object]
    private let baseURL: BaseURL

    init(_ content: SiteContent, baseURL: BaseURL) {
        products = NameTable(content.products.map { (name: $0.folder, value: $0.files) })
        changelogs = NameTable(content.products.map { (name: $0.folder, value: $0.changelog?.bytes) })
        people = NameTable(content.products.map { (name: $0.folder, value: $0.manifest.contributors) })
        filters = NameTable(content.theme.filters.map { (name: $0.key, value: $0.value.bytes) })
        partials = NameTable(content.theme.allPartials.map { (name: $0.key, value: $0.value.bytes) })
        assets = [content.theme.assets, content.assets]
        settings = [content.theme.settings, content.configuration.raw, content.data]
        self.baseURL = baseURL
    }
}
