import Glibc

/// A folder that is made with all its files or not at all, so that a run that was killed half-way is in nobody's way.
///
/// The files are written beside it first, in a folder with a marker, by which the next run knows what to clear away.
package struct NewFolder: Sendable {
    /// Where the folder is to be.
    package let path: String
    private let moves: TreeMoves

    /// The folder at a path; there may be one that is empty, or holds hidden files only.
    package init(path: String) { self.init(path: path, moves: .live) }

    init(path: String, moves: TreeMoves) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
        self.moves = moves
    }

    /// Writes the files, whose paths are relative to the folder.
    /// - Throws: what the disk refuses; nothing but hidden files has changed then.
    package func write(_ files: [(path: String, bytes: [UInt8])]) throws(DiskError) {
        let place = isThere(path) ? try realPath(path) : path
        try makeFolder(parent(of: place))
        for path in LeftOvers(beside: place).paths { try moves.remove(path) }
        let draft = LeftOvers.newPath(beside: place)
        guard mkdir(draft, 0o777) == 0 else { throw DiskError("create", draft) }
        // Locked, so that another run does not take it for what a dead one left.
        let lock = open(draft, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(lock) }
        flock(lock, LOCK_EX | LOCK_NB)
        do throws(DiskError) {
            try createFile(draft + "/" + OutputMarker.name, [])
            let tree = draft + "/tree"
            for file in files {
                try makeFolder(parent(of: tree + "/" + file.path))
                try createFile(tree + "/" + file.path, file.bytes)
            }
            try moves.sync(draft)
            try put(tree, at: place)
        } catch {
            try? moves.remove(draft)
            throw error
        }
        try moves.remove(draft)
    }

    private func put(_ tree: String, at place: String) throws(DiskError) {
        // Whoever stands in a folder would stand in none if another took its place.
        var mayBeReplaced = !isThere(place)
        if !mayBeReplaced, try namesIn(place).isEmpty { mayBeReplaced = try realPath(place) != realPath(".") }
        if mayBeReplaced { return try move(tree, to: place) }
        let names = try namesIn(tree).sorted(by: ExactName.precedes)
        for name in names where name.hasPrefix(".") { try overwrite("\(place)/\(name)", with: "\(tree)/\(name)") }
        for name in names where !name.hasPrefix(".") { try move("\(tree)/\(name)", to: "\(place)/\(name)") }
    }

    private func move(_ one: String, to other: String) throws(DiskError) {
        let code = moves.rename(one, other)
        guard code == 0 else { throw DiskError("create", other, code: code) }
    }

    /// Puts a hidden file, or those of a hidden folder, where others may stand: they do not make a folder one in use.
    private func overwrite(_ target: String, with source: String) throws(DiskError) {
        var facts = stat()
        guard lstat(source, &facts) == 0, facts.st_mode & Glibc.S_IFMT == Glibc.S_IFDIR else {
            return try move(source, to: target)
        }
        try makeFolder(target)
        for name in try namesIn(source) { try overwrite("\(target)/\(name)", with: "\(source)/\(name)") }
    }
}
