import CExchange
import Glibc
import Threads

/// A folder whose content is replaced as a whole: whatever happens, it holds the last good tree or the new one.
///
/// The new tree is made beside the old one, files that did not change are linked over with their times, and the two
/// folders are swapped in one step of the system. A marker tells which files were written here; a folder that holds any
/// other is somebody's, and is never touched unless forced. A repository of Git in it goes over as it is.
public struct OutputFolder: Sendable {
    /// The file that tells which of a folder's files were written here.
    public static let markerName = OutputMarker.name

    /// Names at the top of a folder at which no file of a tree can stand.
    public static let reservedNames = keptNames + [markerName]

    /// What stands at the top of a folder, belongs to its owner and goes over to the new tree: how people publish.
    static let keptNames = [".git", ".hg", ".svn"]

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
        /// The folder holds files that were not written here: their paths in it.
        case holdsForeignFiles([String])
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
        let place: String
        let old: StandingFiles
        do throws(DiskError) {
            place = try self.place()
            try bringBack(to: place, from: OutputFolder.stagingPath(beside: place))
            old = try StandingFiles(in: place)
        } catch { throw .disk(error) }
        if !force, !old.foreign.isEmpty { throw .holdsForeignFiles(old.foreign) }
        let staging = Staging(OutputFolder.stagingPath(beside: place), old: (place, old.sizes))
        do throws(DiskError) {
            try staging.prepare()
            guard try fill(staging) else {
                try staging.remove()
                return nil
            }
            try staging.seal()
            try exchange(staging.path, place)
            return staging.outcome
        } catch {
            try? bringBack(to: place, from: staging.path)
            try? staging.remove()
            throw .disk(error)
        }
    }

    private static func stagingPath(beside place: String) -> String { place + ".new~" }

    /// The path to replace: where a link stands there, the folder that it leads to, so that the link stays.
    private func place() throws(DiskError) -> String {
        let last = path.split(separator: "/").last
        guard last == "." || last == ".." || linkTarget(of: path) != nil else { return path }
        return try realPath(path)
    }

    private func exchange(_ staging: String, _ place: String) throws(DiskError) {
        try makeFolder(parent(of: place))
        guard access(place, F_OK) == 0 else {
            guard rename(staging, place) == 0 else { throw DiskError("write", place) }
            return
        }
        try moveKept(from: place, to: staging)
        let code = playbill_exchange(staging, place)
        guard code == 0 else { throw DiskError("replace", place, code: code) }
        try removeAll(staging)
    }

    /// Puts back what goes over from tree to tree, where a run ended between taking it and the exchange.
    private func bringBack(to place: String, from staging: String) throws(DiskError) {
        if access(place, F_OK) == 0 { try moveKept(from: staging, to: place) }
    }

    private func moveKept(from one: String, to other: String) throws(DiskError) {
        var facts = stat()
        for name in OutputFolder.keptNames
        where lstat("\(one)/\(name)", &facts) == 0 && lstat("\(other)/\(name)", &facts) != 0 {
            guard rename("\(one)/\(name)", "\(other)/\(name)") == 0 else { throw DiskError("move", "\(one)/\(name)") }
        }
    }
}
