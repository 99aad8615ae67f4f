import Glibc

/// A folder that stays open from one look to the next: to walk down to each of ten thousand files from the root costs most
/// of what a look does.
struct NearFolder: ~Copyable {
    private let root: String
    /// The folder that is open, by its path below the root.
    private var near: ArraySlice<UInt8> = []
    private var file: Int32 = -1

    /// `O_PATH`, which opens what one may pass through and not read; the module of the C library does not have it.
    private static let asPlace: Int32 = 0o10000000

    /// Near the root itself.
    init(_ root: String) { self.root = root }

    deinit { if file >= 0 { close(file) } }

    /// What the disk says of what stands at a path below the root, links not followed; nil where nothing does.
    ///
    /// Paths that come in order find their folder, or the one around it, open mostly.
    mutating func facts(of path: String) -> stat? {
        var facts = stat()
        if path.isEmpty { return lstat(root, &facts) == 0 ? facts : nil }
        var path = path
        let start = path.withUTF8 { go(near: $0) }
        let isThere = path.withCString { name in
            file >= 0
                ? fstatat(file, name + start, &facts, AT_SYMLINK_NOFOLLOW) == 0
                : lstat(root + "/" + String(cString: name), &facts) == 0
        }
        return isThere ? facts : nil
    }

    /// Opens the folder around that of a path, unless it is open.
    /// - Returns: where the rest of the path begins.
    private mutating func go(near path: UnsafeBufferPointer<UInt8>) -> Int {
        let slash = UInt8(ascii: "/")
        guard let last = path.lastIndex(of: slash), let end = path[..<last].lastIndex(of: slash) else {
            open(path[..<0])
            return 0
        }
        open(path[..<end])
        return file >= 0 ? end + 1 : 0
    }

    private mutating func open(_ folder: Slice<UnsafeBufferPointer<UInt8>>) {
        if file >= 0, near.elementsEqual(folder) { return }
        if file >= 0 { close(file) }
        near = ArraySlice(folder)
        let path = near.isEmpty ? root : root + "/" + String(decoding: near, as: UTF8.self)
        file = Glibc.open(path, NearFolder.asPlace | O_DIRECTORY | O_CLOEXEC)
    }
}
