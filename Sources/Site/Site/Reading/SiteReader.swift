import Diagnostics
import Files
import Threads
import Values

/// Reads the folder of a site.
package struct SiteReader: Sendable {
    let builtInTheme: FileTree
    private let zoneData: @Sendable (String) -> [UInt8]?
    let fileBeside: @Sendable (String) -> [UInt8]?
    let history: SiteHistory
    private let cache: PageCache?
    private let heads: KeptHeads?
    /// What the site is read for.
    private let environment: Environment
    /// The version of the program that reads it.
    private let program: String?

    /// A reader.
    /// - Parameters:
    ///   - builtInTheme: the theme that counts where the site has none of that name, by path below `themes/`.
    ///   - zoneData: the bytes of the IANA database's file for a zone; nil where there is no such zone.
    ///   - fileBeside: the bytes of a file of the repository that is no content, such as a Package.swift, by its path
    ///     relative to the site's folder; nil where there is none.
    ///   - history: what is known of the folder's past.
    ///   - cache: the pages of the reading before, where one site is read again and again.
    ///   - heads: the heads of pages that an earlier run of the program has read.
    ///   - environment: what the site is made for.
    ///   - program: the version of the program that reads it; nil reads the sites of any.
    package init(
        builtInTheme: FileTree = FileTree(), zoneData: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
        fileBeside: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }, history: SiteHistory = .none,
        cache: PageCache? = nil, heads: KeptHeads? = nil, environment: Environment = .production,
        program: String? = nil
    ) {
        (self.environment, self.program) = (environment, program)
        self.builtInTheme = builtInTheme
        self.zoneData = zoneData
        self.fileBeside = fileBeside
        self.history = history
        (self.cache, self.heads) = (cache, heads)
    }

    /// What the folder holds, and every mistake in it.
    ///
    /// With errors among the mistakes the content is what could be read, good for finding more of them.
    package func read(_ tree: FileTree) -> (content: SiteContent, mistakes: [Diagnostic]) { read(tree, nil) }

    /// What a folder holds of which no more than texts changed since an earlier run has read it.
    ///
    /// What is wrong in it was told then.
    /// - Parameters:
    ///   - tree: its files but for the texts of pages.
    ///   - pages: the texts of pages by their paths, in the order of these.
    ///   - heads: the heads of pages as that run has packed them.
    /// - Returns: nil where more has to be looked at: products, older versions of manuals, the days of changes.
    package func read(
        _ tree: FileTree, pages: [PageFile], heads: ArraySlice<UInt8>
    ) -> SiteContent? {
        let (content, _) = read(tree, (pages, heads))
        let isPlain = content.products.isEmpty && content.editions.isEmpty
        return isPlain && content.configuration.versions.isEmpty && content.configuration.lastmod == nil ? content : nil
    }

    /// The file of a page, by its path relative to the site.
    package typealias PageFile = (path: String, content: FileContent)

    private func read(
        _ tree: FileTree, _ known: (pages: [PageFile], heads: ArraySlice<UInt8>)?
    ) -> (content: SiteContent, mistakes: [Diagnostic]) {
        var (configuration, mistakes) = readConfiguration(tree)
        var tree = tree
        mistakes += readVersions(configuration, into: &tree)
        mistakes += obstacles(in: tree)
        let (theme, themeMistakes) = readTheme(configuration.theme, in: tree)
        mistakes += themeMistakes
        mistakes += codeThemeMistakes(theme, configuration, in: tree)
        mistakes += readWords(of: theme, into: &configuration)
        var content = SiteContent(
            configuration: configuration, pages: [], products: [], data: Object(), assets: FileTree(), theme: theme)
        content.fileBeside = fileBeside
        content.fileAtTag = history.file
        let files = ContentFile.all(tree.below("content"), besides: known?.pages.map(\.path) ?? [])
        if let known {
            let reader = PageReader(configuration: configuration)
            content.pages = KeptHeads.pages(of: known.pages, known.heads, reader.read).withReadmesAsIndexes
        } else {
            readPages(files, configuredBy: tree["content/site.yml"], into: &content, &mistakes)
        }
        let unreadable = Set(tree.obstacles.filter(\.obstacle.isUnreadable).map(\.path))
        readProducts(files, beside: fileBeside, unreadable: unreadable, into: &content, &mistakes)
        readRest(files, into: &content, &mistakes)
        checkProductNames(content, &mistakes)
        mistakes += chapterMistakes(in: content)
        mistakes += readEditions(into: &content)
        return (content, configuration.forgivingTags(mistakes))
    }

    private func readConfiguration(_ tree: FileTree) -> (SiteConfiguration, [Diagnostic]) {
        guard case .bytes(let bytes)? = tree["content/site.yml"] else {
            if tree.obstacles.contains(where: { $0.path == "content/site.yml" && $0.obstacle.isUnreadable }) {
                return (SiteConfiguration(), [])
            }
            let mistake = Diagnostic(.error, "there is no content/site.yml here", remedy: wayIn(tree))
            return (SiteConfiguration(), [mistake])
        }
        return ConfigurationReader(zoneData: zoneData, environment: environment, program: program).read(
            SourceText(path: "content/site.yml", bytes: bytes))
    }

    /// What to do where there is no site: told by what is there instead.
    private func wayIn(_ tree: FileTree) -> String {
        for name in ["site.yaml", "site.yml.txt", "Site.yml"] where tree["content/" + name] != nil {
            return "rename content/\(name) to content/site.yml"
        }
        for name in ["site.yml", "site.yaml"] where fileBeside(name) != nil {
            return "move \(name) to content/site.yml; where this is the folder content/ itself, go up one folder"
        }
        let others = [
            ("_config.yml", "Jekyll"), ("hugo.toml", "Hugo"), ("hugo.yaml", "Hugo"), ("config.toml", "Hugo or Zola"),
            ("eleventy.config.js", "Eleventy"), (".eleventy.js", "Eleventy"), ("astro.config.mjs", "Astro"),
        ]
        for (name, program) in others where fileBeside(name) != nil {
            return
                "this is a folder of \(program), by its \(name): make a site with `playbill new DIR`, and move posts "
                + "to its content/posts/, pages to content/pages/, pictures to content/assets/"
        }
        return "go to the folder of a site or name it with --site; `playbill new DIR` makes one"
    }

    func line(of field: String, in tree: FileTree) -> (place: Place, excerpt: String?) {
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
        _ files: [ContentFile], configuredBy configuration: FileContent?, into content: inout SiteContent,
        _ mistakes: inout [Diagnostic]
    ) {
        let reader = PageReader(configuration: content.configuration)
        let texts = files.compactMap { file -> PageFile? in
            guard case .page = file.use else { return nil }
            return ("content/" + file.path, file.content)
        }
        let heads = heads
        let read =
            cache?.pages(of: texts, configuration: configuration, reader.read)
            ?? mapInParallel(texts.count) { index in
                let (path, content) = texts[index]
                return heads?.page(path, content, reader.read) ?? reader.read(path, content)
            }
        heads?.note(texts, read)
        mistakes += read.flatMap(\.mistakes) + read.flatMap(\.notices).grouped
        content.pages = dated(read.compactMap(\.page).withReadmesAsIndexes, content.configuration, &mistakes)
    }

    private func readRest(_ files: [ContentFile], into content: inout SiteContent, _ mistakes: inout [Diagnostic]) {
        var data = DataFolder()
        var companions: [ExactName: [(name: String, content: FileContent)]] = [:]
        for file in files {
            if file.mayBeBrought { content.files[ExactName(file.path)] = file.content }
            switch file.use {
            case .configuration, .page, .product, .shown, .leftOut(nil): continue
            case .leftOut(let problem?): mistakes.append(problem)
            case .asset(let path): content.assets[path] = file.content
            case .data(let name): if case .bytes(let bytes) = file.content { data.read(name, bytes) }
            case .companion(let page, let name):
                companions[ExactName("content/" + page), default: []].append((name, file.content))
            case .copied(let address), .rootAsset(let address):
                content.copies.append(
                    CopiedFile(source: "content/" + file.path, address: address, content: file.content))
            }
        }
        content.data = data.data
        mistakes += data.mistakes
        let generated = PageGenerator(configuration: content.configuration, data: data.data).pages()
        content.pages += generated.pages
        mistakes += generated.mistakes
        guard !companions.isEmpty else { return }
        for index in content.pages.indices {
            let page = content.pages[index]
            if let brought = companions[ExactName(page.path)] { content.pages[index] = page.bringing(brought) }
        }
    }

    private func checkProductNames(_ content: SiteContent, _ mistakes: inout [Diagnostic]) {
        let slugs = Set(content.products.map(\.slug))
        for page in content.pages {
            guard let (slug, place) = page.frontMatter.product, !slugs.contains(slug) else { continue }
            // A product that cannot be read is told of where it stands.
            if mistakes.contains(where: { $0.place?.path.hasPrefix("content/products/\(slug)/") ?? false }) { continue }
            let known = content.products.map(\.slug)
            mistakes.append(
                Diagnostic(
                    .error, "there is no product `\(slug)`", at: place, excerpt: page.excerpt(at: place),
                    remedy: didYouMean(slug, among: known)
                        ?? (known.isEmpty
                            ? "make content/products/\(slug)/product.yml first"
                            : "the products are \(known.joined(separator: ", "))")))
        }
    }

    /// Whether a file of a site, by its path in the site's folder, is the text of a page, of which the reader keeps none.
    package static func isPage(_ path: String) -> Bool {
        // Asked for every file of a large site, so that no part of the path is copied.
        path.hasPrefix("content/") && ContentFile.hasPageEnding(path)
            && !ContentFile.isInFolderOfItsOwn(Substring(path.utf8.dropFirst("content/".utf8.count)))
    }
}
