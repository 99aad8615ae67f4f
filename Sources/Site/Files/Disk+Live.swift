import Glibc

extension Disk {
    /// The machine's own disk, by plain system calls: Foundation's writing waits for the platter after every file.
    package static let live = Disk(
        read: { path throws(DiskError) in try readFile(path) },
        walk: { folder throws(DiskError) in
            var walk = try Walk(folder)
            return try walk.entries()
        },
        write: { bytes, path throws(DiskError) in try replaceFile(path, with: bytes) },
        readWithin: { path, folder throws(DiskError) in try readFile(path, within: folder) },
        exists: { path in isThere(path) },
        remove: { path throws(DiskError) in try removeAll(path) })
}

/// Whether something is at a path; a link is something, wherever it leads.
func isThere(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
}

/// The names in a folder, in the order of the disk.
func namesIn(_ folder: String) throws(DiskError) -> [String] {
    guard let stream = opendir(folder) else { throw DiskError("list", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { names.append(name) }
    }
    return names
}

/// Makes a folder and those around it.
func makeFolder(_ path: String) throws(DiskError) {
    if path.isEmpty || path == "/" || mkdir(path, 0o777) == 0 { return }
    switch errno {
    case EEXIST: return
    case ENOENT:
        try makeFolder(parent(of: path))
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw DiskError("create", path) }
    default: throw DiskError("create", path)
    }
}

/// The folder that a path stands in; empty for a name alone.
package func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Writes a file that did not exist before.
///
/// One that did is given up first: it may be linked to from elsewhere, and is not to change there.
func createFile(_ path: String, _ bytes: [UInt8], sync: Bool = false) throws(DiskError) {
    var file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if file < 0, errno == EEXIST, unlink(path) == 0 {
        file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard file >= 0 else { throw DiskError("write", path) }
    do throws(DiskError) {
        try write(bytes, to: file, path)
        if sync, fsync(file) != 0, errno == EIO || errno == ENOSPC { throw DiskError("write", path) }
    } catch {
        close(file)
        throw error
    }
    guard close(file) == 0 else { throw DiskError("write", path) }
}

private func write(_ bytes: [UInt8], to file: Int32, _ path: String) throws(DiskError) {
    var written = 0
    while written < bytes.count {
        let part = bytes.withUnsafeBytes {
            Glibc.write(file, $0.baseAddress.map { $0 + written }, bytes.count - written)
        }
        if part < 0 && errno == EINTR { continue }
        guard part > 0 else { throw DiskError("write", path) }
        written += part
    }
}

/// Writes a file beside the old one and puts it in its place; a link stays, and so does a device, which is written to.
func replaceFile(_ path: String, with bytes: [UInt8]) throws(DiskError) {
    try makeFolder(parent(of: path))
    var facts = stat()
    let isOld = stat(path, &facts) == 0
    if isOld, ![Glibc.S_IFREG, Glibc.S_IFDIR].contains(facts.st_mode & Glibc.S_IFMT) {
        return try writeStream(bytes, to: path)
    }
    let target = linkTarget(of: path) == nil ? path : try realPath(path)
    // Threads and processes that write one file at once have a draft each.
    let draft = target + ".\(String(UInt64.random(in: .min ... .max), radix: 36))~"
    do throws(DiskError) {
        // Where there is an old file, a power cut must leave it or the new one; a new one costs no waiting.
        try createFile(draft, bytes, sync: isOld)
        guard rename(draft, target) == 0 else { throw DiskError("write", path) }
    } catch {
        unlink(draft)
        throw error
    }
}

/// Writes to a pipe or a device, such as `/dev/stdout`.
private func writeStream(_ bytes: [UInt8], to path: String) throws(DiskError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw DiskError("write", path) }
    defer { close(file) }
    try write(bytes, to: file, path)
}

func removeAll(_ path: String) throws(DiskError) {
    if unlink(path) == 0 || errno == ENOENT { return }
    // A disk that takes no writing refuses before it looks whether there is anything.
    var facts = stat()
    if errno == EROFS, lstat(path, &facts) != 0 { return }
    guard errno == EISDIR || errno == EPERM else { throw DiskError("remove", path) }
    do throws(DiskError) { for name in try namesIn(path) { try removeAll(path + "/" + name) } } catch {
        throw DiskError("remove", error.path, code: error.code)
    }
    guard rmdir(path) == 0 else { throw DiskError("remove", path) }
}
