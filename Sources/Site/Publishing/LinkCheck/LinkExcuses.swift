import Diagnostics
import Site

/// What is missing from the site because of a mistake that is told elsewhere: an address that leads there is no mistake of
/// its own.
struct LinkExcuses: Sendable {
    /// Files that would be there.
    private var files: Set<String> = []
    /// Folders of products that could not be read.
    private var folders: [String] = []
    /// The heads of pages, and the manifests, that could not be read whole: what they name may be an address.
    private var heads: [SourceText] = []
    /// Whether the configuration that decides all addresses could not be read.
    private var coversAll = false

    /// The folders of products that are staged, by the files of the pages that they will have.
    private var launches: [String: String] = [:]

    /// The paths that another server answers.
    private var rules = LinkRules()

    /// No excuses.
    init() {}

    /// The excuses of a site.
    /// - Parameters:
    ///   - content: what could be read.
    ///   - mistakes: what was wrong with it.
    ///   - files: files that are not made because of a mistake.
    init(_ content: SiteContent, mistakes: [Diagnostic], files: Set<String>) {
        self.files = files
        rules = content.configuration.links
        for (slug, product) in content.stages.launched {
            launches[product.address.file] = content.product(slug)?.stageFolder.map { $0.name + "/" }
        }
        let errors = mistakes.filter { $0.severity == .error }
        let broken = Set(errors.compactMap { $0.place?.path })
        if broken.isEmpty { return }
        coversAll = content.configuration.raw.isEmpty || errors.contains(where: LinkExcuses.decidesAddresses)
        heads = content.pages.lazy.filter { broken.contains($0.path) }.map(\.head)
        heads += content.products.lazy.filter { broken.contains($0.source.path) }.map(\.source)
        let known = Set(content.products.map(\.folder))
        for path in broken.sorted() where path.hasPrefix("content/products/") {
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count > 3, !known.contains(parts[...2].joined(separator: "/")) else { continue }
            folders.append("products/\(slug(parts[2]))/")
        }
        // Where none could be read there is no list of them either.
        if content.products.isEmpty, !folders.isEmpty { self.files.insert("products/index.html") }
    }

    /// Lines of site.yml by which every address would be another.
    private static func decidesAddresses(_ mistake: Diagnostic) -> Bool {
        guard mistake.place?.path == "content/site.yml", let line = mistake.excerpt else { return false }
        return ["base_url", "permalink", "taxonomies", "theme"].contains { line.hasPrefix($0 + ":") }
    }

    /// Whether a page that waits tells where its product will be: what is handed on before the day tells the addresses that
    /// stay.
    ///
    /// - Parameters:
    ///   - url: a whole address of the site.
    ///   - page: the page, by its file.
    ///   - baseURL: where the site is.
    /// - Returns: whether it is told to nobody who should not know it.
    func tellsLaunch(_ url: String, on page: String, _ baseURL: BaseURL) -> Bool {
        if launches.isEmpty { return false }
        let target = LinkTarget(String(url.dropFirst(baseURL.origin.count)), on: page, baseURL: baseURL)
        return target.flatMap { launches[$0.file] }.map(page.hasPrefix) ?? false
    }

    /// Whether something is wrong only because of a mistake that is told elsewhere.
    func cover(_ problem: LinkCheck.Problem) -> Bool {
        guard case .noFile(let file) = problem else { return false }
        if rules.isElsewhere("/" + file) { return true }
        if coversAll || files.contains(file) || folders.contains(where: file.hasPrefix) { return true }
        let parts = file.split(separator: "/")
        guard let name = parts.last == "index.html" ? parts.dropLast().last : parts.last else { return false }
        return heads.contains { $0.firstOffset(of: String(name)) != nil }
    }
}
