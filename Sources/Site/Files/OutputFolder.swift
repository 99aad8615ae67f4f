import CExchange
import Glibc
import Synchronization

/// A folder whose content is replaced as a whole: whatever happens, it holds the last good tree or the new one.
///
/// The new tree is made beside the old one, files that did not change are linked over with their times, and the two
/// folders are swapped in one step of the system. A marker tells which folders are ours; one without it that holds
/// files is somebody's, and is never touched unless forced.
public struct OutputFolder: Sendable {
    /// The file that says that a folder's content was written here.
    public static let markerName = ".playbill-output"

    /// Where the folder is.
    public let path: String

    /// What was done.
    public struct Outcome: Sendable, Hashable {
        /// How many files were written.
        public var written = 0
        /// How many stood there already, with the same bytes.
        public var unchanged = 0
        /// How many of the old tree are gone.
        public var removed = 0
    }

    /// Why nothing was replaced.
    public enum Refusal: Error, Sendable {
        /// The folder holds a file that was not written here.
        case holdsForeignFiles(String)
        /// The disk refused.
        case disk(DiskError)
    }

    /// The folder at a path.
    public init(path: String) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
    }

    /// Replaces the folder's content by a tree.
    public func replace(with tree: FileTree, force: Bool = false) throws(Refusal) -> Outcome {
        let old = try oldFiles(force: force)
        let staging = path + ".new~"
        do throws(DiskError) {
            try removeAll(staging)
            let outcome = try fill(staging, with: tree, old: old)
            try swap(staging)
            return outcome
        } catch {
            try? removeAll(staging)
            throw .disk(error)
        }
    }

    /// The sizes of the files that stand there now.
    private func oldFiles(force: Bool) throws(Refusal) -> [String: Int] {
        guard access(path, F_OK) == 0 else { return [:] }
        let entries: [Disk.Entry]
        do throws(DiskError) { entries = try Disk.live.walk(path) } catch { throw .disk(error) }
        if !force, access(path + "/" + OutputFolder.markerName, F_OK) != 0, let first = entries.first {
            throw .holdsForeignFiles(path + "/" + first.path)
        }
        return Dictionary(entries.map { ($0.path, $0.size) }, uniquingKeysWith: { first, _ in first })
    }

    private func fill(_ staging: String, with tree: FileTree, old: [String: Int]) throws(DiskError) -> Outcome {
        let paths = tree.paths
        try makeFolder(staging)
        try createFile(
            staging + "/" + OutputFolder.markerName, Array("Made by playbill; replaced by each build.\n".utf8))
        for folder in Set(paths.map(parent(of:))).sorted() where !folder.isEmpty {
            try makeFolder(staging + "/" + folder)
        }
        let outcome = Mutex(Outcome())
        try inParallel(paths.count) { index throws(DiskError) in
            let path = paths[index]
            guard let content = tree[path] else { return }
            let isKept = old[path] == content.size ? try keep(path, content, in: staging) : false
            if !isKept { try place(content, at: staging + "/" + path) }
            outcome.withLock { if isKept { $0.unchanged += 1 } else { $0.written += 1 } }
        }
        var done = outcome.withLock { $0 }
        done.removed = old.keys.count(where: { tree[$0] == nil })
        return done
    }

    /// Links the old file over where it has the same bytes.
    private func keep(_ file: String, _ content: FileContent, in staging: String) throws(DiskError) -> Bool {
        let oldPath = path + "/" + file
        let isSame =
            switch content {
            case .bytes(let bytes): try readFile(oldPath) == bytes
            case .onDisk(let source, _, _): try readFile(oldPath) == readFile(source)
            }
        return isSame && link(oldPath, staging + "/" + file) == 0
    }

    private func place(_ content: FileContent, at target: String) throws(DiskError) {
        switch content {
        case .bytes(let bytes): try createFile(target, bytes)
        case .onDisk(let source, _, _): try createFile(target, readFile(source))
        }
    }

    private func swap(_ staging: String) throws(DiskError) {
        try makeFolder(parent(of: path))
        guard access(path, F_OK) == 0 else {
            guard rename(staging, path) == 0 else { throw DiskError("write", path) }
            return
        }
        let code = playbill_exchange(staging, path)
        guard code == 0 else { throw DiskError("replace", path, code: code) }
        try removeAll(staging)
    }
}
