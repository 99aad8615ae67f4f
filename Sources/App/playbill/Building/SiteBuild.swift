import Dates
import Diagnostics
import Files
import Publishing
import ReleaseKit
import Rendering
import Site
import Studio

/// A build of the site, from its folder to a publication.
struct SiteBuild: Sendable {
    /// The folder of the site.
    var folder: String
    var options: PublishingOptions
    /// The pictures from this build and those before.
    var stores: PictureStores
    /// The cache elsewhere that was named.
    let remote: RemoteCache?
    /// What one build leaves for the next, where the site is built again and again.
    var memory: BuildMemory?
    /// What the site is made for.
    var environment: Environment
    /// What was asked for besides the site's files.
    let asked = AskedFiles()

    /// The site's folder and what a build's options say.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        folder = arguments[.site] ?? "."
        remote = arguments[.cache].map { RemoteCache(RemoteCache.Place($0)) }
        let kept = PictureStores(folder: folder + "/" + Workshop.cacheFolder)
        stores = remote.map { kept.backed(by: $0) } ?? kept
        environment = arguments[.environment].map { Environment(named: $0) } ?? .production
        options = PublishingOptions(now: try Now.instant(arguments))
        options.showsDrafts = arguments[.drafts]
        options.showsFuture = arguments[.future]
        options.reportsOrphans = arguments[.verbose]
        options.isStrict = arguments[.strict]
        options.baseURL = try arguments[.baseURL]
        options.scratch = ScratchFile(in: [folder + "/" + TraceFile.folder, folder])
    }

    /// A path below the site's folder, as a person would write it.
    func path(_ name: String) -> String { folder == "." ? name : folder + "/" + name }

    /// The content of the folder, and every mistake in it.
    func read(
        _ listing: InputListing? = nil, heads: KeptHeads? = nil
    ) throws(DiskError) -> (content: SiteContent, mistakes: [Diagnostic]) {
        // Where the site is built again and again, a text in memory is what tells that its page is the same.
        let isKept = memory != nil
        let entries =
            if let listing { listing.entries } else {
                try FileTree.entries(SiteBuild.sourceFolders, below: folder, from: .live)
            }
        let tree = FileTree.load(
            entries, below: folder, from: .live, leaving: { !isKept && SiteReader.isPage($0) }, cache: memory?.files)
        let (content, mistakes) = reader(heads).read(tree)
        return (content, mistakes + PictureFonts(content).mistakes)
    }

    /// The content of the folder, of whose files no more than texts are others than when heads were packed; nil where more
    /// has to be looked at.
    func read(
        pages: [Disk.Entry], others: [Disk.Entry], heads: ArraySlice<UInt8>
    ) -> SiteContent? {
        let tree = FileTree.load(others, below: folder, from: .live)
        let texts = pages.map { entry -> SiteReader.PageFile in
            (entry.path, .onDisk(path: folder + "/" + entry.path, size: entry.size, stamp: entry.stamp))
        }
        return reader(nil).read(tree, pages: texts, heads: heads)
    }

    private func reader(_ heads: KeptHeads?) -> SiteReader {
        let (folder, asked) = (folder, asked)
        return SiteReader(
            builtInTheme: SiteBuild.builtInThemes, zoneData: { asked.answer(.zone, $0, Input.zoneData($0)) },
            fileBeside: { asked.answer(.beside, $0, BesideFile.read($0, of: folder)) },
            history: asked.noting(GitHistory(folder: folder).history), cache: memory?.pages, heads: heads,
            environment: environment, program: Version.number)
    }

    /// The site made from what was read of its folder; its files are not kept, and pictures among them are looked at
    /// where somebody wants to know what they tell.
    func publish(
        _ content: SiteContent, _ mistakes: [Diagnostic], noting pictures: TellingPictures? = nil
    ) -> Publication {
        let content = content.onStage(at: options.now)
        let plan = publisher(content).buildPlan(of: content, mistakes: mistakes + unknownAddress(content))
        // Nobody can find it obsolete, and nobody wants its files.
        return plan.make { pictures?.look(at: $0, $1) } ?? Publication(of: plan)
    }

    /// A warning where nobody said at which address the site will be found.
    private func unknownAddress(_ content: SiteContent) -> [Diagnostic] {
        let raw = content.configuration.raw
        guard options.baseURL == nil, !raw.isEmpty, raw["base_url"] == nil else { return [] }
        return [
            Diagnostic(
                .warning, "`base_url` is missing, so feeds and sitemap tell addresses of \(BaseURL.local.string)",
                at: Place(path: "content/site.yml", line: 1, column: 1),
                remedy: "add a line such as `base_url: https://me.dev/`, or give --base-url")
        ]
    }

    /// The site of the folder, decided and not yet made; its files may be listed already.
    func plan(_ listing: InputListing? = nil, heads: KeptHeads? = nil) throws(DiskError) -> BuildPlan {
        let (content, mistakes) = try read(listing, heads: heads)
        return plan(content, mistakes)
    }

    /// The site that was read, decided and not yet made; some files of an earlier build's may stay.
    func plan(_ all: SiteContent, _ mistakes: [Diagnostic], reuse: BuildReuse? = nil) -> BuildPlan {
        let content = all.onStage(at: options.now)
        return publisher(content, reuse).buildPlan(of: content, mistakes: mistakes + unknownAddress(content))
    }

    /// Draws the pictures of the site and makes none of its pages.
    /// - Returns: false where the site has errors, which are told then.
    func draw(_ console: Console) throws(DiskError) -> Bool {
        let (all, mistakes) = try read()
        guard !mistakes.hasErrors else {
            console.report(mistakes)
            return false
        }
        let content = all.onStage(at: options.now)
        publisher(content).buildPlan(of: content).drawPictures()
        return true
    }

    /// The prose of products as the site shows it; nothing is drawn for other pages.
    func prose(
        of products: [Product], in content: SiteContent, _ templates: ThemeTemplates
    ) -> KitMaker.ProseSource {
        var pictures = pictures(content, templates, press: false).closures(drawing: products)
        pictures.photographs = stores.photographs
        let plan = Publisher(options: options, pictures: pictures, templates: templates).buildPlan(of: content)
        return { plan.prose(of: $0) }
    }

    func publisher(_ content: SiteContent, _ reuse: BuildReuse? = nil) -> Publisher {
        let templates = templates(content)
        var pictures = pictures(content, templates, press: content.theme.layouts["press"] != nil).closures
        pictures.photographs = stores.photographs
        return Publisher(
            options: options, pictures: pictures, cache: memory?.bodies, templates: templates,
            reuse: reuse)
    }

    /// The templates of the site's theme: one set for its pages, its cards, its press rooms and its kits.
    func templates(_ content: SiteContent) -> ThemeTemplates {
        ThemeTemplates(content, baseURL: options.baseURL ?? content.configuration.baseURL, now: options.now)
    }

    private func pictures(
        _ content: SiteContent, _ templates: ThemeTemplates, press hasPress: Bool
    ) -> SitePictures {
        let cache = folder + "/" + Workshop.cacheFolder
        let setup = Workshop.pictures(of: content, kept: stores.cache)
        let baseURL = options.baseURL ?? content.configuration.baseURL
        let press =
            hasPress
            ? KitMaker(content, pictures: setup, now: options.now, baseURL: baseURL, templates: templates) : nil
        return SitePictures(
            setup, content: content, baseURL: baseURL,
            cards: SiteCards(setup, templates, products: content.products, cache: cache), press: press,
            diagrams: SiteDiagrams(cache: stores.cache))
    }

    /// Where files that are copied may lie: in the site, in folders of it that are links, and among finished pictures.
    var homes: [String] {
        [folder] + (SiteBuild.sourceFolders + [Workshop.cacheFolder]).map { folder + "/" + $0 }
    }

    /// What a site is made from, in its folder.
    static let sourceFolders = ["content", "themes"]

    /// The theme that the program carries, by path below `themes/`.
    static let builtInThemes: FileTree = {
        var tree = FileTree()
        for file in EmbeddedTheme.files { tree["marquee/" + file.path] = .bytes(file.bytes) }
        return tree
    }()
}

/// What a build leaves for the next one: files, heads and texts that need not be read, parsed and rendered again.
struct BuildMemory: Sendable {
    let files = FileCache()
    let pages = PageCache()
    let bodies = BodyCache()
}
