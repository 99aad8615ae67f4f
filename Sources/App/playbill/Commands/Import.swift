import Diagnostics
import Files
import PlayImport
import PressImport
import Site
import SiteImport
import Stage
import Values
import YAML

extension CommandSpec {
    /// `playbill import`: what was made elsewhere, as a source of ours.
    static let `import` = CommandSpec(
        name: "import",
        operands:
            "jekyll|hugo|zola|hexo|mdbook|mkdocs|docusaurus|vitepress|vuepress|starlight DIR -o SITE · wordpress EXPORT.xml|DIR -o SITE · fastlane DIR · package DIR [-o SITE] · tape X.tape · pgn GAME.pgn|- · presskit data.xml|DIR · milou data.yml|DIR",
        summary:
            "a site from elsewhere, a tape or a game as a play, a press kit, a store listing or a package as a product",
        options: [
            Option.output.helping(
                "the new site; where the play goes, or the site's folder for press kits (default: standard output)",
                as: "FILE|DIR"),
            Option.size.helping("the play's size in pixels (default: 720x720)"),
            Option.now.helping("the time of the import, for posts of the future (default: the clock)", as: "DATE"),
            Option.gameNumber,
            Option.product,
            Option.site.helping("the site that gets the product of a store listing or a package (default: here)"),
            Switch.force.helping("replace files of that product that say something else"),
        ] + .console,
        example: (
            "playbill import jekyll ../blog -o mysite",
            "makes mysite/ of a Jekyll site, and says in mysite/IMPORT.md what could not be carried over"
        ),
        run: { arguments, console in
            let kinds = ImportKind.allCases.map(\.rawValue)
            guard let kind = arguments.operands.first, arguments.operands.count == 2 else {
                throw UsageError(
                    "`playbill import` takes a kind and a file",
                    remedy: "write `playbill import jekyll ../blog -o mysite`, or `playbill import pgn game.pgn`")
            }
            guard let known = ImportKind(rawValue: kind) else {
                throw UsageError(
                    "`playbill import` knows no `\(kind)`",
                    remedy: didYouMean(kind, among: kinds) ?? "it knows \(kinds.joined(separator: ", "))")
            }
            switch known {
            case .jekyll: return try importSite(.jekyll, arguments, console)
            case .hugo: return try importSite(.hugo, arguments, console)
            case .zola: return try importSite(.zola, arguments, console)
            case .hexo: return try importSite(.hexo, arguments, console)
            case .mdbook: return try importSite(.mdbook, arguments, console)
            case .mkdocs: return try importSite(.mkdocs, arguments, console)
            case .docusaurus: return try importSite(.docusaurus, arguments, console)
            case .vitepress: return try importSite(.vitepress, arguments, console)
            case .vuepress: return try importSite(.vuepress, arguments, console)
            case .starlight: return try importSite(.starlight, arguments, console)
            case .wordpress: return try importSite(.wordpress, arguments, console)
            case .tape: return try importTape(arguments, console)
            case .pgn: return try importGame(arguments, console)
            case .presskit, .milou:
                return try PressRun(
                    path: arguments.operands[1], fileName: known == .milou ? "data.yml" : "data.xml",
                    output: arguments[.output], console: console
                ).run()
            case .fastlane, .package: return try ListingRun(arguments, console).run()
            }
        })

    /// A tape of VHS; those that it includes are looked for as VHS does: from here, and then beside it.
    private static func importTape(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
        let path = arguments.operands[1]
        let folder = String(path.folderPart)
        let bytes = path == "-" ? try Input.standardInput() : try Disk.live.read(path)
        let tape = try ImportedTape(SourceText(path: path == "-" ? "<stdin>" : path, bytes: bytes)) { name in
            for place in name.hasPrefix("/") ? [] : ["", folder] {
                let root = place.isEmpty ? "." : place
                if let bytes = try? Disk.live.readWithin(place + name, root) {
                    return SourceText(path: place + name, bytes: bytes)
                }
            }
            return nil
        }
        console.report(tape.warnings)
        try put(tape.play, arguments, console)
        return .done
    }

    private static func put(_ play: String, _ arguments: ParsedArguments, _ console: Console) throws {
        guard let output = arguments[.output] else { return console.write(play) }
        try Disk.live.write(Array(play.utf8), output)
        console.say("\(output): written")
    }

    private static func importGame(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
        let size = try arguments[.size] ?? PictureSize(width: 720, height: 720)
        let games = try Games.recorded(at: arguments.operands[1])
        let wanted = try arguments[.gameNumber]
        guard (wanted ?? 1) <= games.count else {
            throw UsageError(
                "\(arguments.operands[1]) has \(counted(games.count, "game")), and no "
                    + "number \(wanted ?? 1)", remedy: "write `--game \(games.count)` for the last one")
        }
        if games.count > 1, wanted == nil {
            console.say("the first of \(games.count) games was taken; `--game 2` takes another")
        }
        try put(games[(wanted ?? 1) - 1].playText(size: size), arguments, console)
        return .done
    }
}

extension Option<Int> {
    fileprivate static let gameNumber = Option(
        "game", in: 1...100_000, help: "which game of a file of several (default: the first)")
}

/// The reading of press kits made elsewhere: a file, or a folder with one for the company and one a product.
private struct PressRun {
    let path: String
    /// What such a file is called.
    let fileName: String
    let output: String?
    let console: Console

    func run() throws -> ExitStatus {
        var status = ExitStatus.done
        var texts: [(path: String, text: String)] = []
        for file in try files() {
            let bytes = try Disk.live.read(file)
            do throws(Mistakes) {
                let read = try ImportedPress.read(path: file, bytes: bytes)
                console.report(read.warnings)
                texts += PressRun.files(of: read.press, from: file)
            } catch {
                console.report(error.all)
                status = .contentErrors
            }
        }
        // Nothing is written of a kit that is half understood.
        guard status == .done else { return status }
        try output.map { try write(texts, to: $0) } ?? print(texts)
        return .done
    }

    private func files() throws -> [String] {
        guard Disk.live.exists(path + "/.") else { return [path] }
        let found = try Disk.live.walk(path).filter { $0.obstacle == nil }.map(\.path)
            .filter { $0 == fileName || $0.hasSuffix("/" + fileName) }
        guard !found.isEmpty else {
            throw UsageError("there is no \(fileName) in \(path)", remedy: "name the folder of the press kit")
        }
        return found.map { path + "/" + $0 }
    }

    /// The files of a site that a press kit becomes.
    private static func files(of press: ImportedPress, from path: String) -> [(path: String, text: String)] {
        switch press {
        case .product(let name, let manifest, let prose):
            // A title is any text, and a folder's name is made of its letters.
            let folder = "content/products/\(slugOfName(name))/"
            let head = yaml(.object(Object([("title", .string(name))])))
            let page = prose.map { [(folder + "index.md", "---\n\(head)---\n\($0)")] }
            return [(folder + "product.yml", manifest)] + (page ?? [])
        case .company(_, let page):
            return [("content/pages/press.md", page)]
        }
    }

    /// One text as it is, several each below a line with its name.
    private func print(_ texts: [(path: String, text: String)]) {
        for (path, text) in texts {
            if texts.count > 1 { console.write("# --- \(path)\n") }
            console.write(text)
        }
    }

    private func write(_ texts: [(path: String, text: String)], to folder: String) throws {
        var seen: Set<String> = []
        for (path, _) in texts where !seen.insert(path).inserted {
            throw CannotWrite(
                message: "two files of the press kit become \(folder)/\(path)",
                remedy: "give one of its products another title, or import its file alone")
        }
        for (path, _) in texts where Disk.live.exists(folder + "/" + path) {
            throw CannotWrite(
                message: "\(folder)/\(path) is there already", remedy: "move it away, or name another folder")
        }
        for (path, text) in texts {
            try Disk.live.write(Array(text.utf8), folder + "/" + path)
            console.say("\(folder)/\(path): written")
        }
    }
}
