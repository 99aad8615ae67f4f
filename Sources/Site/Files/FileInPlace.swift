import Glibc

/// A file of somebody else's whose bytes are to change and nothing else: links that lead to it, its other names, its
/// owner and its mode stay.
package struct FileInPlace: Sendable {
    /// Where it is.
    package let path: String
    /// What it holds; nil where it is not there yet.
    package let bytes: [UInt8]?
    /// Whether its mode forbids everybody to write.
    package let isReadOnly: Bool

    /// The file at a path, links followed.
    /// - Throws: that it is a folder, a pipe or a device, or cannot be read.
    package init(_ path: String) throws(DiskError) {
        self.path = path
        var facts = stat()
        guard stat(path, &facts) == 0 else {
            guard errno == ENOENT else { throw DiskError("read", path) }
            (bytes, isReadOnly) = (nil, false)
            return
        }
        guard facts.st_mode & Glibc.S_IFMT == Glibc.S_IFREG else { throw DiskError("read", path, code: EISDIR) }
        bytes = try readFile(path)
        isReadOnly = facts.st_mode & 0o222 == 0
    }

    /// Writes other bytes into it; room on the disk is made before anything changes.
    package func write(_ new: [UInt8]) throws(DiskError) {
        if bytes == nil { try makeFolder(parent(of: path)) }
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw DiskError("write", path) }
        var failure = fill(file, new)
        if failure == nil, fsync(file) != 0, errno != EINVAL { failure = DiskError("write", path) }
        if close(file) != 0, failure == nil { failure = DiskError("write", path) }
        if let failure { throw failure }
    }

    private func fill(_ file: Int32, _ new: [UInt8]) -> DiskError? {
        let old = bytes?.count ?? 0
        if new.count > old {
            let code = posix_fallocate(file, 0, new.count)
            if [ENOSPC, EDQUOT, EFBIG].contains(code) {
                ftruncate(file, old)
                return DiskError("write", path, code: code)
            }
        }
        guard new.withUnsafeBytes({ writeAll($0[...], to: file, at: 0) }) else { return DiskError("write", path) }
        return ftruncate(file, new.count) == 0 ? nil : DiskError("write", path)
    }
}
