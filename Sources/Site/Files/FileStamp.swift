import Encodings
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

    /// The stamp of the file at a path, links followed; nil where there is none.
    package init?(ofFileAt path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        self.init(facts)
    }

    /// The stamp as a word, for records on the disk.
    package var word: String { "\(file)-\(size)-\(modified)-\(changed)" }

    /// Whether the file was last written or replaced before an instant, in seconds since 1970.
    package func isOlder(than seconds: Int) -> Bool { max(modified, changed) / 1_000_000_000 < seconds }

    /// Whether the file's bytes were last written before those of another.
    package func wasWritten(before other: FileStamp) -> Bool { modified < other.modified }

    /// Whether the file was last written or replaced before the disk's clock stood as it does here, so that writing it once
    /// more leaves another stamp: then the stamp tells as much as the bytes.
    package func isSettled(at clock: DiskClock) -> Bool {
        // A time of writing that lies ahead was set by somebody, as unpacking does; writing sets another, and the change tells.
        let isAhead = modified > changed && modified > clock.nanoseconds + 3_000_000_000
        let last = isAhead ? changed : max(modified, changed)
        // A disk that counts whole seconds, or two at a time, says so by its times.
        return last % 1_000_000_000 == 0 ? last < clock.nanoseconds - 3_000_000_000 : last < clock.nanoseconds
    }
}

/// The clock that the disk's times are taken from, which ticks every few milliseconds.
package struct DiskClock: Sendable {
    let nanoseconds: Int64

    /// As it stands now.
    package init() {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        nanoseconds = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Waits until it has passed this instant, at most some hundredths of a second.
    ///
    /// It lags behind the clock of the system, which newer kernels (Linux 6.13, multigrain timestamps) take a file's times
    /// from where somebody had just asked for them.
    package static func waitForTick() {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let start = Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
        for _ in 0..<40 where DiskClock().nanoseconds <= start { usleep(1_000) }
    }
}

extension PackedWriter {
    package mutating func write(_ stamp: FileStamp) {
        let words = stamp.words
        write(word: words.0)
        write(word: words.1)
        write(word: words.2)
        write(word: words.3)
    }
}

extension PackedReader {
    /// The next stamp.
    package mutating func stamp() throws(Damage) -> FileStamp {
        FileStamp(try word(), try word(), try word(), try word())
    }
}

extension FileStamp {
    fileprivate var words: (Int64, Int64, Int64, Int64) { (Int64(bitPattern: file), size, modified, changed) }

    fileprivate init(_ file: Int64, _ size: Int64, _ modified: Int64, _ changed: Int64) {
        self.file = UInt64(bitPattern: file)
        (self.size, self.modified, self.changed) = (size, modified, changed)
    }
}
