import Diagnostics
import Files
import ListingImport
import PackageImport
import Site

extension Option<String> {
    /// The product that a store listing or a package becomes.
    static let product = Option("product", "NAME", help: "the product that a store listing or a package becomes")
}

/// The reading of a store listing, or of a package, into the folder of a product.
struct ListingRun {
    private let isPackage: Bool
    private let source: String
    private let product: String
    /// The product's folder, as a message names it.
    private let folder: String
    private let site: String
    /// Whether the site is made together with the product.
    private let isNewSite: Bool
    private let isForced: Bool
    private let console: Console

    init(_ arguments: ParsedArguments, _ console: Console) throws {
        source = arguments.operands[1]
        self.console = console
        isForced = arguments[.force]
        isPackage = arguments.operands[0] == ImportKind.package.rawValue
        // A package is called like the folder that it is developed in, for the most part.
        let usual = isPackage ? slugOfName(ListingRun.folderName(of: source)) : nil
        guard let product = arguments[.product] ?? usual else {
            throw UsageError("a store listing becomes a product", remedy: "name it, with `--product lantern`")
        }
        guard !product.isEmpty, slugOfName(product) == product else {
            throw UsageError(
                "`\(product)` is no name of a folder",
                remedy:
                    "write it as in addresses, such as `--product \(product.isEmpty ? "lantern" : slugOfName(product))`"
            )
        }
        self.product = product
        // A package alone is enough for a site.
        isNewSite = isPackage && arguments.has(Option.output)
        site = (isNewSite ? arguments[.output] : arguments[.site]) ?? "."
        if isNewSite { try CommandSpec.refuseWhereFilesAre(site) }
        guard isNewSite || Disk.live.exists(site + "/content/.") else {
            throw UsageError(
                "there is no site in \(site == "." ? "this folder" : site)",
                remedy: "name its folder with --site, or make one with "
                    + (isPackage ? "`-o mysite`" : "`playbill new`"))
        }
        folder = (site == "." ? "" : site + "/") + "content/products/" + product
    }

    func run() throws -> ExitStatus {
        guard Disk.live.exists(source + "/.") else {
            let wanted = isPackage ? "the folder of its repository" : "the folder that has `fastlane/` in it"
            throw UsageError("`\(source)` is no folder", remedy: "name \(wanted)")
        }
        let listing = try read()
        let files = try contents(of: listing)
        let isNew = !Disk.live.exists(folder)
        if isNewSite {
            try writeSite(around: files, listing)
        } else if isNew {
            try NewFolder(path: folder).write(files)
            console.say("\(folder): \(counted(files.count, "file")) written")
        } else {
            try update(files)
        }
        let isQuiet = { (note: ListingNote) in note.kind == .kept || note.kind == .moved }
        console.report(listing.notes.filter { !isQuiet($0) }.map(warning))
        for note in listing.notes where isQuiet(note) {
            console.say("\(source)/\(note.path): \(note.words)", at: .verbose)
        }
        console.say("\(source): \(listing.summary); \(folder)/IMPORT.md \(isPackage ? "tells more" : "names them")")
        if isNewSite {
            console.say("next: cd \(shellWord(site)) && playbill serve")
        } else if isPackage, isNew {
            console.say("next: look \(folder)/product.yml over, then playbill kit \(product)")
        }
        return .done
    }

    /// A site that has this product and nothing else yet.
    private func writeSite(
        around files: [(path: String, bytes: [UInt8])], _ listing: any ImportedProduct
    ) throws {
        let settings = (listing as? ImportedPackage)?.site ?? ""
        let all =
            [("content/site.yml", Array(settings.utf8))] + CommandSpec.surroundings
            + files.map { ("content/products/\(product)/\($0.path)", $0.bytes) }
        try NewFolder(path: site).write(all)
        console.say("\(site): \(counted(all.count, "file"))")
    }

    private func read() throws -> any ImportedProduct {
        let entries = try Disk.live.walk(source)
        var obstacles: [String: String] = [:]
        for entry in entries { entry.obstacle.map { obstacles[entry.path] = ListingRun.words($0) } }
        do throws(ListingRefusal) {
            if isPackage {
                let paths = entries.filter { $0.obstacle == nil }.map(\.path)
                return try ImportedPackage(paths, named: product, in: setting) {
                    try? Disk.live.readWithin(source + "/" + $0, source)
                }
            }
            return try ImportedListing(entries.map(\.path), named: product, obstacles: obstacles) {
                try? Disk.live.read(source + "/" + $0)
            }
        } catch {
            throw Diagnostic(.error, "\(source): \(error.message)", remedy: error.remedy)
        }
    }

    /// Where the repository of a package is.
    private var setting: ImportedPackage.Setting {
        let (from, to) = (try? realPath(site), try? realPath(source))
        var wayOut: String?
        // Only of a repository of git is read what stands around a site.
        let root = from.flatMap(BesideFile.repository) ?? ""
        if let from, let to, from == to || from.hasPrefix(to + "/"), (to + "/").hasPrefix(root + "/"), !root.isEmpty {
            let steps = from.dropFirst(to.count).split(separator: "/").count
            wayOut = Array(repeating: "..", count: steps).joined(separator: "/")
        }
        return ImportedPackage.Setting(
            folderName: ListingRun.folderName(of: source), wayOut: wayOut, origin: GitHistory(folder: source).origin)
    }

    /// What a folder is called, however it is named.
    private static func folderName(of path: String) -> String {
        String(((try? realPath(path)) ?? path).fileName)
    }

    /// The files of the product's folder, each with what it holds.
    private func contents(of listing: any ImportedProduct) throws(DiskError) -> [(path: String, bytes: [UInt8])] {
        var files: [(path: String, bytes: [UInt8])] = []
        for (path, content) in listing.files.sorted(by: { ExactName.precedes($0.key, $1.key) }) {
            switch content {
            case .made(let bytes): files.append((path, bytes))
            case .copied(let other): files.append((path, try Disk.live.read(source + "/" + other)))
            }
        }
        return files
    }

    /// Adds files to a product that is there: what says something else stays, since it may be the author's.
    private func update(_ files: [(path: String, bytes: [UInt8])]) throws {
        let old = Dictionary(
            uniqueKeysWithValues: files.map(\.path).filter { Disk.live.exists(folder + "/" + $0) }.map {
                (ExactName($0), try? Disk.live.read(folder + "/" + $0))
            })
        if !isPackage { try checkManifest(old["product.yml"] ?? nil) }
        var (written, unchanged): (Int, Int) = (0, 0)
        var kept: [String] = []
        for (path, bytes) in files {
            let held = old[ExactName(path)]
            if let held, held == bytes {
                unchanged += 1
            } else if held != nil, !isForced, path != "IMPORT.md" {
                kept.append(path)
            } else {
                try Disk.live.write(bytes, folder + "/" + path)
                written += 1
            }
        }
        let other = isPackage ? "repository" : "listing"
        console.report(
            kept.map {
                Diagnostic(
                    .warning, "it says something else than the \(other), and stays as it is",
                    at: Place(path: folder + "/" + $0, line: 1, column: 1),
                    remedy: "take over by hand what is new, or give --force to replace it")
            })
        console.say("\(folder): \(counted(written, "file")) written, \(unchanged) unchanged, \(kept.count) left alone")
    }

    /// Texts in other languages need a manifest that has some itself.
    private func checkManifest(_ manifest: [UInt8]?) throws {
        guard let manifest, !isForced else { return }
        let lines = String(decoding: manifest, as: UTF8.self).split(separator: "\n")
        guard !lines.contains(where: { $0.hasPrefix("store:") }) else { return }
        throw CannotWrite(
            message: "\(folder)/product.yml is there already, and has no `store:`",
            remedy: "import under another name and take `store:` from there, or give --force to replace the manifest")
    }

    private func warning(_ note: ListingNote) -> Diagnostic {
        let end = note.kind == .left ? "; it is left out" : ""
        return Diagnostic(
            .warning, note.words + end, at: Place(path: source + "/" + note.path, line: 1, column: 1))
    }

    private static func words(_ obstacle: Disk.Obstacle) -> String {
        switch obstacle {
        case .circle: "it is a link to a folder around it"
        case .leadsOut(let target): "it is a link that leads out, to \(target)"
        case .leadsNowhere: "it is a link that leads nowhere"
        case .leadsToHidden(let target): "it is a link to something hidden, \(target)"
        case .unreadableName: "its name is not UTF-8"
        case .noFile: "it is a pipe or a device"
        case .unreadable(let cause): "it cannot be read: \(cause)"
        case .hiddenServerFile: "it is hidden"
        }
    }
}
