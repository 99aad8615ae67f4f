/// What a remote cache keeps under an action: the digest and the size of the one file that came of it.
///
/// It is the message `ActionResult` of the Remote Execution API (build.bazel.remote.execution.v2), in Protocol Buffers'
/// wire form, as far as it is of use here: `output_files` (2) with `path` (1) and `digest` (2) of `hash` (1) and
/// `size_bytes` (2). A server that checks what it keeps finds what it expects.
struct ActionResult: Equatable {
    /// The name of the file.
    var path: String
    /// Its SHA-256 in hexadecimal.
    var hash: String
    /// Its size in bytes.
    var size: Int

    /// As the server keeps it.
    var bytes: [UInt8] {
        let digest = ActionResult.field(1, Array(hash.utf8)) + [2 << 3] + ActionResult.number(size)
        return ActionResult.field(2, ActionResult.field(1, Array(path.utf8)) + ActionResult.field(2, digest))
    }

    init(path: String, hash: String, size: Int) { (self.path, self.hash, self.size) = (path, hash, size) }

    /// Reads a message; nil where it is none that names a file.
    init?(_ bytes: [UInt8]) {
        guard let file = ActionResult.fields(bytes[...])?[2], case .bytes(let file) = file,
            let members = ActionResult.fields(file), case .bytes(let path)? = members[1],
            case .bytes(let digest)? = members[2], let parts = ActionResult.fields(digest),
            case .bytes(let hash)? = parts[1]
        else { return nil }
        // A number that is 0 is not written.
        let size = if case .number(let size)? = parts[2] { size } else { 0 }
        self.init(
            path: String(decoding: path, as: UTF8.self), hash: String(decoding: hash, as: UTF8.self), size: size)
    }

    private enum Field {
        case number(Int)
        case bytes(ArraySlice<UInt8>)
    }

    /// The fields of a message by their numbers, the last of each; nil where it is damaged.
    private static func fields(_ message: ArraySlice<UInt8>) -> [Int: Field]? {
        var (rest, fields) = (message, [Int: Field]())
        while !rest.isEmpty {
            guard let tag = takeNumber(&rest), let value = takeNumber(&rest) else { return nil }
            switch tag & 7 {
            case 0: fields[tag >> 3] = .number(value)
            case 2:
                guard value >= 0, value <= rest.count else { return nil }
                fields[tag >> 3] = .bytes(rest.prefix(value))
                rest = rest.dropFirst(value)
            default: return nil
            }
        }
        return fields
    }

    private static func takeNumber(_ rest: inout ArraySlice<UInt8>) -> Int? {
        var (number, shift) = (UInt64(0), UInt64(0))
        while let byte = rest.popFirst(), shift < 64 {
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(exactly: number) }
            shift += 7
        }
        return nil
    }

    private static func field(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
        [UInt8(number << 3 | 2)] + self.number(bytes.count) + bytes
    }

    private static func number(_ number: Int) -> [UInt8] {
        var (rest, bytes) = (UInt64(number), [UInt8]())
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }
}
