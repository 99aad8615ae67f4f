import Dates
import Diagnostics
import Files

/// The making of a share: the pictures that are its own, in a folder with a manifest.
///
/// Pages and texts are made when shares are joined, since all of them take a fraction of what one moving picture takes.
struct ShareWork {
    let record: ShareRecord
    private var manifest: ShareManifest
    private let output: OutputFolder
    private let force: Bool
    private let console: Console

    /// The share that a command line asks for; nil where it asks for none.
    /// - Throws: that the site's files cannot be read, or that the share would stand among them.
    init?(_ arguments: ParsedArguments, _ console: Console) throws {
        guard let shard = try arguments[.shard] else { return nil }
        let site = arguments[.site] ?? "."
        record = ShareRecord(shard)
        manifest = ShareManifest(
            program: Input.programIdentity, command: arguments.command.name,
            words: try ShareWork.words(arguments), shard: shard, inputs: try SiteInputs(site: site),
            site: (try? realPath(site)) ?? site)
        let name = "shares/" + shard.folder(arguments.command.name)
        let path = arguments[.output] ?? (site == "." ? name : site + "/" + name)
        try OutputPlace(site: site).check(path)
        (output, force, self.console) = (OutputFolder(path: path), arguments[.force], console)
    }

    /// What of a command line decides what is made.
    static func words(_ arguments: ParsedArguments) throws(UsageError) -> [String] {
        var words = arguments.words(of: Option.baseURL, Option.environment, Switch.drafts, Switch.future, Switch.strict)
        if arguments.has(Option.now) || Input.environment("SOURCE_DATE_EPOCH")?.isEmpty == false {
            words.append("--now=" + ISO8601.string(Zone.utc.time(at: try Now.instant(arguments))))
        }
        return words + arguments.operands
    }

    /// Writes the share.
    /// - Parameter stores: where its pictures are.
    /// - Returns: that it is done.
    /// - Throws: that the folder cannot be written, or holds files of others.
    func write(from stores: PictureStores) throws -> ExitStatus {
        var manifest = manifest
        var tree = FileTree()
        for name in record.names {
            // One that is lost is made when shares are joined.
            guard let bytes = stores.kept(name) else { continue }
            manifest.files.append(
                ShareManifest.File(name: name, bytes: bytes.count, digest: Digest(of: bytes).hex))
            tree["\(ShareManifest.pictures)/\(name)"] = .bytes(bytes)
        }
        tree[ShareManifest.name] = .bytes(manifest.bytes)
        let outcome = try output.replaceOrExplain(with: tree, force: force, console)
        let count = manifest.files.count
        console.say(
            "\(output.path): \(manifest.shard.words), \(counted(count, "file")), "
                + ByteCount.text(outcome.bytes))
        return .done
    }
}
