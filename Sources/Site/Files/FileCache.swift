import Synchronization

/// Texts kept from one reading of a folder to the next, so that a save reads one file.
///
/// A text is used again where its file has the same stamp and nobody has said that it changed.
package final class FileCache: Sendable {
    private let kept = Mutex<[ExactName: (stamp: FileStamp, content: FileContent)]>([:])

    /// An empty cache.
    package init() {}

    /// Forgets files that are known to have changed, whatever their stamps say.
    package func forget(_ paths: some Sequence<String>) {
        kept.withLock { for path in paths { $0[ExactName(path)] = nil } }
    }

    func content(of entry: Disk.Entry) -> FileContent? {
        kept.withLock { kept in
            guard let known = kept[ExactName(entry.path)], known.stamp == entry.stamp else { return nil }
            return known.content
        }
    }

    /// Keeps what was read, and nothing else.
    func keep(_ files: some Sequence<(Disk.Entry, Result<FileContent, DiskError>)>) {
        var all: [ExactName: (stamp: FileStamp, content: FileContent)] = [:]
        for (entry, result) in files {
            if let stamp = entry.stamp, case .success(.bytes(let bytes)) = result {
                all[ExactName(entry.path)] = (stamp, .bytes(bytes))
            }
        }
        kept.withLock { $0 = all }
    }
}
