import Stage
import Synchronization

/// The plays that were performed last, so that moving along the clock only draws.
final class KeptPerformances: Sendable {
    /// What decides a performance, as long as no file beside the play changes.
    struct Key: Hashable {
        var path: String
        var text: String
        var look: PlayLook
    }

    private let kept = Mutex<[(key: Key, performance: Performance)]>([])
    /// As many as a sheet of styles, sizes and languages shows at once.
    private static let most = 40

    subscript(key: Key) -> Performance? {
        kept.withLock { kept in
            guard let index = kept.lastIndex(where: { $0.key == key }) else { return nil }
            kept.append(kept.remove(at: index))
            return kept[kept.count - 1].performance
        }
    }

    func keep(_ performance: Performance, as key: Key) {
        kept.withLock { kept in
            kept.append((key, performance))
            if kept.count > KeptPerformances.most { kept.removeFirst() }
        }
    }
}
