import Glibc

/// What stands in an output folder before it is replaced.
struct StandingFiles {
    /// The sizes of the files that were written here, by path.
    private(set) var sizes: [String: Int] = [:]
    /// The paths of all other files, links and the like, in order.
    private(set) var foreign: [String] = []

    /// What stands in a folder; nothing where none is.
    init(in folder: String) throws(DiskError) {
        guard access(folder, F_OK) == 0 else { return }
        let path = folder + "/" + OutputMarker.name
        let marker = access(path, F_OK) == 0 ? OutputMarker(try readFile(path)) : OutputMarker([])
        try collect(folder, "", marker)
        foreign.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private mutating func collect(_ root: String, _ prefix: String, _ marker: OutputMarker) throws(DiskError) {
        let folder = root + "/" + prefix
        guard let stream = opendir(folder) else { throw DiskError("list", folder) }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            if prefix.isEmpty, name == OutputMarker.name || OutputFolder.keptNames.contains(name) { continue }
            let path = prefix + name
            var facts = stat()
            let kind = fstatat(dirfd(stream), name, &facts, AT_SYMLINK_NOFOLLOW) == 0 ? facts.st_mode & Glibc.S_IFMT : 0
            if kind == Glibc.S_IFDIR {
                try collect(root, path + "/", marker)
            } else if kind == Glibc.S_IFREG, marker.names(path) {
                sizes[path] = Int(facts.st_size)
            } else {
                foreign.append(path)
            }
        }
    }
}
