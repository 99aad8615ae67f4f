import Glibc

/// What tells one build of a program from another.
enum BuildIdentity {
    /// As much of a program as its notes are looked for in: they stand behind its headers.
    private static let head = 1 << 16

    /// The build ID that the linker has left in an ELF program's notes, in hexadecimal; else its size and its time.
    ///
    /// A build ID is a digest of what was linked, so that copies of a program on many machines have one identity.
    static func of(fileAt path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: head)
        let count = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, 0) }
        if count > 0, let id = buildID(Array(bytes[..<count])) { return id }
        var facts = stat()
        guard fstat(file, &facts) == 0 else { return nil }
        return "\(facts.st_size) \(facts.st_mtim.tv_sec)"
    }

    /// The ID in the notes of a 64-bit little-endian program (System V ABI, "Program Header" and "Note Section").
    private static func buildID(_ bytes: [UInt8]) -> String? {
        func number(_ place: Int, _ size: Int) -> Int? {
            guard place >= 0, place + size <= bytes.count else { return nil }
            return (0..<size).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
        }
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(32, 7), let size = number(54, 2),
            let count = number(56, 2)
        else { return nil }
        for header in (0..<count).map({ table + $0 * size }) where number(header, 4) == 4 {
            guard var place = number(header + 8, 7), let length = number(header + 32, 7) else { continue }
            let end = place + length
            while place < end, let nameSize = number(place, 4), let idSize = number(place + 4, 4) {
                let id = place + 12 + (nameSize + 3) / 4 * 4
                if number(place + 8, 4) == 3, nameSize == 4, id + idSize <= bytes.count {
                    return bytes[id..<(id + idSize)].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
                }
                place = id + (idSize + 3) / 4 * 4
            }
        }
        return nil
    }
}
