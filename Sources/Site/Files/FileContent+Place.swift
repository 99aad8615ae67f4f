import Glibc

extension FileContent {
    /// Whether it may be read where it was found: an asset may have become a link since then, or a pipe.
    /// - Parameter folders: where it may lie now, if it is not the same file any more.
    /// - Returns: false where it leads elsewhere now, or is gone.
    package func isStill(within folders: [String]) -> Bool {
        guard case .onDisk(let path, _, let stamp) = self else { return true }
        var facts = stat()
        guard stat(path, &facts) == 0, facts.st_mode & Glibc.S_IFMT == Glibc.S_IFREG else { return false }
        if let stamp, stamp == FileStamp(facts) { return true }
        guard let place = try? realPath(path) else { return false }
        return folders.contains { folder in
            (try? realPath(folder)).map { isSeen(place, within: $0) } ?? false
        }
    }
}
