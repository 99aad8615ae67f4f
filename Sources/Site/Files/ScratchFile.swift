import Glibc
import Synchronization

/// Bytes that are put aside on the disk and read again by the same run: a file without a name in a folder, which is gone
/// with the program however that ends.
package final class ScratchFile: Sendable {
    /// Where bytes of it are.
    package struct Stretch: Sendable {
        fileprivate let start: Int
        package let count: Int
    }

    /// The file, opened once somebody has something to put aside; below nought where the folder can have none.
    private let file: Once<Int32>
    private let end = Atomic<Int>(0)

    /// `O_TMPFILE`, which the module of the C library does not have.
    private static let nameless = 0o20000000 | O_DIRECTORY

    /// A file in a folder, which need not allow it.
    package init(in folder: String) {
        file = Once { open(folder, ScratchFile.nameless | O_RDWR | O_CLOEXEC, 0o600) }
    }

    deinit { if end.load(ordering: .relaxed) > 0, file.value >= 0 { close(file.value) } }

    /// Puts bytes aside.
    /// - Returns: where they are; nil where the disk does not take them.
    package func put(_ bytes: [UInt8]) -> Stretch? {
        let file = file.value
        guard file >= 0 else { return nil }
        let start = end.add(bytes.count, ordering: .relaxed).oldValue
        let isWritten = bytes.withUnsafeBytes { writeAll($0[...], to: file, at: start) }
        return isWritten ? Stretch(start: start, count: bytes.count) : nil
    }

    /// The first bytes of a stretch, all of them unless said otherwise; nil where the disk does not give them back.
    package func read(_ stretch: Stretch, _ count: Int = .max) -> [UInt8]? {
        let file = file.value
        let wanted = min(count, stretch.count)
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
            while filled < wanted {
                let part = pread(file, buffer.baseAddress.map { $0 + filled }, wanted - filled, stretch.start + filled)
                if part < 0 && errno == EINTR { continue }
                if part <= 0 { break }
                filled += part
            }
        }
        return bytes.count == wanted ? bytes : nil
    }
}

/// Writes all bytes to an open file, from a place in it on.
/// - Returns: whether the disk took them; `errno` tells why not.
func writeAll(_ bytes: Slice<UnsafeRawBufferPointer>, to file: Int32, at start: Int) -> Bool {
    var (bytes, start) = (bytes, start)
    while !bytes.isEmpty {
        let part = pwrite(file, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count, start)
        if part < 0 && errno == EINTR { continue }
        guard part > 0 else { return false }
        (bytes, start) = (bytes.dropFirst(part), start + part)
    }
    return true
}
