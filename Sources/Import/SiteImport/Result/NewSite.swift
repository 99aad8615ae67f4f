import Diagnostics
import Files
import Site
import Values
import YAML

/// The new site while it is put together.
struct NewSite: Sendable {
    let generator: Generator
    let old: FileTree
    let circumstances: Generator.Circumstances
    /// What `site.yml` says.
    var settings = Object()
    /// The pages; where several want one address, the last has it.
    var pages: [NewPage] = []
    /// Files that are copied: what they are in the old site, and the path they had in its output.
    var copies: [(origin: String, path: String)] = []
    /// Files that were worked out, by the path they had in the old output.
    var made: [(origin: String, path: String, text: String)] = []
    /// Files that stand beside a page and go with it, by their place below `content/`.
    var companions: [(origin: String, file: String)] = []
    /// Files that stand beside `content/`, where they stood.
    var beside: [String] = []
    /// Data, by path below `data/`.
    var data: [(origin: String, path: String, text: String)] = []
    /// Where feeds were besides the paths that they have here, each with its form.
    var feedPaths = Object()
    /// How many posts a feed held.
    var feedLimit: Int?
    /// The chapters of a manual: its list, the section that it becomes, the folder it was in, and what its texts are called.
    var chapters: (list: ManualChapters, section: String, root: String, titles: [String: String])?
    var notes: [ImportNote] = []
    /// The files of a theme that comes along, by path from the root of the new site.
    var themeFiles: [(path: String, text: String)] = []
    /// Pieces that shortcodes became, by path from the root of the new site.
    var pieceFiles: [(path: String, text: String)] = []
    /// What files are called in the old site that are read under another name.
    var formerNames: [String: String] = [:]
    /// Files of the old site that need not be kept, since what they say stands elsewhere.
    var spent: Set<String> = []

    init(_ generator: Generator, _ old: FileTree, _ circumstances: Generator.Circumstances) {
        (self.generator, self.circumstances) = (generator, circumstances)
        (self.old, notes) = NewSite.readable(old)
    }

    /// Where files without a place in the new site are kept.
    var asideFolder: String { "from-\(generator.rawValue)" }

    /// The bytes of a file; nil where there is none, or it was left on the disk.
    func bytes(_ path: String) -> [UInt8]? {
        if case .bytes(let bytes)? = old[path] { bytes } else { nil }
    }

    /// A text; nil where its head cannot be read, which is told.
    /// - Parameters:
    ///   - path: its file.
    ///   - bytes: what stands in it.
    ///   - linesAdded: how many of its lines are not in the file.
    /// - Returns: the text.
    mutating func text(_ path: String, _ bytes: [UInt8], linesAdded: Int = 0) -> OldText? {
        let text = OldText(path: path, bytes: bytes, linesAdded: linesAdded)
        guard let mistake = text.mistake else { return text }
        notes.append(ImportNote(.leftOut, mistake, in: path))
        return nil
    }

    mutating func note(_ kind: ImportNote.Kind, _ path: String, line: Int = 1, _ message: String) {
        notes.append(ImportNote(kind, path, line: line, message))
    }

    /// The site, whole: each address has one owner, and what was written is read without a mistake.
    mutating func finished() -> ImportedSite {
        settleAddresses()
        settleHost()
        if generator == .jekyll || generator == .hexo { completeLinks() }
        if generator == .jekyll { removeUnmadeSources() }
        settlePieces()
        settleNames()
        settleChapters()
        if !feedSettings.isEmpty { settings["feeds"] = .object(feedSettings) }
        var content = placedFiles()
        for file in themeFiles + pieceFiles { content[file.path] = .bytes(Array(file.text.utf8)) }
        let checked = CheckedSite(settings: settings, pages: pages, files: content, data: data, circumstances).mended()
        for refused in checked.refused { notes.append(refused) }
        pages = checked.pages
        var files = checked.files
        var used = spent.union(pages.map(\.origin)).union(checked.data.map(\.origin)).union(made.map(\.origin))
        used.formUnion(copies.map(\.origin))
        used.formUnion(companions.map(\.origin) + beside)
        let aside = old.paths.filter { !used.contains($0) }
        for path in beside { files[path] = old[path] }
        for path in aside { files["\(asideFolder)/\(path)"] = old[path] }
        for (path, obstacle) in old.obstacles {
            note(.leftOut, path, NewSite.words(for: obstacle))
        }
        let counts = ImportedSite.Counts(
            pages: pages.count, drafts: pages.count(where: \.isDraft),
            files: copies.count + made.count + companions.count + beside.count,
            data: checked.data.count,
            redirects: pages.reduce(0) { $0 + $1.aliases.count + ($1.head["redirect"] == nil ? 0 : 1) },
            setAside: aside.count)
        for index in notes.indices { notes[index].path = formerNames[notes[index].path] ?? notes[index].path }
        notes = Array(Set(notes)).sorted()
        let report = ImportReport(
            generator: generator, counts: counts, notes: notes, aside: aside, folder: asideFolder)
        files["IMPORT.md"] = .bytes(Array(report.text.utf8))
        return ImportedSite(files: files, notes: notes, counts: counts)
    }

    private static func words(for obstacle: Disk.Obstacle) -> String {
        switch obstacle {
        case .circle: "a link to a folder around it, not followed"
        case .leadsOut(let target): "a link that leads out of the folder, to \(target), not followed"
        case .leadsToHidden(let target): "a link to \(target), which is hidden, not followed"
        case .leadsNowhere: "a link to nothing"
        case .noFile: "a pipe, a socket or a device"
        case .unreadableName: "its name is not UTF-8"
        case .unreadable(let reason): "it cannot be read: \(reason)"
        case .hiddenServerFile: "a hidden file, which is not published here: add it where the site is put online"
        }
    }
}
