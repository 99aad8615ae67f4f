/// The marker of an output folder: which of its files were written here.
///
/// It holds a number for each path and not the path itself, because the folder is put online with it, and an address that
/// nobody links to should not be told there.
struct OutputMarker {
    /// The marker's own name.
    static let name = ".playbill-output"

    private let numbers: Set<UInt64>

    /// What the bytes of a marker tell.
    init(_ bytes: [UInt8]) {
        numbers = Set(
            bytes.split(separator: UInt8(ascii: "\n")).compactMap {
                $0.count == 16 ? UInt64(String(decoding: $0, as: UTF8.self), radix: 16) : nil
            })
    }

    /// Whether a file was written here.
    func names(_ path: String) -> Bool { numbers.contains(OutputMarker.number(of: path)) }

    /// The marker of a folder with files at these paths.
    static func bytes(for paths: [String]) -> [UInt8] {
        var bytes = Array(
            """
            Made by playbill; replaced by each build.
            Below is a number for each file that it wrote, so that no file of anybody else is ever deleted.

            """.utf8)
        bytes.reserveCapacity(bytes.count + paths.count * 17)
        let digits = Array("0123456789abcdef".utf8)
        for number in paths.map(number(of:)).sorted() {
            for shift in stride(from: 60, through: 0, by: -4) { bytes.append(digits[Int(number >> shift & 15)]) }
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    /// FNV-1a, 64 bits (Fowler, Noll, Vo; draft-eastlake-fnv).
    private static func number(of path: String) -> UInt64 {
        path.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
