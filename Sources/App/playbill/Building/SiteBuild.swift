import Dates
import Diagnostics
import Files
import Publishing
import ReleaseKit
import Site
import Studio

/// A build of the site, from its folder to a publication.
struct SiteBuild: Sendable {
    /// The folder of the site.
    var folder: String
    var options: PublishingOptions
    /// What one build leaves for the next, where the site is built again and again.
    var memory: BuildMemory?

    /// The site's folder and what a build's options say.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        folder = arguments.value("site") ?? "."
        options = PublishingOptions(now: try Now.instant(arguments))
        options.showsDrafts = arguments.has("drafts")
        options.showsFuture = arguments.has("future")
        options.reportsOrphans = arguments.has("verbose")
        options.isStrict = arguments.has("strict")
        if let text = arguments.value("base-url") {
            guard let url = BaseURL(text) else {
                throw UsageError(
                    "`--base-url` takes a whole address, not `\(text)`", remedy: "write it as https://me.dev/blog/")
            }
            options.baseURL = url
        }
    }

    /// A path below the site's folder, as a person would write it.
    func path(_ name: String) -> String { folder == "." ? name : folder + "/" + name }

    /// The content of the folder, and every mistake in it.
    func read() throws(DiskError) -> (content: SiteContent, mistakes: [Diagnostic]) {
        let tree = try FileTree.load(SiteBuild.sourceFolders, below: folder, from: .live, cache: memory?.files)
        let folder = folder
        let reader = SiteReader(
            builtInTheme: SiteBuild.builtInThemes, zoneData: { Input.zoneData($0) },
            fileBeside: { try? Disk.live.read(folder + "/" + $0) }, cache: memory?.pages)
        return reader.read(tree)
    }

    /// The site made from what was read of its folder; its files are not kept.
    func publish(_ content: SiteContent, _ mistakes: [Diagnostic]) -> Publication {
        let edition = publisher(content).edition(of: content, mistakes: mistakes + unknownAddress(content))
        // Nobody can find it obsolete, and nobody wants its files.
        return edition.make { _, _ in } ?? Publication(of: edition)
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

    /// The site of the folder, decided and not yet made.
    func edition() throws(DiskError) -> Edition {
        let (content, mistakes) = try read()
        return publisher(content).edition(of: content, mistakes: mistakes)
    }

    private func publisher(_ content: SiteContent) -> Publisher {
        let cache = folder + "/" + Workshop.cacheFolder
        let studio = Workshop.studio(cache: cache)
        let baseURL = options.baseURL ?? content.configuration.baseURL
        let templates = KitTemplates(content, baseURL: baseURL, now: options.now)
        let press = content.theme.layouts["press"].map { _ in
            KitMaker(content, studio: studio, now: options.now, baseURL: baseURL)
        }
        let pictures = SitePictures(
            studio, content: content, baseURL: baseURL, cards: SiteCards(studio, templates, cache: cache),
            press: press)
        return Publisher(options: options, pictures: pictures.closures, cache: memory?.bodies)
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
