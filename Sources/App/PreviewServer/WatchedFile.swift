import Files
import Glibc

/// A single file that is watched by the folder that it stands in.
struct WatchedFile: Sendable {
    /// The path that it is known by.
    let path: String
    /// Its name in the folder.
    let name: String
    /// The watch on the folder.
    let watch: Int32

    /// A file wherever it lies, and what links of its name lead to; where its folder is not there, the next one above that
    /// is, in which the missing one will appear.
    static func watched(_ path: String, on descriptor: Int32, _ mask: UInt32) -> [WatchedFile] {
        var (found, target) = ([WatchedFile](), path)
        // As many links as Linux follows itself.
        for _ in 0..<40 {
            let folder = parent(of: target).isEmpty ? "." : parent(of: target)
            let watch = inotify_add_watch(descriptor, folder, mask)
            guard watch >= 0 else {
                awaited(path, in: folder, on: descriptor, mask).map { found.append($0) }
                break
            }
            found.append(WatchedFile(path: path, name: String(target.fileName), watch: watch))
            guard let next = linkTarget(of: target) else { break }
            target = next.hasPrefix("/") ? next : "\(folder)/\(next)"
        }
        return found
    }

    private static func awaited(
        _ path: String, in folder: String, on descriptor: Int32, _ mask: UInt32
    ) -> WatchedFile? {
        var missing = folder
        while missing != "." && missing != "/" {
            let above = parent(of: missing).isEmpty ? "." : parent(of: missing)
            let watch = inotify_add_watch(descriptor, above, mask)
            let name = String(missing.fileName)
            if watch >= 0 { return WatchedFile(path: path, name: name, watch: watch) }
            missing = above
        }
        return nil
    }
}

/// Single files that are watched besides folders, added on any thread.
///
/// The watch is there when adding returns; whoever reads what happened takes the files first, and so knows each.
final class OtherFiles: Sendable {
    private struct State {
        var known: Set<String> = []
        var new: [WatchedFile] = []
        var isClosed = false
    }

    private let state = Guarded(State())
    private let descriptor: Int32

    init(on descriptor: Int32) { self.descriptor = descriptor }

    func add(_ files: some Sequence<String>) {
        state.withLock { state in
            if state.isClosed { return }
            for file in files where state.known.insert(file).inserted {
                state.new += WatchedFile.watched(file, on: descriptor, WatchedTree.mask)
            }
        }
    }

    func take() -> [WatchedFile] {
        state.withLock { state in
            defer { state.new = [] }
            return state.new
        }
    }

    /// Adds nothing any more, since the descriptor is closed.
    func close() { state.withLock { $0.isClosed = true } }
}
