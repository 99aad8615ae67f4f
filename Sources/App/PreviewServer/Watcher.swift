import Glibc
import Threads

/// Why folders cannot be watched.
package enum WatchProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The system refused; its own words, and what to do.
    case system(String)

    /// The problem and what to do about it.
    package var description: String {
        switch self {
        case .system(let reason): "files cannot be watched: \(reason)"
        }
    }
}

/// Watches folders, and all below them, for changed files.
///
/// Changes that belong together (a save, a checkout) arrive as one batch of paths, sorted, without doubles: a file that
/// was written, appeared, moved or went, or a folder that went. Of a new folder every file in it is a change. Files that
/// editors keep for themselves are not reported, and hidden folders not entered. What a link leads to is watched where the
/// link is followed, and reported by the link's path.
package final class Watcher: Sendable {
    private let thread: WakeableThread
    private let others: OtherFiles

    /// Starts to watch.
    ///
    /// Paths in batches begin with that of their folder, as it is given here. A batch is delivered once nothing happened for `settleMilliseconds`, but at the latest 20 times that after its
    /// first change. `onChange` is called on the watcher's thread; what changes meanwhile comes with the next batch.
    package init(
        folders: [String], settleMilliseconds: Int32 = 6,
        ignoring: @escaping @Sendable (_ path: String) -> Bool = { _ in false },
        following: @escaping @Sendable (_ link: String) -> Bool = { _ in false },
        onChange: @escaping @Sendable (_ paths: [String]) -> Void
    ) throws(WatchProblem) {
        let tree = try WatchedTree(roots: folders, ignoring: ignoring, following: following)
        let others = OtherFiles(on: tree.descriptor)
        self.others = others
        thread = WakeableThread { wake in
            var watching = Watching(tree: tree, others: others, settleMilliseconds: settleMilliseconds)
            while let paths = watching.nextBatch(unless: wake) { onChange(paths) }
            others.close()
            watching.tree.close()
        }
    }

    /// Watches single files too, wherever they lie and whether they are there or not, as long as their folder is.
    package func watch(files: some Sequence<String>) { others.add(files) }

    /// Stops watching; when it returns, `onChange` is not running and will not be called again.
    ///
    /// From within `onChange` it returns at once.
    package func stop() {
        thread.stop()
    }
}

/// Collects the changes of a tree to batches.
private struct Watching {
    var tree: WatchedTree
    let others: OtherFiles
    let settleMilliseconds: Int32

    /// The next batch, or nothing when the thread should end.
    mutating func nextBatch(unless wake: Wake) -> [String]? {
        var changed: Set<String> = []
        var deadline: Int?
        while true {
            let wait = deadline.map { min(settleMilliseconds, Int32(clamping: $0 - monotonicMilliseconds())) } ?? -1
            var pollers = [
                pollfd(fd: tree.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&pollers, 2, deadline == nil ? -1 : max(wait, 0))
            if pollers[1].revents != 0 { return nil }
            if ready > 0 {
                tree.read(into: &changed, besides: others)
                if deadline == nil, !changed.isEmpty {
                    deadline = monotonicMilliseconds() + 20 * Int(settleMilliseconds)
                }
            }
            if let deadline, ready == 0 || monotonicMilliseconds() >= deadline, !changed.isEmpty {
                return changed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            }
        }
    }

    private func monotonicMilliseconds() -> Int { Int(monotonicSeconds() * 1_000) }
}
