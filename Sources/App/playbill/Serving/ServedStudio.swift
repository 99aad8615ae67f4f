import Canvas
import Files
import Glibc
import LiveStudio
import PreviewServer
import ReleaseKit
import Site
import Stage
import Studio
import Synchronization
import Threads

/// The studio of `serve`, under `/_studio/`: plays looked at, edited and played on; never part of a build.
final class ServedStudio: Sendable {
    static let folder = "_studio"

    private let build: SiteBuild
    private let token: String
    private let basePath: String
    private let films: KeptKitFilms
    private let known = Mutex(Known())

    /// What was read of the site, and the fonts that pictures of it are set in, which take a while to load.
    private struct Known {
        var desk: PlayDesk?
        var isStale = true
        var setup: PictureSetup?
        var fonts: FontSet?
    }

    init(_ build: SiteBuild, basePath: String) {
        self.build = build
        self.basePath = basePath
        films = KeptKitFilms(site: build.folder)
        var random = SystemRandomNumberGenerator()
        token = (0..<4).map { _ in String(random.next(), radix: 36) }.joined()
    }

    /// The studio for the server.
    var tool: LocalTool {
        LocalTool(
            folder: ServedStudio.folder, token: token, file: { [self] in file($0) }, answer: { [self] in answer($0) })
    }

    /// Whoever opens a play next sees the site as it is then; pictures go on from what is known.
    func noteChange() { known.withLock { $0.isStale = true } }

    /// A file of the page; the first one brings the token of this run, which other pages cannot read.
    private func file(_ path: String) -> PreviewFile? {
        guard let file = EmbeddedFolder.files.first(where: { $0.path == "studio/" + path }) else { return nil }
        guard path == "index.html" else { return PreviewFile(bytes: file.bytes) }
        let html = String(decoding: file.bytes, as: UTF8.self)
            .replacing("{{token}}", with: token).replacing("{{base}}", with: basePath)
        return PreviewFile(bytes: Array(html.utf8))
    }

    private func answer(_ call: LocalCall) -> LocalAnswer {
        let start = monotonicSeconds()
        guard let desk = try? desk(for: call.name) else {
            return LocalAnswer(
                status: 503, type: "application/json", bytes: Array("{\"error\":\"the site cannot be read\"}".utf8))
        }
        let answer = desk.answer(call.name, call.body)
        if call.name == "create" { noteChange() }
        return LocalAnswer(
            status: answer.status, type: answer.type, bytes: answer.bytes,
            milliseconds: (monotonicSeconds() - start) * 1000)
    }

    /// The desk for a call: the site is read again for the first that opens or lists plays after a change.
    private func desk(for call: String) throws -> PlayDesk {
        let wantsNew = ["plays", "open"].contains(call)
        if let desk = known.withLock({ $0.isStale && wantsNew ? nil : $0.desk }) { return desk }
        known.withLock { $0.isStale = false }
        let (content, _) = try build.read()
        return known.withLock { known in
            let desk = desk(of: content, setup(of: content, &known))
            known.desk = desk
            return desk
        }
    }

    private func setup(of content: SiteContent, _ known: inout Known) -> PictureSetup {
        let fonts = PictureFonts(content).set
        if let setup = known.setup, known.fonts == fonts { return setup }
        let setup = Workshop.pictures(of: content, cache: build.folder + "/" + Workshop.cacheFolder)
        (known.setup, known.fonts) = (setup, fonts)
        return setup
    }

    private func desk(of content: SiteContent, _ setup: PictureSetup) -> PlayDesk {
        let folder = build.folder
        let films = films
        let files = StudioFiles(
            read: { try? Disk.live.readWithin(folder + "/" + $0, folder) },
            write: { (bytes, path) throws(DiskError) in try Disk.live.write(bytes, folder + "/" + path) },
            kitFilms: { films.films(of: $0) })
        let templates = build.templates(content)
        let kits = KitMaker(
            content, pictures: setup, now: build.options.now, baseURL: build.options.baseURL, templates: templates)
        return PlayDesk(
            setup, plays: content.products.flatMap(\.studioPlays),
            products: content.products.map { ($0.slug, $0.manifest.name) }, files: files,
            pictures: content.products.filter { !$0.manifest.isExample }.map { product in
                PicturedProduct(
                    product, templates, described: kits.described(product), formats: kits.sceneFormats(of: product))
            })
    }
}
