import Glibc

extension FileContent {
    /// All of it, read from the disk where it is not at hand.
    package func read() throws(DiskError) -> [UInt8] {
        switch self {
        case .bytes(let bytes): bytes
        case .onDisk(let path, _, _): try readFile(path)
        }
    }

    /// Its first bytes, `count` of them where there are so many; of a file on the disk no more is read.
    package func head(_ count: Int) throws(DiskError) -> [UInt8] {
        switch self {
        case .bytes(let bytes): return Array(bytes.prefix(count))
        case .onDisk(let path, let size, _):
            let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard file >= 0 else { throw DiskError("read", path) }
            defer { close(file) }
            var failed = false
            let bytes = [UInt8](unsafeUninitializedCapacity: min(count, size)) { buffer, filled in
                while filled < buffer.count {
                    let part = Glibc.read(file, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
                    if part < 0 && errno == EINTR { continue }
                    failed = part < 0
                    if part <= 0 { break }
                    filled += part
                }
            }
            guard !failed else { throw DiskError("read", path) }
            return bytes
        }
    }
}
