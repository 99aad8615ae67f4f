import Glibc

/// A file that could not be read or written, and why.
struct FileProblem: Error, CustomStringConvertible {
    let path: String
    let reason: String

    init(path: String) {
        self.path = path
        reason = String(cString: strerror(errno))
    }

    var description: String { "\(path): \(reason)" }
}

/// A file of an embedded folder: its path below the folder, with `/`, and its bytes.
struct File: Equatable {
    let path: String
    let bytes: [UInt8]
}

/// A folder on the disk.
struct Folder {
    let path: String

    /// Every file below the folder, sorted by the bytes of its path; names that begin with a dot are passed over.
    ///
    /// A folder that does not exist has no files, so that the package builds before its theme is drawn.
    func files() throws(FileProblem) -> [File] {
        guard access(path, F_OK) == 0 else { return [] }
        var found: [File] = []
        try collect(below: "", into: &found)
        return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private func collect(below prefix: String, into found: inout [File]) throws(FileProblem) {
        for name in try names(in: "\(path)/\(prefix)") where !name.hasPrefix(".") {
            let inner = prefix + name
            var status = stat()
            guard stat("\(path)/\(inner)", &status) == 0 else { throw FileProblem(path: "\(path)/\(inner)") }
            if status.st_mode & S_IFMT == S_IFDIR {
                try collect(below: inner + "/", into: &found)
            } else {
                found.append(File(path: inner, bytes: try read("\(path)/\(inner)")))
            }
        }
    }

    private func names(in folder: String) throws(FileProblem) -> [String] {
        guard let stream = opendir(folder) else { throw FileProblem(path: folder) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            names.append(name)
        }
        return names
    }
}

/// The bytes of a file.
func read(_ path: String) throws(FileProblem) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileProblem(path: path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = Glibc.read(file, &chunk, chunk.count)
        guard count >= 0 else { throw FileProblem(path: path) }
        if count == 0 { return bytes }
        bytes += chunk[..<count]
    }
}

/// Writes a file whole, over one that may be there.
func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw FileProblem(path: path) }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
        let count = bytes.withUnsafeBytes {
            Glibc.write(file, $0.baseAddress.map { $0 + written }, bytes.count - written)
        }
        guard count > 0 else { throw FileProblem(path: path) }
        written += count
    }
}
