import Diagnostics
import Files
import Site
import Values
import YAML

/// What was put together, read as a build reads it, until that finds no mistake.
///
/// Another program took what stands in front matter as it came; here fields have types. What is refused is taken out and
/// told instead of keeping the whole site from being built.
struct CheckedSite {
    var settings: Object
    var pages: [NewPage]
    /// The files, those of the pages among them once they are written.
    var files: FileTree
    var data: [(origin: String, path: String, text: String)]
    let circumstances: Generator.Circumstances
    /// What was taken out.
    var refused: [ImportNote] = []

    init(
        settings: Object, pages: [NewPage], files: FileTree,
        data: [(origin: String, path: String, text: String)], _ circumstances: Generator.Circumstances
    ) {
        self.circumstances = circumstances
        (self.settings, self.pages, self.files, self.data) = (settings, pages, files, data)
    }

    /// The site without what is refused.
    consuming func mended() -> CheckedSite {
        mendData()
        let reader = SiteReader(builtInTheme: circumstances.theme, zoneData: circumstances.zoneData)
        for round in 0..<6 {
            let (content, mistakes) = reader.read(written)
            let errors = mistakes.filter { $0.severity == .error && $0.place?.path.hasPrefix("content/") == true }
            let isMoved = round == 0 && keepAddresses(content.pages)
            if errors.isEmpty, !isMoved { break }
            for error in errors { mend(error, isLast: round > 3) }
        }
        files = written
        return self
    }

    private var written: FileTree {
        var tree = files
        tree["content/site.yml"] = .bytes(Array(yaml(.object(settings)).utf8))
        for page in pages { tree["content/" + page.file] = .bytes(Array(page.text.utf8)) }
        for file in data { tree["content/data/" + file.path] = .bytes(Array(file.text.utf8)) }
        return tree
    }

    /// Marks the pages whose names give them another address than they had.
    private mutating func keepAddresses(_ read: [Page]) -> Bool {
        let found = Dictionary(read.map { ($0.path, $0.address) }, uniquingKeysWith: { first, _ in first })
        var isMoved = false
        for index in pages.indices where found["content/" + pages[index].file] != Address(pages[index].address) {
            pages[index].needsPermalink = true
            isMoved = true
        }
        return isMoved
    }

    private mutating func mendData() {
        var seen: Set<String> = []
        data = data.filter { file in
            let name = file.path.prefix(upTo: file.path.lastIndex(of: ".") ?? file.path.endIndex)
            let mistakes = readData(SourceText(path: file.path, file.text)).mistakes
            if let error = mistakes.first(where: { $0.severity == .error }) {
                refused.append(
                    ImportNote(.leftOut, file.origin, line: error.place?.line ?? 1, error.message))
                return false
            }
            let isTaken =
                seen.contains(String(name)) || seen.contains { $0.hasPrefix(name + "/") || name.hasPrefix($0 + "/") }
            if isTaken { refused.append(ImportNote(.leftOut, file.origin, "another file of data has its name")) }
            seen.insert(String(name))
            return !isTaken
        }
    }

    /// Takes out the field that an error stands in; on the last round the whole page.
    private mutating func mend(_ error: Diagnostic, isLast: Bool) {
        guard let place = error.place else { return }
        if place.path == "content/site.yml" {
            guard let key = CheckedSite.key(at: place.line, of: yaml(.object(settings))) else { return }
            if settings[key] != nil { refused.append(ImportNote(.setting, "site.yml", "`\(key)`: \(error.message)")) }
            settings[key] = key == "title" ? "Untitled" : nil
            return
        }
        guard let index = pages.firstIndex(where: { "content/" + $0.file == place.path }) else { return }
        let page = pages[index]
        let key = CheckedSite.key(at: place.line - 1, of: page.text.dropFirst(4))
        if !isLast, let key, page.head[key] != nil {
            refused.append(ImportNote(.field, page.origin, "`\(key)` is left out: \(error.message)"))
            pages[index].head[key] = nil
        } else if !isLast, error.message == "a post needs a date" {
            refused.append(ImportNote(.leftOut, page.origin, "a post without a date became a page"))
            pages[index].file = "pages/" + page.file.dropFirst("posts/".count)
        } else if !isLast, key == "aliases" {
            pages[index].aliases = []
            refused.append(ImportNote(.address, page.origin, "its old addresses do not lead on: \(error.message)"))
        } else if isLast {
            refused.append(ImportNote(.leftOut, page.origin, error.message))
            pages.remove(at: index)
        }
    }

    /// The name at the left margin that a line of YAML belongs to.
    private static func key(at line: Int, of text: some StringProtocol) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(line)
        guard let own = lines.last(where: { $0.first.map { $0 != " " && $0 != "-" } ?? false }) else { return nil }
        let name = own.prefix { $0 != ":" }
        return String(name.hasPrefix("\"") ? name.dropFirst().dropLast() : name)
    }
}
