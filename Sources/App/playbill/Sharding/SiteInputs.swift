import Files
import Threads

/// The files that a site is made from, each with its digest.
struct SiteInputs: Sendable, Equatable {
    /// A file.
    struct File: Sendable, Equatable {
        /// Its path in the site's folder.
        var path: String
        /// Its SHA-256 in hexadecimal.
        var digest: String
    }

    /// The files, in the order of their paths' bytes.
    var files: [File]

    init(files: [File]) { self.files = files }

    /// Those of a site's folder: what lies in `content/` and `themes/`.
    /// - Throws: a folder that cannot be listed, or a file that cannot be read.
    init(site folder: String) throws(DiskError) {
        let entries = try FileTree.entries(SiteBuild.sourceFolders, below: folder, from: .live)
            .filter { $0.obstacle == nil }
        let digests = mapInParallel(entries.count) { index -> Result<String, DiskError> in
            Result { () throws(DiskError) in
                Digest(of: try Disk.live.readWithin(folder + "/" + entries[index].path, folder)).hex
            }
        }
        var files: [File] = []
        for (entry, digest) in zip(entries, digests) { files.append(File(path: entry.path, digest: try digest.get())) }
        self.files = files.sorted { ExactName.precedes($0.path, $1.path) }
    }

    /// One digest of them all.
    var digest: String {
        Digest(of: Array(files.map { "\($0.digest) \($0.path)\n" }.joined().utf8)).hex
    }

    /// The first file that differs from others, and how; nil where none does.
    func difference(from others: SiteInputs) -> String? {
        let (mine, theirs) = (SiteInputs.table(files), SiteInputs.table(others.files))
        for name in Set(mine.keys).union(theirs.keys).sorted() where mine[name] != theirs[name] {
            if theirs[name] == nil { return "\(name.text) was not there yet" }
            return mine[name] == nil ? "\(name.text) is gone" : "\(name.text) was another"
        }
        return nil
    }

    private static func table(_ files: [File]) -> [ExactName: String] {
        Dictionary(files.map { (ExactName($0.path), $0.digest) }, uniquingKeysWith: { first, _ in first })
    }
}
