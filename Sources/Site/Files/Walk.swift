import Glibc

/// A walk over all that is below a folder.
struct Walk {
    /// What tells one folder from another, whatever path leads there.
    private struct Identity: Equatable {
        var device: dev_t
        var file: ino_t

        init(_ facts: stat) {
            device = facts.st_dev
            file = facts.st_ino
        }
    }

    private let root: String
    /// Where links may lead: the folder itself, and the one that it stands in.
    private let bounds: [String]
    /// The folders around the one that is being listed.
    private var around: [Identity] = []
    private var found: [Disk.Entry] = []

    init(_ root: String) throws(DiskError) {
        self.root = root
        let outer = parent(of: root)
        bounds = [try realPath(root), try realPath(outer.isEmpty ? "." : outer)]
    }

    /// The files, in byte order of their paths.
    mutating func entries() throws(DiskError) -> [Disk.Entry] {
        var facts = stat()
        guard stat(root, &facts) == 0 else { throw DiskError("list", root) }
        try list("", facts)
        return found.sorted { ExactName.precedes($0.path, $1.path) }
    }

    private mutating func list(_ prefix: String, _ facts: stat) throws(DiskError) {
        let folder = prefix.isEmpty ? root : root + "/" + prefix
        guard let stream = opendir(folder) else { throw DiskError("list", folder) }
        defer { closedir(stream) }
        around.append(Identity(facts))
        defer { around.removeLast() }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
                    let text = String(validatingCString: $0)
                    return (text: text ?? String(cString: $0), isText: text != nil)
                }
            }
            if isHidden(name.text), !Disk.missedHiddenNames.contains(name.text) { continue }
            let path = prefix.isEmpty ? name.text : prefix + "/" + name.text
            if isHidden(name.text) {
                stop(at: path, .hiddenServerFile)
                continue
            }
            if name.isText { try meet(path, name.text, in: dirfd(stream)) } else { stop(at: path, .unreadableName) }
        }
    }

    private mutating func meet(_ path: String, _ name: String, in folder: Int32) throws(DiskError) {
        var facts = stat()
        // A file that is gone by now was never there.
        guard fstatat(folder, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { return }
        if facts.st_mode & Glibc.S_IFMT == Glibc.S_IFLNK {
            guard let target = try? realPath(root + "/" + path), stat(target, &facts) == 0 else {
                return stop(at: path, .leadsNowhere)
            }
            guard bounds.contains(where: { isPath(target, within: $0) }) else {
                return stop(at: path, .leadsOut(target))
            }
            guard bounds.contains(where: { isSeen(target, within: $0) }) else {
                return stop(at: path, .leadsToHidden(target))
            }
        }
        switch facts.st_mode & Glibc.S_IFMT {
        case Glibc.S_IFDIR where around.contains(Identity(facts)): stop(at: path, .circle)
        case Glibc.S_IFDIR:
            do throws(DiskError) { try list(path, facts) } catch { stop(at: path, .unreadable(error.cause)) }
        // Whom everybody may read needs no second question.
        case Glibc.S_IFREG where facts.st_mode & 0o444 != 0o444 && faccessat(folder, name, R_OK, AT_EACCESS) != 0:
            stop(at: path, .unreadable(DiskError("read", path).cause))
        case Glibc.S_IFREG: found.append(Disk.Entry(path: path, size: Int(facts.st_size), stamp: FileStamp(facts)))
        default: stop(at: path, .noFile)
        }
    }

    private mutating func stop(at path: String, _ obstacle: Disk.Obstacle) {
        found.append(Disk.Entry(path: path, size: 0, stamp: nil, obstacle: obstacle))
    }
}
