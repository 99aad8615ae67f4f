import Glibc

/// What the disk says of a file without reading it; another one whenever the file was written or replaced.
///
/// Times are those of a coarse clock: two writes within some milliseconds may leave the same stamp.
package struct FileStamp: Sendable, Hashable {
    private var file: UInt64
    private var size: Int64
    private var modified: Nanoseconds
    private var changed: Nanoseconds

    /// A time since 1970.
    private typealias Nanoseconds = Int64

    /// The stamp of a file whose facts the system has told.
    package init(_ facts: stat) {
        file = UInt64(facts.st_ino)
        size = Int64(facts.st_size)
        modified = Int64(facts.st_mtim.tv_sec) * 1_000_000_000 + Int64(facts.st_mtim.tv_nsec)
        changed = Int64(facts.st_ctim.tv_sec) * 1_000_000_000 + Int64(facts.st_ctim.tv_nsec)
    }

    /// The stamp as a word, for records on the disk.
    package var word: String { "\(file)-\(size)-\(modified)-\(changed)" }

    /// Whether the file was last written or replaced before an instant, in seconds since 1970.
    package func isOlder(than seconds: Int) -> Bool { max(modified, changed) / 1_000_000_000 < seconds }
}
