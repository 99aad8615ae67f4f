public import Diagnostics
public import Files
import Values

/// Reads the folder of a site.
public struct SiteReader: Sendable {
    private let builtInTheme: FileTree
    private let zoneData: @Sendable (String) -> [UInt8]?
    private let fileBeside: @Sendable (String) -> [UInt8]?
    private let cache: PageCache?

    /// A reader.
    /// - Parameters:
    ///   - builtInTheme: the theme that counts where the site has none of that name, by path below `themes/`.
    ///   - zoneData: the bytes of the IANA database's file for a zone; nil where there is no such zone.
    ///   - fileBeside: the bytes of a file of the repository that is no content, such as a Package.swift, by its path
    ///     relative to the site's folder; nil where there is none.
    ///   - cache: the pages of the reading before, where one site is read again and again.
    public init(
        builtInTheme: FileTree = FileTree(), zoneData: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
        fileBeside: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }, cache: PageCache? = nil
    ) {
        self.builtInTheme = builtInTheme
        self.zoneData = zoneData
        self.fileBeside = fileBeside
        self.cache = cache
    }

    /// What the folder holds, and every mistake in it.
    ///
    /// With errors among the mistakes the content is what could be read, good for finding more of them.
    public func read(_ tree: FileTree) -> (content: SiteContent, mistakes: [Diagnostic]) {
        var (configuration, mistakes) = readConfiguration(tree)
        let (theme, themeMistakes) = readTheme(configuration.theme, in: tree)
        mistakes += themeMistakes
        var content = SiteContent(
            configuration: configuration, pages: [], products: [], data: Object(), assets: FileTree(), theme: theme)
        let files = tree.below("content")
        readPages(files, configuredBy: tree["content/site.yml"], into: &content, &mistakes)
        readProducts(files, beside: fileBeside, into: &content, &mistakes)
        readRest(files, into: &content, &mistakes)
        checkProductNames(content, tree, &mistakes)
        configuration = content.configuration
        return (content, mistakes)
    }

    private func readConfiguration(_ tree: FileTree) -> (SiteConfiguration, [Diagnostic]) {
        guard case .bytes(let bytes)? = tree["content/site.yml"] else {
            let mistake = Diagnostic(
                .error, "there is no content/site.yml here",
                remedy: "go to the folder of a site or name it with --site; `playbill new DIR` makes one")
            return (SiteConfiguration(), [mistake])
        }
        return ConfigurationReader(zoneData: zoneData).read(SourceText(path: "content/site.yml", bytes: bytes))
    }

    private func readTheme(_ name: String, in tree: FileTree) -> (Theme, [Diagnostic]) {
        let own = tree.below("themes/" + name)
        if !own.isEmpty { return Theme.read(own, name: name, folder: "themes/" + name) }
        let builtIn = builtInTheme.below(name)
        var (theme, mistakes) = Theme.read(builtIn, name: name, folder: "themes/" + name)
        if builtIn.isEmpty {
            let known = Set(
                (tree.below("themes") + builtInTheme.below("")).compactMap { $0.path.split(separator: "/").first }
            )
            .map(String.init).sorted()
            let place = line(of: "theme", in: tree)
            mistakes.append(
                Diagnostic(
                    .error, "there is no theme `\(name)`", at: place.place, excerpt: place.excerpt,
                    remedy: didYouMean(name, among: known) ?? "the themes here are \(known.joined(separator: ", "))"))
        }
        theme.name = name
        return (theme, mistakes)
    }

    private func line(of field: String, in tree: FileTree) -> (place: Place, excerpt: String?) {
        let path = "content/site.yml"
        if case .bytes(let bytes)? = tree[path] {
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() where line.hasPrefix(field + ":") {
                return (Place(path: path, line: number + 1, column: field.count + 3), String(line))
            }
        }
        return (Place(path: path, line: 1, column: 1), nil)
    }

    private func readPages(
        _ files: [(path: String, content: FileContent)], configuredBy configuration: FileContent?,
        into content: inout SiteContent, _ mistakes: inout [Diagnostic]
    ) {
        let reader = PageReader(configuration: content.configuration)
        let texts = files.compactMap { file -> (path: String, bytes: [UInt8])? in
            guard isMarkdown(file.path), !isProductFile(file.path), !isReserved(file.path),
                case .bytes(let bytes) = file.content
            else { return nil }
            return ("content/" + file.path, bytes)
        }
        let read =
            cache?.pages(of: texts, configuration: configuration, reader.read)
            ?? mapInParallel(texts.count) { reader.read(texts[$0].path, texts[$0].bytes) }
        mistakes += read.flatMap(\.mistakes)
        content.pages = read.map(\.page)
        attachCompanions(files, to: &content)
    }

    /// Files beside a page folder's `index.md` come along with the page.
    private func attachCompanions(_ files: [(path: String, content: FileContent)], to content: inout SiteContent) {
        let others = files.filter { !isMarkdown($0.path) && !isProductFile($0.path) && !isReserved($0.path) }
        guard !others.isEmpty else { return }
        var owners: [(folder: String, index: Int)] = []
        for (index, page) in content.pages.enumerated() where page.path.hasSuffix("/index.md") {
            owners.append((String(page.path.dropFirst("content/".count).dropLast("index.md".count)), index))
        }
        for file in others {
            let owner = owners.filter { file.path.hasPrefix($0.folder) }.max {
                $0.folder.utf8.count < $1.folder.utf8.count
            }
            guard let owner else { continue }
            let name = String(file.path.dropFirst(owner.folder.count))
            content.pages[owner.index].companions.append((name, file.content))
        }
    }

    private func readRest(
        _ files: [(path: String, content: FileContent)], into content: inout SiteContent, _ mistakes: inout [Diagnostic]
    ) {
        for file in files {
            if file.path.hasPrefix("assets/") {
                content.assets[String(file.path.dropFirst("assets/".count))] = file.content
            } else if file.path.hasPrefix("data/"), case .bytes(let bytes) = file.content {
                let (value, problems) = readData(SourceText(path: "content/" + file.path, bytes: bytes))
                mistakes += problems
                content.data[withoutExtension(String(file.path.dropFirst("data/".count)))] = value ?? .null
            }
        }
    }

    private func checkProductNames(_ content: SiteContent, _ tree: FileTree, _ mistakes: inout [Diagnostic]) {
        for page in content.pages {
            guard let (slug, place) = page.frontMatter.product, content.product(slug) == nil else { continue }
            let known = content.products.map(\.slug)
            var excerpt: String?
            if case .bytes(let bytes)? = tree[page.path] {
                excerpt = SourceText(path: page.path, bytes: bytes).line(place.line)
            }
            mistakes.append(
                Diagnostic(
                    .error, "there is no product `\(slug)`", at: place, excerpt: excerpt,
                    remedy: didYouMean(slug, among: known)
                        ?? (known.isEmpty
                            ? "make content/products/\(slug)/product.yml first"
                            : "the products are \(known.joined(separator: ", "))")))
        }
    }

    private func isMarkdown(_ path: String) -> Bool { path.hasSuffix(".md") || path.hasSuffix(".markdown") }
    private func isProductFile(_ path: String) -> Bool { path.hasPrefix("products/") }
    private func isReserved(_ path: String) -> Bool {
        path.hasPrefix("assets/") || path.hasPrefix("data/") || path == "site.yml"
    }
}
