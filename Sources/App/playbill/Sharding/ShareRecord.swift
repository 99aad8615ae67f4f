import Files
import Publishing
import Studio
import Synchronization

/// The pictures of a share, as they are come upon: those that it makes, and those of its own that were there already.
final class ShareRecord: Sendable {
    private struct Notes {
        var names: Set<String> = []
        /// The groups of pictures that are made together, by the stems of their names.
        var groups: [String: String] = [:]
    }

    let shard: Shard
    private let notes = Mutex(Notes())

    init(_ shard: Shard) { self.shard = shard }

    /// The names of all that the share has, in the order of their letters.
    var names: [String] { notes.withLock { $0.names }.sorted() }

    /// Stores in which this share alone is made.
    func stores(_ base: PictureStores) -> PictureStores {
        var stores = base
        stores.cache.isMine = { self.owns($0) }
        stores.cache.isTogether = { name, group in
            self.notes.withLock { $0.groups[ShareRecord.stem(name)] = ShareRecord.stem(group) }
        }
        stores.cache.read = { self.noting(base.cache.read($0), $0) }
        stores.cache.place = { self.noting(base.cache.place($0), $0) }
        stores.cache.isKept = { self.noting(base.cache.isKept($0) ? true : nil, $0) ?? false }
        stores.cache.store = { bytes, name in
            base.cache.store(bytes, name)
            self.note(name)
        }
        stores.photographs.isMine = { self.shard.owns($0) }
        stores.photographs.kept = { name in
            let kept = base.photographs.kept(name)
            if kept != nil { self.note(name) }
            return kept
        }
        stores.photographs.keep = { bytes, name in
            self.note(name)
            return base.photographs.keep(bytes, name)
        }
        return stores
    }

    private func owns(_ name: String) -> Bool {
        let stem = ShareRecord.stem(name)
        return shard.owns(notes.withLock { $0.groups[stem] } ?? stem)
    }

    private func noting<Answer>(_ answer: Answer?, _ name: String) -> Answer? {
        if answer != nil, owns(name) { note(name) }
        return answer
    }

    private func note(_ name: String) { notes.withLock { _ = $0.names.insert(name) } }

    /// A moving picture is kept in several files, whose names differ in their endings.
    private static func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }
}
