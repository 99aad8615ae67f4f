import Threads

extension FileTree {
    /// What is read at once; everything else stays on the disk until it is copied.
    package static let textExtensions: Set<String> = [
        "md", "markdown", "mdx", "yml", "yaml", "json", "csv", "html", "htm", "liquid", "xml", "txt", "css", "scss",
        "sass",
        "js", "svg", "play", "cast", "rehearsal", "pgn",
    ]

    /// The files of some folders below a root, texts read on all cores, the rest by reference.
    ///
    /// A folder that does not exist holds nothing.
    /// - Parameters:
    ///   - folders: the folders, relative to the root.
    ///   - root: the folder around them.
    ///   - disk: where they are.
    ///   - isLeft: whether a text, by its path, stays on the disk too, since its reader needs it for a moment only.
    ///   - cache: the texts that were read before; those whose files are the same are not read again.
    /// - Returns: the files by their paths relative to the root.
    /// - Throws: a folder that cannot be listed; a file that cannot be read is an obstacle.
    package static func load(
        _ folders: [String], below root: String, from disk: Disk,
        leaving isLeft: @Sendable (_ path: String) -> Bool = { _ in false },
        cache: FileCache? = nil
    ) throws(DiskError) -> FileTree {
        load(try entries(folders, below: root, from: disk), below: root, from: disk, leaving: isLeft, cache: cache)
    }

    /// What stands in some folders below a root, by paths relative to the root, in byte order within each folder.
    ///
    /// A folder that does not exist holds nothing. Files that an editor keeps for itself, such as a backup, are not there.
    /// - Throws: a folder that cannot be listed.
    package static func entries(
        _ folders: [String], below root: String, from disk: Disk
    ) throws(DiskError) -> [Disk.Entry] {
        var entries: [Disk.Entry] = []
        for folder in folders where disk.exists(root + "/" + folder) {
            for var entry in try disk.walk(root + "/" + folder) where !isForEditorsOnly(entry.path) {
                entry.path = folder + "/" + entry.path
                entries.append(entry)
            }
        }
        return entries
    }

    /// The files that a listing of folders below a root has found.
    package static func load(
        _ listing: [Disk.Entry], below root: String, from disk: Disk,
        leaving isLeft: @Sendable (_ path: String) -> Bool = { _ in false }, cache: FileCache? = nil
    ) -> FileTree {
        var obstacles = listing.compactMap { entry in entry.obstacle.map { (path: entry.path, obstacle: $0) } }
        let found = listing.filter { $0.obstacle == nil }
        let contents = mapInParallel(found.count) { index -> Result<FileContent, DiskError> in
            let entry = found[index]
            let path = root + "/" + entry.path
            guard textExtensions.contains(fileExtension(of: entry.path)), !isLeft(entry.path) else {
                return .success(.onDisk(path: path, size: entry.size, stamp: entry.stamp))
            }
            if let known = cache?.content(of: entry) { return .success(known) }
            do throws(DiskError) { return .success(.bytes(try disk.read(path))) } catch { return .failure(error) }
        }
        var files: [ExactName: FileContent] = [:]
        files.reserveCapacity(found.count)
        for (entry, content) in zip(found, contents) {
            switch content {
            case .success(let content): files[ExactName(entry.path)] = content
            case .failure(let failure): obstacles.append((entry.path, .unreadable(failure.cause)))
            }
        }
        cache?.keep(zip(found, contents))
        var tree = FileTree(exactly: files)
        for (path, obstacle) in obstacles { tree.note(obstacle, at: path) }
        return tree
    }
}
