import Compression
public import Drawing
import Synchronization

/// Writes pictures of one kind as PNG, one after another: rows that several of them have in common are packed once.
///
/// The rows of a picture with a palette are cut where those begin and end that are all alike, as above and below a text,
/// and each part is a stream of its own behind the one before. What is kept is found by what it shows, so that the bytes
/// of a picture are the same whatever was written before it. It may be used on many threads at once.
public final class PNGSeries: Sendable {
    /// Only ever handed from one thread to the next.
    private struct Resting: @unchecked Sendable { let packer: DeflatePacker }

    private let kept = Mutex(KeptParts())
    private let resting = Mutex<[Resting]>([])

    /// Rows that are looked at together: fewer make more parts, of which each brings its own codes along.
    private static let step = 16
    /// Level 4 takes a seventh less time for parts than level 5, and the commonest colour first saves more bytes than that
    /// costs; pictures without a palette are as they would be alone.
    private static let (partLevel, wholeLevel) = (4, 5)

    /// A writer that has seen nothing yet.
    public init() {}

    /// A picture as PNG: with a palette where it has at most 256 colours that eyes can tell apart.
    public func png(of pixmap: Pixmap) throws(CanvasError) -> [UInt8] {
        let raw = try RawPNG(pixmap, PNGOptions(merging: true))
        let packed =
            switch raw.content {
            case .indexed(let rows): packed(rows)
            case .bytes(let bytes): deflated(bytes, .zlib, level: PNGSeries.wholeLevel)
            }
        guard let packed else { throw .memory }
        return raw.file(packed)
    }

    /// The stream of rows; nil where there is no memory for it.
    private func packed(_ rows: IndexedRows) -> [UInt8]? {
        let known = resting.withLock { $0.popLast()?.packer }
        guard let packer = known ?? DeflatePacker(level: PNGSeries.partLevel) else { return nil }
        defer { resting.withLock { $0.append(Resting(packer: packer)) } }
        var stream = DeflatePart.head
        var sum: UInt32 = 1
        for place in PNGSeries.parts(of: rows) {
            guard let part = part(of: rows, place, packer) else { return nil }
            stream += part.packed
            sum = part.sum(behind: sum)
        }
        return stream + DeflatePart.tail(sum: sum)
    }

    private func part(of rows: IndexedRows, _ place: Range<Int>, _ packer: DeflatePacker) -> DeflatePart? {
        let key = rows.key(of: place)
        if let part = kept.withLock({ $0.part(of: key) }) { return part }
        guard let part = rows.bytes(of: place).withUnsafeBufferPointer({ DeflatePart($0, packer) }) else { return nil }
        kept.withLock { $0.note(part, of: key) }
        return part
    }

    /// Where the parts of a picture lie: each is steps that are all like the row before them, or steps that are not.
    static func parts(of rows: IndexedRows) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var wasAlike = false
        for start in stride(from: 0, to: rows.runs.rows.count, by: step) {
            let place = start..<min(start + step, rows.runs.rows.count)
            let isAlike = rows.areAlike(place)
            if let last = parts.last, isAlike == wasAlike {
                parts[parts.count - 1] = last.lowerBound..<place.upperBound
            } else {
                parts.append(place)
            }
            wasAlike = isAlike
        }
        return parts
    }
}
