import Glibc

/// A file of lines that only grows: a line is on the platter before the call that wrote it returns, and one process writes
/// at a time.
///
/// What was cut off in the middle of a line, by a full disk or a power cut, was never promised to anybody, and goes.
package final class Journal {
    private let file: Int32
    private let path: String
    private var size: Int
    /// Its lines, the first of which tells what it is.
    package private(set) var lines: [String] = []

    /// Why a journal cannot be written.
    package enum Refusal: Error {
        /// Another process writes it.
        case busy
        /// There is none.
        case missing
        /// It begins with other words.
        case foreign(String)
        case disk(DiskError)
    }

    /// Opens a journal, alone among all processes.
    ///
    /// - Parameters:
    ///   - path: its file.
    ///   - header: its first line.
    ///   - isNew: whether it may be begun here.
    /// - Throws: why it cannot be written.
    package init(_ path: String, header: String, beginning isNew: Bool) throws(Refusal) {
        (file, self.path, size) = (try Journal.locked(path, beginning: isNew), path, 0)
        do throws(DiskError) { try begin(header) } catch { throw .disk(error) }
        guard lines.first == header else { throw .foreign(lines.first ?? "") }
    }

    /// The file, open for this process alone.
    private static func locked(_ path: String, beginning isNew: Bool) throws(Refusal) -> Int32 {
        while true {
            let file = open(path, O_RDWR | O_APPEND | O_CLOEXEC | (isNew ? O_CREAT : 0), 0o666)
            guard file >= 0 else { throw errno == ENOENT ? .missing : .disk(DiskError("write", path)) }
            guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
                let code = errno
                close(file)
                throw code == EWOULDBLOCK ? .busy : .disk(DiskError("lock", path, code: code))
            }
            // Whoever had it before may have put another in its place.
            if isStill(file, at: path) { return file }
            close(file)
        }
    }

    deinit { close(file) }

    /// Reads what is there, gives up a line that was never finished, and writes the first where there is none.
    private func begin(_ header: String) throws(DiskError) {
        let bytes = try readFile(path)
        lines = Journal.lines(of: bytes)
        size = lines.reduce(0) { $0 + $1.utf8.count + 1 }
        if size < bytes.count, ftruncate(file, off_t(size)) != 0 { throw DiskError("write", path) }
        guard lines.isEmpty else { return }
        try append(header)
        // The name of a new file is on the platter when its folder is.
        let folder = open(parent(of: path).isEmpty ? "." : parent(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw DiskError("write", path) }
        defer { close(folder) }
        if fsync(folder) != 0, errno != EINVAL { throw DiskError("write", path) }
    }

    /// Writes a line.
    /// - Throws: that it may not be there; the file ends then as it did before, where the disk lets it.
    package func append(_ line: String) throws(DiskError) {
        let bytes = Array((line + "\n").utf8)
        var written = 0
        while written < bytes.count {
            let part = bytes[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if part < 0, errno == EINTR { continue }
            guard part > 0 else { return try giveBack() }
            written += part
        }
        guard fsync(file) == 0 else { return try giveBack() }
        size += bytes.count
        lines.append(line)
    }

    private func giveBack() throws(DiskError) {
        let failure = DiskError("write", path)
        _ = ftruncate(file, off_t(size))
        throw failure
    }

    /// The whole lines at the beginning of some bytes; a zero is no letter of a line, but what a disk that lost power
    /// shows in its place.
    package static func lines(of bytes: [UInt8]) -> [String] {
        var lines: [String] = []
        var start = 0
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            guard !bytes[start..<end].contains(0) else { break }
            lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
            start = end + 1
        }
        return lines
    }
}

/// Whether what stands at a path is what is open.
func isStill(_ file: Int32, at path: String) -> Bool {
    var (open, there) = (stat(), stat())
    return fstat(file, &open) == 0 && stat(path, &there) == 0 && open.st_ino == there.st_ino
        && open.st_dev == there.st_dev
}
