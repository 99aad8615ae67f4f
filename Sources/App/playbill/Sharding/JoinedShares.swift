import Diagnostics
import Files

/// Shares that belong together: all of one work, each once.
struct JoinedShares {
    /// A share and the folder that it is in.
    private struct Share {
        var folder: String
        var manifest: ShareManifest
    }

    private let shares: [Share]

    /// What they are shares of.
    let command: String
    /// The command's options, and the products that were named.
    let words: [String]
    /// The folder of the site that they say they were made from.
    let site: String
    private let inputs: SiteInputs

    /// The shares of some folders.
    /// - Throws: a folder that is no share, one that does not belong to the others or to this program, or one that is
    ///   missing.
    init(_ folders: [String]) throws {
        var shares: [Share] = []
        for folder in folders { shares.append(try JoinedShares.share(in: folder)) }
        guard let first = shares.first else { throw UsageError("there is nothing to join") }
        let mistakes = JoinedShares.foreign(shares, first) + JoinedShares.missing(shares, first)
        guard mistakes.isEmpty else { throw Mistakes(mistakes) }
        self.shares = shares
        (command, words) = (first.manifest.command, first.manifest.words)
        (site, inputs) = (first.manifest.site, first.manifest.inputs)
    }

    private static func share(in folder: String) throws -> Share {
        let path = folder + "/" + ShareManifest.name
        guard Disk.live.exists(path) else {
            throw Diagnostic(
                .error, "`\(folder)` is no share: it has no \(ShareManifest.name)",
                remedy: "name folders that `playbill build --shard I/N` or `playbill kit --shard I/N` made")
        }
        return Share(folder: folder, manifest: try ShareManifest(Disk.live.read(path), in: folder))
    }

    /// What does not belong together, each thing named.
    private static func foreign(_ shares: [Share], _ first: Share) -> [Diagnostic] {
        shares.compactMap { share in
            let (mine, its) = (first.manifest, share.manifest)
            let name = "`\(share.folder)`"
            if its.program != Input.programIdentity {
                return Diagnostic(
                    .error,
                    "\(name) was made by another build of the program: "
                        + "\(its.program), and this is \(Input.programIdentity)",
                    remedy: "make it again with this one: \(command(of: share))")
            }
            if its.command != mine.command {
                return Diagnostic(
                    .error, "\(name) is a share of a \(its.command), and `\(first.folder)` is one of a \(mine.command)",
                    remedy: "join each by itself")
            }
            if its.shard.count != mine.shard.count {
                return Diagnostic(
                    .error, "\(name) is \(its.shard.words), and `\(first.folder)` is one of \(mine.shard.count)",
                    remedy: "make it again with as many: "
                        + "playbill \(its.command) --shard I/\(mine.shard.count)")
            }
            if its.words != mine.words {
                return Diagnostic(
                    .error,
                    "\(name) was made with \(spoken(its.words)), and `\(first.folder)` with "
                        + spoken(mine.words),
                    remedy: "make it again with the options of the others")
            }
            if its.inputs != mine.inputs {
                return Diagnostic(
                    .error,
                    "\(name) was made from other files than `\(first.folder)`: "
                        + (mine.inputs.difference(from: its.inputs) ?? "their order is another"),
                    remedy: "make it again: \(command(of: share))")
            }
            return nil
        }
    }

    /// The shares that are not there, or there twice.
    private static func missing(_ shares: [Share], _ first: Share) -> [Diagnostic] {
        let count = first.manifest.shard.count
        var mistakes: [Diagnostic] = []
        for number in 1...count {
            let found = shares.filter { $0.manifest.shard == Shard(number: number, of: count) }
            if found.count > 1 {
                mistakes.append(
                    Diagnostic(
                        .error, "`\(found[0].folder)` and `\(found[1].folder)` are both share \(number) of \(count)",
                        remedy: "leave one out"))
            }
            guard found.isEmpty else { continue }
            var lacking = first
            lacking.manifest.shard = Shard(number: number, of: count)
            mistakes.append(
                Diagnostic(
                    .error, "share \(number) of \(count) is missing", remedy: "make it: \(command(of: lacking))"))
        }
        return mistakes
    }

    private static func command(of share: Share) -> String {
        let manifest = share.manifest
        let shard = "--shard \(manifest.shard.number)/\(manifest.shard.count)"
        return (["playbill", manifest.command, shard] + manifest.words).joined(separator: " ")
    }

    private static func spoken(_ words: [String]) -> String {
        words.isEmpty ? "no options" : "`\(words.joined(separator: " "))`"
    }

    /// Refuses a site that the shares were not made from.
    /// - Throws: the first file that is another, or that cannot be read.
    func check(_ folder: String) throws {
        let now = try SiteInputs(site: folder)
        guard now != inputs else { return }
        let difference = now.difference(from: inputs) ?? "their order is another"
        throw Diagnostic(
            .error, "the shares were made from other files than those of `\(folder)`: \(difference)",
            remedy: "make the shares again, or name the site that they were made from with --site")
    }

    /// Puts the pictures of all shares among the finished ones of the site.
    /// - Throws: a picture that is missing or damaged.
    func bring(to stores: PictureStores) throws {
        for share in shares {
            for file in share.manifest.files {
                let path = "\(share.folder)/\(ShareManifest.pictures)/\(file.name)"
                guard let bytes = try? Disk.live.read(path), bytes.count == file.bytes,
                    Digest(of: bytes).hex == file.digest
                else {
                    throw Diagnostic(
                        .error, "\(path) is missing or damaged",
                        remedy: "copy \(share.manifest.shard.words) again, or make it again: "
                            + JoinedShares.command(of: share))
                }
                stores.keep(bytes, file.name)
            }
        }
    }
}
