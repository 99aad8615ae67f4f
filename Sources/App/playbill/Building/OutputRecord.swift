import Encodings
import Files
import Publishing
import Synchronization

/// The files of an output as they are handed over, and which of them are others than an earlier build's.
final class OutputRecord: Sendable {
    /// A file that was handed over.
    struct Taken {
        var size: Int
        var sum: ContentSum
    }

    private struct Notes {
        var taken: [ExactName: Taken] = [:]
        var changed: [(path: String, content: FileContent)] = []
    }

    private let earlier: [ExactName: TracedOutput]
    private let keepsChanged: Bool
    private let notes = Mutex(Notes())

    /// A record that knows an earlier build's files; what is another is kept only where it is to be put in place later.
    init(earlier: [TracedOutput] = [], keepsChanged: Bool = false) {
        self.earlier = Dictionary(
            earlier.map { (ExactName($0.left.path), $0) }, uniquingKeysWith: { first, _ in first })
        self.keepsChanged = keepsChanged
    }

    /// Notes a file.
    func take(_ path: String, _ content: FileContent) {
        let sum = OutputRecord.sum(of: content)
        let name = ExactName(path)
        let isSame = earlier[name].map { $0.sum == sum && $0.size == content.size } ?? false
        notes.withLock { [keepsChanged] notes in
            notes.taken[name] = Taken(size: content.size, sum: sum)
            if keepsChanged, !isSame { notes.changed.append((path, content)) }
        }
    }

    /// The files that are others than before, in the order of their paths.
    var changed: [(path: String, content: FileContent)] {
        notes.withLock { $0.changed }.sorted { ExactName.precedes($0.path, $1.path) }
    }

    /// What was taken, by path.
    var taken: [ExactName: Taken] { notes.withLock { $0.taken } }

    private static func sum(of content: FileContent) -> ContentSum {
        switch content {
        case .bytes(let bytes): return ContentSum(of: bytes)
        case .onDisk(let path, let size, let stamp):
            var sum = ContentSum(of: path)
            sum.add(size)
            sum.add(stamp?.word ?? "")
            return sum
        }
    }
}
