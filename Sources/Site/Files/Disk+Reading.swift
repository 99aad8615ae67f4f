import Glibc

/// What a person named: a file, or a pipe to read to its end.
func readFile(_ path: String) throws(DiskError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw DiskError("read", path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw DiskError("read", path) }
    guard status.st_mode & Glibc.S_IFMT == Glibc.S_IFREG else { return try readStream(file, path) }
    return try read(file, size: Int(status.st_size), path)
}

/// What was found in a folder: a file, since a pipe or a device would keep its reader waiting.
func readPlainFile(_ path: String) throws(DiskError) -> [UInt8] {
    let (file, size) = try openPlainFile(path)
    defer { close(file) }
    return try read(file, size: size, path)
}

/// What content names: a file of a folder, wherever links lead.
func readFile(_ path: String, within folder: String) throws(DiskError) -> [UInt8] {
    let (file, size) = try openPlainFile(path)
    defer { close(file) }
    // The system tells where the file is that was opened, so that no link can be changed in between.
    var place = linkTarget(of: "/proc/self/fd/\(file)") ?? ""
    if place.isEmpty { place = try realPath(path) }
    let bounds = try realPath(folder)
    // A hidden name that was asked for is the asker's business; one that a link leads to is nobody's.
    let isAsked = pathParts(path).contains(where: isHidden)
    guard isSeen(place, within: bounds) || (isAsked && isPath(place, within: bounds)) else {
        throw DiskError("read", path, reason: "it leads to \(place)")
    }
    return try read(file, size: size, path)
}

private func openPlainFile(_ path: String) throws(DiskError) -> (file: Int32, size: Int) {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw DiskError("read", path) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
        let code = errno
        close(file)
        throw DiskError("read", path, code: code)
    }
    guard status.st_mode & Glibc.S_IFMT == Glibc.S_IFREG else {
        close(file)
        throw DiskError("read", path, reason: "it is no file")
    }
    return (file, Int(status.st_size))
}

private func read(_ file: Int32, size: Int, _ path: String) throws(DiskError) -> [UInt8] {
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
