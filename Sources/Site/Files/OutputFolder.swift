import CExchange
import Glibc
import Synchronization

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
    }

    /// Why nothing was replaced.
    public enum Refusal: Error, Sendable {
        /// The folder holds files that were not written here: their paths in it.
        case holdsForeignFiles([String])
        /// A path of the tree would lead out of the folder, or over what belongs to its owner.
        case improperPath(String)
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
        if let path = paths.first(where: { !OutputFolder.isProper($0) }) { throw .improperPath(path) }
        let replacement: Replacement
        let old: StandingFiles
        do throws(DiskError) {
            replacement = Replacement(place: try place())
            try replacement.bringBack()
            old = try StandingFiles(in: replacement.place)
        } catch { throw .disk(error) }
        if !force, !old.foreign.isEmpty { throw .holdsForeignFiles(old.foreign) }
        do throws(DiskError) { return try replacement.run(tree, paths, old: old) } catch { throw .disk(error) }
    }

    /// The path to replace: where a link stands there, the folder that it leads to, so that the link stays.
    private func place() throws(DiskError) -> String {
        let last = path.split(separator: "/").last
        guard last == "." || last == ".." || linkTarget(of: path) != nil else { return path }
        return try realPath(path)
    }

    /// Whether a file may stand at a path of the tree: below the folder, and not over what belongs to its owner.
    static func isProper(_ path: String) -> Bool {
        guard let last = path.utf8.last, last != UInt8(ascii: "/") else { return false }
        // Most paths have no part that begins with a dot, and need no closer look.
        var before = UInt8(ascii: "/")
        var isPlain = true
        for byte in path.utf8 {
            if byte == 0 { return false }
            if before == UInt8(ascii: "/"), byte == before || byte == UInt8(ascii: ".") { isPlain = false }
            before = byte
        }
        if isPlain { return true }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { !["", ".", ".."].contains($0) }
            && !reservedNames.contains(String(parts[0]))
    }
}

/// The making of a new tree beside an old one, and the exchange of the two.
private struct Replacement: Sendable {
    let place: String
    private var staging: String { place + ".new~" }

    init(place: String) { self.place = place }

    func run(_ tree: FileTree, _ paths: [String], old: StandingFiles) throws(DiskError) -> OutputFolder.Outcome {
        do throws(DiskError) {
            try removeAll(staging)
            let outcome = try fill(with: tree, paths, old: old)
            try exchange()
            return outcome
        } catch {
            try? bringBack()
            try? removeAll(staging)
            throw error
        }
    }

    private func fill(
        with tree: FileTree, _ paths: [String], old: StandingFiles
    ) throws(DiskError) -> OutputFolder.Outcome {
        try makeFolder(staging)
        try createFile(staging + "/" + OutputMarker.name, OutputMarker.bytes(for: paths))
        for folder in Set(paths.map(parent(of:))).sorted() where !folder.isEmpty {
            try makeFolder(staging + "/" + folder)
        }
        let outcome = Mutex(OutputFolder.Outcome())
        try inParallel(paths.count) { index throws(DiskError) in
            let path = paths[index]
            guard let content = tree[path] else { return }
            let isKept = old.sizes[path] == content.size ? try keep(path, content) : false
            if !isKept { try write(content, to: staging + "/" + path) }
            outcome.withLock { if isKept { $0.unchanged += 1 } else { $0.written += 1 } }
        }
        var done = outcome.withLock { $0 }
        done.removed = old.sizes.keys.count(where: { tree[$0] == nil })
        return done
    }

    /// Links the old file over where it has the same bytes.
    private func keep(_ file: String, _ content: FileContent) throws(DiskError) -> Bool {
        let oldPath = place + "/" + file
        let isSame =
            switch content {
            case .bytes(let bytes): try readFile(oldPath) == bytes
            case .onDisk(let source, _, _): try readFile(oldPath) == readFile(source)
            }
        return isSame && link(oldPath, staging + "/" + file) == 0
    }

    private func write(_ content: FileContent, to target: String) throws(DiskError) {
        switch content {
        case .bytes(let bytes): try createFile(target, bytes)
        case .onDisk(let source, _, _): try createFile(target, readFile(source))
        }
    }

    private func exchange() throws(DiskError) {
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
    func bringBack() throws(DiskError) {
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
