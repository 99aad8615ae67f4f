import Files
import Glibc
import Publishing
import Synchronization

/// The files made of photographs, in the folder of finished pictures, with a record of what each file of the disk was like
/// when it was last read or written: neither an original nor what was made of it is read again while it stays the same.
final class KeptPhotographs: Sendable {
    private struct Entry {
        var stamp: String
        var digest: String
    }

    private let folder: String
    /// What is known of files, by their paths; nil before it was asked for.
    private let record = Mutex<[String: Entry]?>(nil)

    init(folder: String) { self.folder = folder }

    /// The operations of a store.
    var store: PhotographStore {
        PhotographStore(
            digest: { file throws(DiskError) in try self.digest(of: file) }, kept: { self.kept($0) },
            keep: { self.keep($0, $1) })
    }

    private func digest(of file: FileContent) throws(DiskError) -> String {
        guard case .onDisk(let path, _, let stamp?) = file else { return Digest(of: try file.read()).hex }
        if let known = entry(of: path), known.stamp == stamp.word { return known.digest }
        let digest = Digest(of: try file.read()).hex
        // A file that was written just now may be written once more within the same tick of the disk's clock.
        if stamp.isOlder(than: Int(time(nil)) - 2) { note(path, stamp, digest) }
        return digest
    }

    private func kept(_ name: String) -> FileContent? {
        guard let (content, stamp) = file(name), entry(of: path(name))?.stamp == stamp.word else { return nil }
        return content
    }

    private func keep(_ bytes: [UInt8], _ name: String) -> FileContent {
        // A file that cannot be kept is made again next time, which is all that a cache may cost.
        guard (try? Disk.live.write(bytes, path(name))) != nil, let (content, stamp) = file(name),
            content.size == bytes.count
        else { return .bytes(bytes) }
        note(path(name), stamp, "kept")
        return content
    }

    private func file(_ name: String) -> (FileContent, FileStamp)? {
        var facts = stat()
        guard stat(path(name), &facts) == 0, facts.st_size > 0 else { return nil }
        let stamp = FileStamp(facts)
        return (.onDisk(path: path(name), size: Int(facts.st_size), stamp: stamp), stamp)
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    private var recordPath: String { path("photographs.txt") }

    private func entry(of path: String) -> Entry? {
        record.withLock { record in
            if record == nil { record = read() }
            return record?[path]
        }
    }

    /// The record: a line a file, `digest stamp path`; later lines count.
    private func read() -> [String: Entry] {
        guard let bytes = try? Disk.live.readWithin(recordPath, folder) else { return [:] }
        var entries: [String: Entry] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2).map {
                String(decoding: $0, as: UTF8.self)
            }
            if parts.count == 3 { entries[parts[2]] = Entry(stamp: parts[1], digest: parts[0]) }
        }
        return entries
    }

    private func note(_ path: String, _ stamp: FileStamp, _ digest: String) {
        record.withLock { record in
            if record == nil { record = read() }
            record?[path] = Entry(stamp: stamp.word, digest: digest)
            let line = Array("\(digest) \(stamp.word) \(path)\n".utf8)
            let file = open(recordPath, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
            guard file >= 0 else {
                // The first of a site: the folder comes with it.
                try? Disk.live.write(line, recordPath)
                return
            }
            defer { close(file) }
            _ = write(file, line, line.count)
        }
    }
}
