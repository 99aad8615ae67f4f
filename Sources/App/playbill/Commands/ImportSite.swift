import Diagnostics
import Files
import Site
import SiteImport

extension CommandSpec {
    /// Makes a new site of one by another program.
    static func importSite(
        _ generator: Generator, _ arguments: ParsedArguments, _ console: Console
    ) throws -> ExitStatus {
        let old = arguments.operands[1]
        guard let new = arguments[.output] else {
            throw UsageError(
                "`playbill import \(generator.rawValue)` needs a folder for the new site",
                remedy: "write `playbill import \(generator.rawValue) \(old) -o mysite`")
        }
        let isFile = generator.isOneFile && Disk.live.exists(old)
        guard isFile || Disk.live.exists(old + "/.") else {
            throw UsageError(
                "there is no \(generator.isOneFile ? "file or " : "")folder \(old)",
                remedy: generator.isOneFile ? "name the export, or its folder" : "name the folder of the old site")
        }
        try refuseWhereFilesAre(new)
        let circumstances = Generator.Circumstances(
            now: try Now.instant(arguments), zoneData: { Input.zoneData($0) },
            theme: SiteBuild.builtInThemes)
        let site: ImportedSite
        do throws(Mistakes) { site = try generator.read(try oldSite(at: old, of: generator), circumstances) } catch {
            console.report(error.all)
            return .contentErrors
        }
        try NewFolder(path: new).write(try site.files.paths.map { ($0, try bytes(of: $0, in: site.files)) })
        console.say("\(new): \(site.counts.summary)")
        for kind in ImportNote.Kind.allCases {
            let count = site.notes.count { $0.kind == kind }
            if count > 0 { console.say("  \(kind.heading.lowercased()): \(count)") }
        }
        console.say("what could not be carried over stands in \(new)/IMPORT.md, with file and line")
        console.say("next: cd \(shellWord(new)) && playbill serve")
        return .done
    }

    /// The folder of the old site, texts read and all else left on the disk.
    private static func oldSite(at folder: String, of generator: Generator) throws(Mistakes) -> FileTree {
        do throws(DiskError) {
            var tree = FileTree()
            if !Disk.live.exists(folder + "/.") {
                tree[String(folder[(folder.lastIndex(of: "/").map(folder.index(after:)) ?? folder.startIndex)...])] =
                    .bytes(try Disk.live.read(folder))
                return tree
            }
            for entry in try Disk.live.walk(folder) where !generator.makes(entry.path) {
                if let obstacle = entry.obstacle {
                    tree.note(obstacle, at: entry.path)
                } else if Generator.reads(entry.path) {
                    tree[entry.path] = .bytes(try Disk.live.read(folder + "/" + entry.path))
                } else {
                    tree[entry.path] = .onDisk(path: folder + "/" + entry.path, size: entry.size, stamp: entry.stamp)
                }
            }
            try addHidden(of: generator, below: folder, to: &tree)
            return tree
        } catch {
            throw Mistakes(Diagnostic(.error, "\(error.path) cannot be read: \(error.cause)"))
        }
    }

    /// What configures a program that hides it, which no walk meets.
    private static func addHidden(
        of generator: Generator, below folder: String, to tree: inout FileTree
    ) throws(DiskError) {
        guard let name = generator.hiddenFolder else { return }
        let folders = Set(tree.paths.map { String($0.folderPart) }).union([""])
        for inside in folders.sorted() where Disk.live.exists("\(folder)/\(inside)\(name)/.") {
            for entry in try Disk.live.walk("\(folder)/\(inside)\(name)") where entry.obstacle == nil {
                let path = "\(inside)\(name)/\(entry.path)"
                if generator.publishes(entry.path) {
                    tree[path] = .onDisk(path: folder + "/" + path, size: entry.size, stamp: entry.stamp)
                } else if Generator.configures(entry.path) {
                    tree[path] = .bytes(try Disk.live.read("\(folder)/\(path)"))
                }
            }
        }
    }

    private static func bytes(of path: String, in files: FileTree) throws(DiskError) -> [UInt8] {
        switch files[path] {
        case .bytes(let bytes)?: bytes
        case .onDisk(let place, _, _)?: try Disk.live.read(place)
        case nil: []
        }
    }
}
