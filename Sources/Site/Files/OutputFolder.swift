import CExchange
import Glibc

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
        /// How large the tree is.
        public var bytes = 0
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
        let paths = tree.paths
        let outcome = try replace(force: force) { staging throws(DiskError) in
            try inParallel(paths.count) { index throws(DiskError) in
                if let content = tree[paths[index]] { try staging.take(paths[index], content) }
            }
            return true
        }
        return outcome ?? Outcome()
    }

    /// Replaces the folder's content by files that arrive one after the other.
    /// - Parameters:
    ///   - force: whether files that were not written here are replaced too.
    ///   - fill: hands all files over, on as many threads as it likes, and tells whether they are to count.
    /// - Returns: what was done; nil where the files are not to count, and the folder is as it was.
    /// - Throws: why nothing was replaced.
    public func replace(
        force: Bool = false, filling fill: (Staging) throws(DiskError) -> Bool
    ) throws(Refusal) -> Outcome? {
        let staging = Staging(path + ".new~", old: (path, try oldFiles(force: force)))
        do throws(DiskError) {
            try staging.prepare()
            guard try fill(staging) else {
                try staging.remove()
                return nil
            }
            try swap(staging.path)
            return staging.outcome
        } catch {
            try? staging.remove()
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
