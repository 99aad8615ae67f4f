import Glibc
import Threads

/// A folder whose content is replaced as a whole: whatever happens, it holds the last good tree or the new one.
///
/// The new tree is made beside the old one, files that did not change are linked over with their times, all of it is
/// brought to the disk, and the two folders are swapped in one step of the system. One process at a time does so with a
/// folder. A marker tells which files were written here; a folder that holds any other is somebody's, and is never
/// touched unless forced. A repository of Git in it goes over as it is.
package struct OutputFolder: Sendable {
    /// The file that tells which of a folder's files were written here.
    package static let markerName = OutputMarker.name

    /// Names at the top of a folder at which no file of a tree can stand.
    package static let reservedNames = keptNames + [markerName]

    /// What stands at the top of a folder, belongs to its owner and goes over to the new tree: how people publish.
    static let keptNames = [".git", ".hg", ".svn"]

    /// Where the folder is.
    package let path: String
    /// How trees are swapped and removed.
    private let moves: TreeMoves
    /// How long to wait for another process, in seconds.
    private let patience: Double

    /// What was done.
    package struct Outcome: Sendable, Hashable {
        /// How many files were written.
        package var written = 0
        /// How many stood there already, with the same bytes.
        package var unchanged = 0
        /// How many of the old tree are gone.
        package var removed = 0
        /// How large the tree is.
        package var bytes = 0
        /// The old trees that could not be removed: the new one is in its place all the same.
        package var remains: [Remains] = []

        /// What was done.
        package init(written: Int = 0, unchanged: Int = 0, removed: Int = 0, bytes: Int = 0) {
            (self.written, self.unchanged, self.removed, self.bytes) = (written, unchanged, removed, bytes)
        }
    }

    /// An old tree that could not be removed.
    package struct Remains: Sendable, Hashable {
        /// Where it lies.
        package var path: String
        /// Why it does; nil where it holds a repository of Git, which is not ours to remove.
        package var failure: DiskError?
    }

    /// Why nothing was replaced.
    package enum Refusal: Error, Sendable {
        /// The folder holds files that were not written here: their paths in it.
        ///
        /// Where it has no marker, none of its files is known: an older version of the program may have written them.
        case holdsForeignFiles([String], hasMarker: Bool)
        /// A newer version of the program wrote the folder, and says in this form which files are its own.
        case isNewer(form: Int)
        /// Another process replaces it, and did not end.
        case busy
        /// The disk refused.
        case disk(DiskError)
    }

    /// The folder at a path.
    package init(path: String) { self.init(path: path, moves: .live) }

    init(path: String, moves: TreeMoves, patience: Double = OutputLock.patience) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
        self.moves = moves
        self.patience = patience
    }

    /// Waits until no other process replaces the folder or changes files of it: what it holds by then is what was made of
    /// what that one has read.
    /// - Parameter waiting: is called once where there is one.
    /// - Throws: that it did not end.
    package func waitForOthers(_ waiting: () -> Void = {}) throws(Refusal) {
        guard let place = try? place(), OutputMarker.isThere(in: place) else { return }
        do throws(Refusal) { try OutputLock(place, patience: patience, waiting: waiting).release() } catch {
            // Whoever has to write there tells why that cannot be.
            if case .busy = error { throw error }
        }
    }

    /// Replaces the folder's content by a tree.
    /// - Parameters:
    ///   - tree: the files.
    ///   - force: whether files that were not written here are replaced too.
    ///   - waiting: is called once where another process replaces the folder, and is waited for.
    /// - Returns: what was done.
    /// - Throws: why nothing was replaced.
    package func replace(
        with tree: FileTree, force: Bool = false, waiting: () -> Void = {}
    ) throws(Refusal) -> Outcome {
        let paths = tree.paths
        let outcome = try replace(force: force, waiting: waiting) { staging throws(DiskError) in
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
    ///   - waiting: is called once where another process replaces the folder, and is waited for.
    ///   - whenDone: is called once the new files are in place, while others are still kept out.
    ///   - fill: hands all files over, on as many threads as it likes, and tells whether they are to count.
    /// - Returns: what was done; nil where the files are not to count, and the folder is as it was.
    /// - Throws: why nothing was replaced.
    package func replace(
        force: Bool = false, waiting: () -> Void = {}, whenDone: () -> Void = {},
        filling fill: (Staging) throws(DiskError) -> Bool
    ) throws(Refusal) -> Outcome? {
        let place: String
        do throws(DiskError) { place = try self.place() } catch { throw .disk(error) }
        var lock = try OutputLock(place, patience: patience, waiting: waiting)
        do throws(Refusal) {
            let outcome = try replace(place, with: &lock, force: force, filling: fill)
            if outcome != nil { whenDone() }
            lock.release()
            return outcome
        } catch {
            lock.release()
            throw error
        }
    }

    private func replace(
        _ place: String, with lock: inout OutputLock, force: Bool, filling fill: (Staging) throws(DiskError) -> Bool
    ) throws(Refusal) -> Outcome? {
        let remains: [Remains]
        let old: StandingFiles
        do throws(DiskError) {
            // Without a lock nobody can tell a killed run's tree from a living one's.
            remains = lock.isHeld ? try clear(LeftOvers(beside: place), beside: place) : []
            old = try StandingFiles(in: place)
        } catch { throw .disk(error) }
        if !force, let form = old.newerForm { throw .isNewer(form: form) }
        if !force, !old.foreign.isEmpty { throw .holdsForeignFiles(old.foreign, hasMarker: old.hasMarker) }
        do throws(DiskError) {
            // Where others cannot be kept out, no file of theirs is linked over while they may change it.
            let staging = try Staging(LeftOvers.newPath(beside: place), old: (place, lock.isHeld ? old.files : [:]))
            do throws(DiskError) {
                guard try fill(staging) else {
                    try? moves.remove(staging.path)
                    return nil
                }
                try staging.seal()
                try lock.add(staging.path)
                try moves.sync(staging.path)
                try moveKept(from: place, to: staging.path)
                try moves.swap(staging.path, with: place)
            } catch {
                try? moveKept(from: staging.path, to: place)
                try? moves.remove(staging.path)
                throw error
            }
            var outcome = staging.outcome
            // The swap is on the disk before the old tree goes.
            moves.syncNames(parent(of: place).isEmpty ? "." : parent(of: place))
            outcome.remains = remains + retire(staging.path)
            return outcome
        } catch { throw .disk(error) }
    }

    /// The path to replace: where a link stands there, the folder that it leads to, so that the link stays.
    func place() throws(DiskError) -> String {
        let last = pathParts(path).last
        guard last == "." || last == ".." || linkTarget(of: path) != nil else { return path }
        return try realPath(path)
    }

    /// Removes the old tree, which nobody needs any more; that it cannot be removed takes nothing from the new one.
    private func retire(_ path: String) -> [Remains] {
        // One that was never ours is marked now, so that the next run knows it where this one is killed.
        if !OutputMarker.isThere(in: path) { try? createFile(path + "/" + OutputMarker.name, []) }
        do throws(DiskError) { try moves.remove(path) } catch { return [Remains(path: path, failure: error)] }
        return []
    }

    /// Removes a tree of new files whose files have gone to their places.
    func retire(_ staging: Staging) { try? moves.remove(staging.path) }

    /// Waits until a new tree is on the disk.
    func sync(_ staging: Staging) throws(DiskError) { try moves.sync(staging.path) }

    /// Takes away what killed runs left beside the folder, and puts back what goes over from tree to tree, where one of
    /// them ended between taking it and the exchange.
    private func clear(_ leftOvers: LeftOvers, beside place: String) throws(DiskError) -> [Remains] {
        var remains: [Remains] = []
        for path in leftOvers.paths {
            try moveKept(from: path, to: place)
            if OutputFolder.keptNames.contains(where: { isThere(path + "/" + $0) }) {
                remains.append(Remains(path: path, failure: nil))
            } else {
                remains += retire(path)
            }
        }
        return remains
    }

    private func moveKept(from one: String, to other: String) throws(DiskError) {
        for name in OutputFolder.keptNames where isThere("\(one)/\(name)") && !isThere("\(other)/\(name)") {
            guard rename("\(one)/\(name)", "\(other)/\(name)") == 0 else { throw DiskError("move", "\(one)/\(name)") }
        }
    }
}
