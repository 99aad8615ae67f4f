import Encodings
import Files
import Synchronization

/// The heads of pages as they were read, kept from one run of the program to the next: to parse ten thousand heads costs
/// as much as all else that an edited text asks for.
///
/// A head is used again where whoever keeps it says that it is the same, and so is all that heads are read by:
/// `site.yml`, the program, the file's name. One with a mistake, or with a field that few pages have, is not kept.
package final class KeptHeads: Sendable {
    private let earlier: [ExactName: ArraySlice<UInt8>]
    private let isSame: @Sendable (_ path: String) -> Bool
    /// The pages whose heads are others than they were.
    private let others: Set<ExactName>
    /// Those among them that were found to have another title, and nothing else.
    private let retitled = Mutex<Set<ExactName>>([])
    private let noted = Mutex<[(path: String, head: ArraySlice<UInt8>)]>([])

    /// Heads of an earlier run.
    /// - Parameters:
    ///   - bytes: what ``packed`` was then; none for a first run, or where they are not whole.
    ///   - others: the files whose heads are others, which are compared.
    ///   - isSame: whether the file at a path is as it was, but for its text.
    package init(
        packed bytes: ArraySlice<UInt8> = [], retitled others: Set<ExactName> = [],
        isSame: @escaping @Sendable (_ path: String) -> Bool
    ) {
        (self.isSame, self.others) = (isSame, others)
        earlier = (try? KeptHeads.heads(in: bytes)) ?? [:]
    }

    private static func heads(in bytes: ArraySlice<UInt8>) throws(PackedReader.Damage) -> [ExactName: ArraySlice<UInt8>]
    {
        if bytes.isEmpty { return [:] }
        var reader = PackedReader(bytes)
        let files = try reader.list { reader throws(PackedReader.Damage) in
            (path: try reader.text(), count: try reader.number())
        }
        var start = bytes.endIndex
        for file in files {
            guard file.count >= 0, file.count <= start - bytes.startIndex else { throw PackedReader.Damage() }
            start -= file.count
        }
        var heads: [ExactName: ArraySlice<UInt8>] = [:]
        heads.reserveCapacity(files.count)
        for file in files {
            heads[ExactName(file.path)] = bytes[start..<start + file.count]
            start += file.count
        }
        return heads
    }

    /// The page of a file, by its kept head or as it is read.
    func page(_ path: String, _ file: FileContent, _ read: (_ path: String, _ file: FileContent) -> ReadPage)
        -> ReadPage
    {
        if let head = earlier[ExactName(path)], isSame(path), let page = Page(packed: head, path, file) {
            noted.withLock { $0.append((path, head)) }
            return ReadPage(page: page, mistakes: [])
        }
        let found = read(path, file)
        if found.mistakes.isEmpty, found.notices.isEmpty, let head = found.page?.packedHead {
            noted.withLock { $0.append((path, head[...])) }
            let name = ExactName(path)
            if others.contains(name), let old = earlier[name], found.page?.isRetitled(from: old) ?? false {
                _ = retitled.withLock { $0.insert(name) }
            }
        }
        return found
    }

    /// Whether heads are others than they were.
    package var hasOthers: Bool { !others.isEmpty }

    /// Whether the heads that are others differ in their titles alone, now that all pages are read.
    package var areRetitled: Bool { retitled.withLock { $0 } == others }

    /// The heads that were met, as bytes for the next run: paths with lengths, then the heads in the same order.
    package var packed: [UInt8] {
        let heads = noted.withLock { $0 }.sorted { ExactName.precedes($0.path, $1.path) }
        var writer = PackedWriter()
        writer.write(heads) { writer, file in
            writer.write(file.path)
            writer.write(file.head.count)
        }
        var bytes = writer.bytes
        bytes.reserveCapacity(bytes.count + heads.reduce(0) { $0 + $1.head.count })
        for file in heads { bytes += file.head }
        return bytes
    }
}
