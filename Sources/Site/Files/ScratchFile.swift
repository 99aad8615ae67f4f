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

    /// The file, opened once somebody has something to put aside, and how many bytes it may have; below nought where no folder
    /// can have one.
    private let file: Once<(number: Int32, room: Int)>
    private let end = Atomic<Int>(0)

    /// Which part of the disk's free room it takes at most: what is made of the bytes needs some as well.
    private static let share = 16

    /// `O_TMPFILE`, which the module of the C library does not have.
    private static let nameless = 0o20000000 | O_DIRECTORY

    /// A file in the first folder that allows it, which none need do.
    package init(in folders: [String]) {
        file = Once {
            for folder in folders {
                let file = open(folder, ScratchFile.nameless | O_RDWR | O_CLOEXEC, 0o600)
                guard file >= 0 else { continue }
                var facts = statvfs()
                guard fstatvfs(file, &facts) == 0 else { return (file, 0) }
                return (file, Int(clamping: facts.f_bavail) / ScratchFile.share * Int(clamping: facts.f_frsize))
            }
            return (-1, 0)
        }
    }

    // Where nothing was put aside none was opened.
    deinit { if end.load(ordering: .relaxed) > 0, file.value.number >= 0 { close(file.value.number) } }

    /// Puts bytes aside.
    /// - Returns: where they are; nil where the disk does not take them.
    package func put(_ bytes: [UInt8]) -> Stretch? {
        if bytes.isEmpty { return Stretch(start: 0, count: 0) }
        let (file, room) = file.value
        let start = end.add(bytes.count, ordering: .relaxed).oldValue
        guard file >= 0, start + bytes.count <= room else { return nil }
        let isWritten = bytes.withUnsafeBytes { writeAll($0[...], to: file, at: start) }
        return isWritten ? Stretch(start: start, count: bytes.count) : nil
    }

    /// The first bytes of a stretch, all of them unless said otherwise; nil where the disk does not give them back.
    package func read(_ stretch: Stretch, _ count: Int = .max) -> [UInt8]? {
        if stretch.count == 0 { return [] }
        let file = file.value.number
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
