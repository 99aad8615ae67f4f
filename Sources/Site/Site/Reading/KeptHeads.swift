import Encodings
import Files
import Synchronization
import Threads

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
    private let noted = Mutex(Notes())

    /// What was met, in the order in which it was noted.
    private struct Notes {
        var heads: [(path: String, head: ArraySlice<UInt8>)] = []
        var sums: [(path: String, sums: PageSums)] = []
    }

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
        let places = try places(in: bytes)
        var heads: [ExactName: ArraySlice<UInt8>] = [:]
        heads.reserveCapacity(places.count)
        for (path, head) in places { heads[ExactName(String(decoding: path, as: UTF8.self))] = head }
        return heads
    }

    /// The bytes of each path and of its head.
    private static func places(
        in bytes: ArraySlice<UInt8>
    ) throws(PackedReader.Damage) -> [(path: ArraySlice<UInt8>, head: ArraySlice<UInt8>)] {
        if bytes.isEmpty { return [] }
        var reader = PackedReader(bytes)
        let files = try reader.list { reader throws(PackedReader.Damage) in
            (path: try reader.textBytes(), count: try reader.number())
        }
        var start = reader.position
        return try files.map { file throws(PackedReader.Damage) in
            guard file.count >= 0, file.count <= bytes.endIndex - start else { throw PackedReader.Damage() }
            start += file.count
            return (file.path, bytes[start - file.count..<start])
        }
    }

    /// The page of a file, by its kept head or as it is read.
    func page(_ path: String, _ file: FileContent, _ read: (_ path: String, _ file: FileContent) -> ReadPage)
        -> ReadPage
    {
        if let head = earlier[ExactName(path)], isSame(path), let page = Page(packed: head, path, file) {
            return ReadPage(page: page, mistakes: [], keptHead: head)
        }
        var found = read(path, file)
        if found.mistakes.isEmpty, found.notices.isEmpty, let head = found.page?.packedHead {
            found.keptHead = head[...]
            let name = ExactName(path)
            if others.contains(name), let old = earlier[name], found.page?.isRetitled(from: old) ?? false {
                _ = retitled.withLock { $0.insert(name) }
            }
        }
        return found
    }

    /// Notes how pages were read, in the order of their paths.
    func note(_ files: [SiteReader.PageFile], _ pages: [ReadPage]) {
        noted.withLock { noted in
            noted.heads.reserveCapacity(files.count)
            noted.sums.reserveCapacity(files.count)
            for (file, page) in zip(files, pages) {
                if let head = page.keptHead { noted.heads.append((file.path, head)) }
                if let sums = page.sums { noted.sums.append((file.path, sums)) }
            }
        }
    }

    /// The sums of the files that were read, in the order of their paths.
    package var sums: [(path: String, sums: PageSums)] { noted.withLock { $0.sums } }

    /// The pages of files whose heads are as they were when they were packed.
    /// - Parameters:
    ///   - files: the files in the order of their paths, which is that of the packed heads.
    ///   - packed: the heads, as ``packed`` was.
    ///   - read: reads a page whose head was not kept.
    /// - Returns: the pages that can be read.
    static func pages(
        of files: [SiteReader.PageFile], _ packed: ArraySlice<UInt8>,
        _ read: @Sendable (_ path: String, _ file: FileContent) -> ReadPage
    ) -> [Page] {
        let heads = inOrder(files, packed)
        return mapInParallel(files.count, batch: 64) { index -> Page? in
            let (path, file) = files[index]
            return heads[index].flatMap { Page(packed: $0, path, file) } ?? read(path, file).page
        }.compactMap(\.self)
    }

    /// The packed head of each file, found side by side, since both are in the same order; nil for those without one.
    private static func inOrder(
        _ files: [SiteReader.PageFile], _ packed: ArraySlice<UInt8>
    ) -> [ArraySlice<UInt8>?] {
        var heads = [ArraySlice<UInt8>?](repeating: nil, count: files.count)
        guard let index = try? places(in: packed) else { return heads }
        var place = 0
        for (path, bytes) in index {
            // Mostly it is the very next one.
            if place < files.count, files[place].path.utf8.elementsEqual(path) {
                heads[place] = bytes
                place += 1
                continue
            }
            let path = String(decoding: path, as: UTF8.self)
            while place < files.count, ExactName.precedes(files[place].path, path) { place += 1 }
            guard place < files.count else { break }
            if ExactName.hasSameBytes(files[place].path, path) { heads[place] = bytes }
        }
        return heads
    }

    /// Whether heads are others than they were.
    package var hasOthers: Bool { !others.isEmpty }

    /// Whether the heads that are others differ in their titles alone, now that all pages are read.
    package var areRetitled: Bool { retitled.withLock { $0 } == others }

    /// The heads that were met, as bytes for the next run: paths with lengths, then the heads in the same order.
    package var packed: [UInt8] {
        let heads = noted.withLock { $0.heads }.sorted { ExactName.precedes($0.path, $1.path) }
        var writer = PackedWriter(capacity: heads.reduce(16) { $0 + $1.path.utf8.count + 8 + $1.head.count })
        writer.write(heads) { writer, file in
            writer.write(file.path)
            writer.write(file.head.count)
        }
        for file in heads { writer.append(file.head) }
        return writer.bytes
    }
}
