import Glibc

/// Who is running, as Linux tells below `/proc`.
enum Processes {
    /// Those of a session, and those that have a folder as their home.
    static func all(session: pid_t, home: String) -> [pid_t] {
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        var found: [pid_t] = []
        let wanted = Array("HOME=\(home)\0".utf8)
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let process = pid_t(name), process != getpid() else { continue }
            if isDead(process) { continue }
            if getsid(process) == session || contains(wanted, "/proc/\(name)/environ") { found.append(process) }
        }
        return found
    }

    /// Whether only its parent has still to hear of its end.
    private static func isDead(_ process: pid_t) -> Bool {
        let facts = file("/proc/\(process)/stat")
        // The name in brackets may hold anything, a bracket too; the state follows the last one.
        guard let end = facts.lastIndex(of: UInt8(ascii: ")")), end + 2 < facts.count else { return true }
        return facts[end + 2] == UInt8(ascii: "Z") || facts[end + 2] == UInt8(ascii: "X")
    }

    private static func contains(_ wanted: [UInt8], _ path: String) -> Bool {
        file(path).split(separator: 0).contains { $0.elementsEqual(wanted.dropLast()) }
    }

    private static func file(_ path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0, bytes.count < 1 << 20 else { return bytes }
            bytes += chunk[..<count]
        }
    }
}
