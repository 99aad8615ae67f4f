import Dates
import Diagnostics
import Files
import Site

extension CommandSpec {
    /// `playbill new`: a small site to start from, the schemas by which editors help with its files, or the built-in
    /// theme to change.
    static let new = CommandSpec(
        name: "new", operands: "DIR | KIND TITLE [--site DIR] | --theme DIR | --schemas [DIR]",
        summary: "make a small site to start from, or begin a post, page or product",
        options: [
            Option.theme, Switch.schemas, Option.site, Option.now,
        ] + .console,
        example: (
            "playbill new mysite",
            "makes mysite/ with a post, a page and two products; "
                + "then: cd mysite && playbill serve"
        ),
        run: { arguments, console in
            if arguments[.schemas] { return try writeSchemas(arguments, console) }
            if let folder = arguments[.theme] {
                try arguments.refuseOperands()
                return try writeTheme(to: folder, console)
            }
            if arguments.operands.count == 2 || arguments.has(Option.site) {
                return try NewText(arguments, console).write()
            }
            guard let folder = arguments.operands.first, arguments.operands.count == 1, !folder.isEmpty else {
                throw UsageError("`playbill new` takes one folder", remedy: "write `playbill new mysite`")
            }
            try refuseWithinSite(folder, console)
            try refuseWhereFilesAre(
                folder,
                orElse: "; `playbill new --schemas \(folder)` writes the schemas of a site that is there")
            let files = starter.filter { $0.path != ".gitignore" || !Disk.live.exists(folder + "/.gitignore") }
            try NewFolder(path: folder).write(files)
            console.say("\(folder): \(counted(files.count, "file"))")
            console.say("next: cd \(shellWord(folder)) && playbill serve")
            return .done
        })

    /// The files of a new site.
    private static var starter: [(path: String, bytes: [UInt8])] {
        EmbeddedStarter.files.map { ($0.path, $0.bytes) } + surroundings
    }

    /// What stands beside the content of a new site: what editors ask for, and what git leaves alone.
    static var surroundings: [(path: String, bytes: [UInt8])] {
        schemas + [(".gitignore", Array("/public/\n/kit/\n/\(TraceFile.folder)/\n/\(Workshop.cacheFolder)/\n".utf8))]
    }

    private static var schemas: [(path: String, bytes: [UInt8])] {
        EditorSchema.allCases.map { (EditorSchema.folder + "/" + $0.fileName, Array($0.text.utf8)) }
    }

    /// Refuses to make a site within a site: who asks for it mostly wants a new post.
    private static func refuseWithinSite(_ folder: String, _ console: Console) throws {
        let above = folder.hasPrefix("/") ? [] : (0..<8).map { String(repeating: "../", count: $0) }
        let parts = folder.split(separator: "/")
        let along = parts.indices.map { (folder.hasPrefix("/") ? "/" : "") + parts[..<$0].joined(separator: "/") + "/" }
        guard let site = (above + along.dropFirst()).first(where: { Disk.live.exists($0 + "content/site.yml") }) else {
            return
        }
        let day = ISO8601.day(ZonedTime(instant: Instant(seconds: Input.clock().seconds)).date)
        throw CannotWrite(
            message:
                "a new site in \(folder) would stand within one that is there, \(site.isEmpty ? "in this folder" : site)",
            remedy: """
                a post is begun with `playbill new post "My title"`, or with a file of its own, such as
                \(site)content/posts/\(day)-my-title.md:
                  ---
                  title: My title
                  tags: [news]
                  ---
                  The text.
                for another site, name a folder outside of this one
                """)
    }

    static func refuseWhereFilesAre(_ folder: String, orElse hint: String = "") throws {
        guard Disk.live.exists(folder) else { return }
        guard let files = try? Disk.live.walk(folder) else {
            throw CannotWrite(
                message: "\(folder) is there already, and no folder that can be read",
                remedy: "name a folder that is new or empty")
        }
        guard files.isEmpty else {
            throw CannotWrite(
                message: "\(folder) is there already and holds files",
                remedy: "name a folder that is new or empty" + hint)
        }
    }

    /// Writes the theme that the program carries, for its owner to change.
    private static func writeTheme(to folder: String, _ console: Console) throws -> ExitStatus {
        guard let name = folder.split(separator: "/").last, name != "." && name != ".." else {
            throw UsageError("`--theme` takes a new folder", remedy: "write `playbill new --theme themes/mine`")
        }
        try refuseWhereFilesAre(folder)
        try NewFolder(path: folder).write(EmbeddedTheme.files.map { ($0.path, $0.bytes) })
        console.say("\(folder): \(counted(EmbeddedTheme.files.count, "file"))")
        if name != "marquee" { console.say("next: write `theme: \(name)` in content/site.yml") }
        return .done
    }

    /// Brings the schemas of a site up to date, which a newer program may have more fields for.
    private static func writeSchemas(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
        let folder = arguments.operands.first ?? "."
        guard arguments.operands.count <= 1, Disk.live.exists(folder + "/content/site.yml") else {
            throw UsageError(
                "there is no site in \(folder)", remedy: "name its folder: `playbill new --schemas mysite`")
        }
        for file in schemas {
            try Disk.live.write(file.bytes, folder + "/" + file.path)
            console.say("\(folder == "." ? "" : folder + "/")\(file.path)")
        }
        console.say(
            "an editor with a YAML language server reads them where a file begins with, for instance,\n"
                + "  # yaml-language-server: $schema=../../../\(EditorSchema.folder)/\(EditorSchema.product.fileName)")
        return .done
    }
}

extension Option<String> {
    fileprivate static let theme = Option(
        "theme", "DIR", help: "only write the built-in theme to DIR, to be changed there")
}

extension Switch {
    fileprivate static let schemas = Switch(
        "schemas", help: "only write the schemas for editors, to .schemas/ of the site in DIR (default: here)")
}

/// A name as a shell takes it for one word of a command line.
func shellWord(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "/._-+,@%:=".utf8.contains(byte)
        }
    }
    let word = isPlain ? name : "'\(name.replacing("'", with: "'\\''"))'"
    return name.hasPrefix("-") ? "-- \(word)" : word
}
