import Encodings
import Glibc
import Synchronization

/// A new tree that is being made beside the old one.
package final class Staging: Sendable {
    let path: String
    private let oldPath: String
    private let old: [ExactName: StandingFiles.File]
    private let done: Mutex<OutputFolder.Outcome>
    /// The sums of the paths that were taken, for the marker.
    private let taken = Mutex<[Checksum]>([])
    /// Who may do what with a new file, as the process's umask and the folder around have it.
    private let permissions: mode_t

    /// An empty tree at a path, to take the place of an old one: its path, and its files.
    ///
    /// It has its marker from the beginning, so that it is known for ours where this run is killed.
    init(_ path: String, old: (path: String, files: [ExactName: StandingFiles.File])) throws(DiskError) {
        self.path = path
        (oldPath, self.old) = old
        done = Mutex(OutputFolder.Outcome(removed: old.files.count))
        guard mkdir(path, 0o777) == 0 else { throw DiskError("create", path) }
        let marker = path + "/" + OutputMarker.name
        do throws(DiskError) { try createFile(marker, OutputMarker.bytes(for: [])) } catch {
            rmdir(path)
            throw error
        }
        var facts = stat()
        permissions = lstat(marker, &facts) == 0 ? facts.st_mode & 0o7777 : 0o644
    }

    /// What was taken so far; what of the old tree was not taken counts as removed.
    var outcome: OutputFolder.Outcome { done.withLock { $0 } }

    /// Writes the marker, once all files are there.
    func seal() throws(DiskError) {
        // A tree that a killed run leaves has this one or the one before.
        let new = try draft(OutputMarker.bytes(for: taken.withLock { $0 }))
        let marker = path + "/" + OutputMarker.name
        guard rename(new, marker) == 0 else { throw DiskError("write", marker) }
    }

    /// Writes the marker of a folder that will hold these files beside the tree's own, by which this one stays known.
    /// - Returns: where it is.
    func marker(naming paths: [String]) throws(DiskError) -> String {
        try draft(OutputMarker.bytes(for: paths.map { Checksum(of: $0) }))
    }

    /// Writes the marker of a folder that will hold the files that it holds, beside the tree's own.
    /// - Returns: where it is.
    func marker(likeThatOf folder: String) throws(DiskError) -> String {
        try draft(try readPlainFile(folder + "/" + OutputMarker.name))
    }

    private func draft(_ marker: [UInt8]) throws(DiskError) -> String {
        let new = path + "/" + OutputMarker.name + "~"
        try createFile(new, marker)
        return new
    }

    /// Takes a file, on any thread: one that the old tree has with the same bytes is linked over with its times.
    /// - Throws: what the disk refuses; also a path that would lead out of the tree, or over what belongs to its owner.
    package func take(_ file: String, _ content: FileContent) throws(DiskError) {
        guard Staging.isProper(file) else { throw DiskError("write", file, code: EINVAL) }
        let sum = Checksum(of: file)
        taken.withLock { $0.append(sum) }
        let before = old[ExactName(file)]
        var isKept = false
        if let before, before.size == content.size, before.permissions == permissions {
            isKept = try keep(file, content)
        }
        if !isKept { try place(content, at: path + "/" + file) }
        done.withLock { [isKept] done in
            if isKept { done.unchanged += 1 } else { done.written += 1 }
            if before != nil { done.removed -= 1 }
            done.bytes += content.size
        }
    }

    /// Whether a file may stand at a path: below the folder, and not over what belongs to its owner.
    static func isProper(_ path: String) -> Bool {
        guard let last = path.utf8.last, last != UInt8(ascii: "/") else { return false }
        // Most paths have no part that begins with a dot, and need no closer look.
        var before = UInt8(ascii: "/")
        var isPlain = true
        for byte in path.utf8 {
            if byte == 0 { return false }
            if before == UInt8(ascii: "/"), byte == before || byte == UInt8(ascii: ".") { isPlain = false }
            before = byte
        }
        if isPlain { return true }
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
        return parts.allSatisfy { !["", ".", ".."].contains($0) } && !OutputFolder.reservedNames.contains(parts[0])
    }

    private func keep(_ file: String, _ content: FileContent) throws(DiskError) -> Bool {
        let old = oldPath + "/" + file
        let isSame =
            switch content {
            case .bytes(let bytes): try readFile(old) == bytes
            case .onDisk(let source, _, _): try readFile(old) == readPlainFile(source)
            }
        guard isSame else { return false }
        if link(old, path + "/" + file) == 0 { return true }
        guard errno == ENOENT else { return false }
        try makeFolder(parent(of: path + "/" + file))
        return link(old, path + "/" + file) == 0
    }

    private func place(_ content: FileContent, at target: String) throws(DiskError) {
        let bytes: [UInt8]
        switch content {
        case .bytes(let inMemory): bytes = inMemory
        case .onDisk(let source, _, _): bytes = try readPlainFile(source)
        }
        // A page has a folder of its own, which is not there yet; to find that out by trying would be a step more.
        if target.hasSuffix("/index.html") { mkdir(parent(of: target), 0o777) }
        do throws(DiskError) { try createFile(target, bytes) } catch {
            // Other files lie mostly in folders that are there; the rest is told from real trouble by trying again.
            guard error.code == ENOENT else { throw error }
            try makeFolder(parent(of: target))
            try createFile(target, bytes)
        }
    }
}
