import Glibc

extension Disk {
    /// The machine's own disk, by plain system calls: Foundation's writing waits for the platter after every file.
    public static let live = Disk(
        read: { path throws(DiskError) in try readFile(path) },
        walk: { folder throws(DiskError) in
            var walk = try Walk(folder)
            return try walk.entries()
        },
        write: { bytes, path throws(DiskError) in try replaceFile(path, with: bytes) },
        exists: { path in access(path, F_OK) == 0 },
        remove: { path throws(DiskError) in try removeAll(path) })
}

func readFile(_ path: String) throws(DiskError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw DiskError("read", path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw DiskError("read", path) }
    guard status.st_mode & Glibc.S_IFMT == Glibc.S_IFREG else { return try readStream(file, path) }
    let size = Int(status.st_size)
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        while count < size {
            let part = Glibc.read(file, buffer.baseAddress.map { $0 + count }, size - count)
            if part < 0 && errno == EINTR { continue }
            failed = part < 0
            if part <= 0 { break }
            count += part
        }
    }
    guard !failed else { throw DiskError("read", path) }
    return bytes
}

/// What comes out of a pipe or a device; more than ``mostStreamedBytes`` is no text and no picture.
private func readStream(_ file: Int32, _ path: String) throws(DiskError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = Glibc.read(file, &chunk, chunk.count)
        if count < 0 && errno == EINTR { continue }
        guard count >= 0 else { throw DiskError("read", path) }
        if count == 0 { return bytes }
        bytes += chunk[..<count]
        guard bytes.count <= mostStreamedBytes else { throw DiskError("read", path, code: EFBIG) }
    }
}

private let mostStreamedBytes = 256 << 20

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

func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Writes a file that did not exist before.
func createFile(_ path: String, _ bytes: [UInt8]) throws(DiskError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw DiskError("write", path) }
    var written = 0
    while written < bytes.count {
        let part = bytes.withUnsafeBytes {
            Glibc.write(file, $0.baseAddress.map { $0 + written }, bytes.count - written)
        }
        if part < 0 && errno == EINTR { continue }
        guard part > 0 else {
            let code = errno
            close(file)
            throw DiskError("write", path, code: code)
        }
        written += part
    }
    guard close(file) == 0 else { throw DiskError("write", path) }
}

private func replaceFile(_ path: String, with bytes: [UInt8]) throws(DiskError) {
    try makeFolder(parent(of: path))
    let draft = path + ".\(getpid())~"
    do throws(DiskError) {
        try createFile(draft, bytes)
        guard rename(draft, path) == 0 else { throw DiskError("write", path) }
    } catch {
        unlink(draft)
        throw error
    }
}

func removeAll(_ path: String) throws(DiskError) {
    if unlink(path) == 0 || errno == ENOENT { return }
    // A disk that takes no writing refuses before it looks whether there is anything.
    var facts = stat()
    if errno == EROFS, lstat(path, &facts) != 0 { return }
    guard errno == EISDIR || errno == EPERM else { throw DiskError("remove", path) }
    guard let stream = opendir(path) else { throw DiskError("remove", path) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { try removeAll(path + "/" + name) }
    }
    guard rmdir(path) == 0 else { throw DiskError("remove", path) }
}
