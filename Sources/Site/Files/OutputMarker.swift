import Encodings
import Glibc

/// The marker of an output folder: which of its files were written here.
///
/// It holds a sum of each path and not the path itself, because the folder is put online with it, and an address that
/// nobody links to should not be told there.
struct OutputMarker {
    /// The marker's own name.
    static let name = ".playbill-output"

    /// The form of the file that is written and read.
    ///
    /// Markers of the time before forms were told are of the first.
    static let form = 1

    private let sums: Set<Checksum>
    /// The form that the file says it is of.
    let form: Int

    /// What the bytes of a marker tell.
    init(_ bytes: [UInt8]) {
        let beginning = Array("Made by playbill, form ".utf8)
        let digits =
            bytes.starts(with: beginning) ? bytes.dropFirst(beginning.count).prefix { (48...57).contains($0) } : []
        form = Int(String(decoding: digits, as: UTF8.self)) ?? 1
        sums = Set(bytes.split(separator: UInt8(ascii: "\n")).compactMap { Checksum(hex: $0) })
    }

    /// The marker of a folder; nil where it has none that can be read.
    init?(in folder: String) {
        let path = folder + "/" + OutputMarker.name
        guard OutputMarker.isThere(in: folder), let bytes = try? readFile(path) else { return nil }
        self.init(bytes)
    }

    /// Whether a folder has a marker: a file, and nothing that would lead elsewhere or keep a reader waiting.
    static func isThere(in folder: String) -> Bool {
        var facts = stat()
        return lstat(folder + "/" + name, &facts) == 0 && facts.st_mode & Glibc.S_IFMT == Glibc.S_IFREG
    }

    /// Whether a file was written here.
    func names(_ path: String) -> Bool { sums.contains(Checksum(of: path)) }

    /// The marker of a folder with files whose paths have these sums.
    static func bytes(for sums: [Checksum]) -> [UInt8] {
        var bytes = Array(
            """
            Made by playbill, form \(form); replaced by each build.
            Below is a sum for the path of each file that it wrote, so that no file of anybody else is deleted.

            """.utf8)
        bytes.reserveCapacity(bytes.count + sums.count * 17)
        for sum in sums.sorted() {
            bytes += sum.hex
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }
}
