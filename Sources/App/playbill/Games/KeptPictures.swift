import Encodings
import Files
import Glibc
import Studio
import Synchronization

/// Finished pictures as files of a folder, each with its sum beside it: one that is damaged is made again.
///
/// A file that cannot be kept is made again next time too, which is all that a cache may cost.
final class KeptPictures: Sendable {
    private let folder: String
    /// The files that were found whole in this run, and what they looked like from outside.
    private let whole = Mutex<[String: FileStamp]>([:])

    init(folder: String) { self.folder = folder }

    /// The operations of a cache.
    var cache: PictureCache {
        PictureCache(
            read: { self.read($0) }, store: { self.store($0, $1) }, isKept: { self.isKept($0) },
            place: { self.place($0) })
    }

    private func read(_ name: String) -> [UInt8]? {
        guard let bytes = try? Disk.live.readWithin(path(name), folder),
            let sum = try? Disk.live.readWithin(path(name) + ".sum", folder),
            sum == Checksum(of: bytes).hex
        else { return nil }
        return bytes
    }

    private func store(_ bytes: [UInt8], _ name: String) {
        // Without its sum a file counts for nothing, so that the order does not matter.
        try? Disk.live.write(bytes, path(name))
        try? Disk.live.write(Checksum(of: bytes).hex, path(name) + ".sum")
    }

    private func isKept(_ name: String) -> Bool {
        var facts = stat()
        guard stat(path(name), &facts) == 0 else { return false }
        let stamp = FileStamp(facts)
        if whole.withLock({ $0[name] }) == stamp { return true }
        guard read(name) != nil else { return false }
        whole.withLock { $0[name] = stamp }
        return true
    }

    /// Where a picture is that was found whole.
    private func place(_ name: String) -> FileContent? {
        guard isKept(name) else { return nil }
        var facts = stat()
        guard stat(path(name), &facts) == 0 else { return nil }
        return .onDisk(path: path(name), size: Int(facts.st_size), stamp: FileStamp(facts))
    }

    private func path(_ name: String) -> String { folder + "/" + name }
}
