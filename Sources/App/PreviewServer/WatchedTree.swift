import Glibc

/// Folders under an inotify descriptor, with the path of each watch.
struct WatchedTree: Sendable {
    /// The inotify descriptor.
    let descriptor: Int32
    private let roots: [String]
    private let ignoring: @Sendable (String) -> Bool
    private var paths: [Int32: String] = [:]

    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_ONLYDIR)

    init(roots: [String], ignoring: @escaping @Sendable (String) -> Bool) throws(WatchProblem) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        self.roots = roots.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        self.ignoring = ignoring
        guard descriptor >= 0 else { throw .system(WatchedTree.reason()) }
        var found: Set<String> = []
        for root in self.roots {
            guard watch(root, found: &found) || errno == ENOENT || errno == ENOTDIR else {
                let reason = WatchedTree.reason()
                close()
                throw .system("\(root): \(reason)")
            }
        }
    }

    func close() {
        Glibc.close(descriptor)
    }

    /// Reads what has happened, and adds the paths that changed.
    mutating func read(into changed: inout Set<String>) {
        let size = 65_536
        withUnsafeTemporaryAllocation(byteCount: size, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
            while true {
                let count = Glibc.read(descriptor, buffer.baseAddress, size)
                if count <= 0 { return }
                var offset = 0
                while offset + MemoryLayout<inotify_event>.size <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let start = offset + MemoryLayout<inotify_event>.size
                    let end = min(start + Int(event.len), count)
                    let name = String(decoding: buffer[start..<end].prefix { $0 != 0 }, as: UTF8.self)
                    note(event, name, &changed)
                    offset = end
                }
            }
        }
    }

    private mutating func note(_ event: inotify_event, _ name: String, _ changed: inout Set<String>) {
        if event.has(IN_Q_OVERFLOW) { return lookAgain(&changed) }
        guard let folder = paths[event.wd] else { return }
        if event.has(IN_IGNORED) {
            paths[event.wd] = nil
            return
        }
        if event.has(IN_DELETE_SELF) {
            changed.insert(folder)
            return
        }
        let path = "\(folder)/\(name)"
        guard !isForEditorsOnly(name), !ignoring(path) else { return }
        if event.has(IN_ISDIR) {
            noteFolder(event, path, &changed)
        } else if !event.has(IN_CREATE) || isCompleteFromTheStart(path) {
            changed.insert(path)
        }
    }

    private mutating func noteFolder(_ event: inotify_event, _ path: String, _ changed: inout Set<String>) {
        if event.has(IN_CREATE) || event.has(IN_MOVED_TO) {
            _ = watch(path, found: &changed)
        } else {
            forget(path)
            changed.insert(path)
        }
    }

    /// A file that was just created is reported when it is written and closed; a link has nothing more to come.
    private func isCompleteFromTheStart(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && (status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1)
    }

    /// Events were lost: every folder is listed again, and every file is a change.
    private mutating func lookAgain(_ changed: inout Set<String>) {
        for root in roots { _ = watch(root, found: &changed) }
    }

    /// Watches a folder and all below it; what is found in them is added.
    ///
    /// The answer is whether the folder itself can be watched. The watch comes before the listing, so that a file is found by one of them.
    private mutating func watch(_ folder: String, found: inout Set<String>) -> Bool {
        let watch = inotify_add_watch(descriptor, folder, WatchedTree.mask)
        guard watch >= 0 else { return false }
        paths[watch] = folder
        for (name, isFolder) in entries(of: folder) where !isForEditorsOnly(name) {
            let path = "\(folder)/\(name)"
            if ignoring(path) { continue }
            if isFolder { _ = self.watch(path, found: &found) } else { found.insert(path) }
        }
        return true
    }

    /// Takes the watches off a folder that moved away; if it stays within the tree it is found again where it went.
    private mutating func forget(_ folder: String) {
        for (watch, path) in paths where path == folder || path.hasPrefix(folder + "/") {
            inotify_rm_watch(descriptor, watch)
            paths[watch] = nil
        }
    }

    private func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var found: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            found.append((name, isFolder("\(folder)/\(name)", entry.pointee.d_type)))
        }
        return found
    }

    /// Some file systems do not tell the type with the name.
    private func isFolder(_ path: String, _ type: UInt8) -> Bool {
        if Int(type) != Int(DT_UNKNOWN) { return Int(type) == Int(DT_DIR) }
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func reason() -> String {
        switch errno {
        case ENOSPC: "too many watches; raise fs.inotify.max_user_watches"
        case EMFILE: "too many watchers; raise fs.inotify.max_user_instances"
        default: String(cString: strerror(errno))
        }
    }
}

extension inotify_event {
    /// Whether a bit of the mask is set.
    fileprivate func has(_ bit: some BinaryInteger) -> Bool {
        mask & UInt32(truncatingIfNeeded: bit) != 0
    }
}
