import Glibc

/// What tells one build of a program from another.
package enum BuildIdentity {
    /// The build ID that the linker has left in an ELF program's notes, in hexadecimal; else its size and its time; nil
    /// where it cannot be read.
    ///
    /// A build ID is a digest of what was linked, so that copies of a program on many machines have one identity. Notes
    /// stand behind the headers, and at the end where a tool has moved them to make room.
    package static func of(fileAt path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        if let id = buildID(of: file) { return id }
        var facts = stat()
        guard fstat(file, &facts) == 0 else { return nil }
        return "\(facts.st_size) \(facts.st_mtim.tv_sec)"
    }

    /// The ID of a 64-bit little-endian program (System V ABI, "Program Header").
    private static func buildID(of file: Int32) -> String? {
        guard let head = bytes(64, at: 0, of: file), head.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = number(head, 32, 8), let size = number(head, 54, 2), let count = number(head, 56, 2),
            let headers = bytes(size * count, at: table, of: file)
        else { return nil }
        for header in (0..<count).map({ $0 * size }) where number(headers, header, 4) == noteKind {
            guard let place = number(headers, header + 8, 8), let length = number(headers, header + 32, 8),
                length <= largestNote, let notes = bytes(length, at: place, of: file), let id = buildID(in: notes)
            else { continue }
            return id
        }
        return nil
    }

    /// PT_NOTE.
    private static let noteKind = 4
    /// NT_GNU_BUILD_ID.
    private static let idKind = 3
    private static let largestNote = 1 << 16

    /// The ID among notes (System V ABI, "Note Section").
    private static func buildID(in notes: [UInt8]) -> String? {
        var place = 0
        while let nameSize = number(notes, place, 4), let idSize = number(notes, place + 4, 4) {
            let id = place + 12 + (nameSize + 3) / 4 * 4
            guard id + idSize <= notes.count else { return nil }
            if number(notes, place + 8, 4) == idKind, notes[(place + 12)...].starts(with: Array("GNU\0".utf8)) {
                return notes[id..<(id + idSize)].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            }
            place = id + (idSize + 3) / 4 * 4
        }
        return nil
    }

    /// A number of at most eight bytes; nil where it does not stand there, or is none that a file's place could be.
    private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
        guard place >= 0, place + size <= bytes.count else { return nil }
        return Int(exactly: (0..<size).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[place + $1]) })
    }

    private static func bytes(_ count: Int, at place: Int, of file: Int32) -> [UInt8]? {
        guard count > 0, count <= largestNote else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        let got = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, count, off_t(place)) }
        return got == count ? bytes : nil
    }
}
