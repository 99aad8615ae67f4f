import Files
import Glibc

/// Folders under an inotify descriptor, and single files elsewhere, with the paths by which each is known.
struct WatchedTree: Sendable {
    /// The inotify descriptor.
    let descriptor: Int32
    private let roots: [String]
    private let ignoring: @Sendable (String) -> Bool
    private let following: @Sendable (_ link: String) -> Bool
    private var places = WatchedPlaces()

    static let mask = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_ONLYDIR)

    init(
        roots: [String], ignoring: @escaping @Sendable (String) -> Bool,
        following: @escaping @Sendable (_ link: String) -> Bool
    ) throws(WatchProblem) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        self.roots = roots.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        (self.ignoring, self.following) = (ignoring, following)
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
    ///
    /// What is watched besides is taken behind the reading: whatever happened to it was read after it was watched.
    mutating func read(into changed: inout Set<String>, besides others: OtherFiles) {
        let size = 65_536
        withUnsafeTemporaryAllocation(byteCount: size, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
            while true {
                let count = Glibc.read(descriptor, buffer.baseAddress, size)
                if count <= 0 { return }
                for file in others.take() { places.add(file) }
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
        if event.has(IN_IGNORED) {
            let files = places.files(at: event.wd)
            places.forget(event.wd)
            for path in files { expect(path, &changed) }
            return
        }
        if event.has(IN_DELETE_SELF) {
            changed.formUnion(places.folders(at: event.wd) + places.files(at: event.wd))
            return
        }
        for path in places.files(at: event.wd, named: name) {
            // It is the folder of the file, or one above.
            if event.has(IN_ISDIR), event.has(IN_CREATE) || event.has(IN_MOVED_TO) { expect(path, &changed) }
            if isChange(event, path) { changed.insert(path) }
            if event.has(IN_CREATE) || event.has(IN_MOVED_TO) { noteLink(event, path, &changed) }
        }
        for folder in places.folders(at: event.wd) {
            let path = "\(folder)/\(name)"
            guard !isPassedOver(name, isFolder: event.has(IN_ISDIR)), !ignoring(path) else { continue }
            if event.has(IN_ISDIR) {
                noteFolder(event, path, &changed)
            } else if isChange(event, path) {
                changed.insert(path)
                noteLink(event, path, &changed)
            }
        }
    }

    /// Watches a single file whose folder went, or may have come; if it is there, it is a change.
    private mutating func expect(_ path: String, _ changed: inout Set<String>) {
        for file in WatchedFile.watched(path, on: descriptor, WatchedTree.mask) { places.add(file) }
        var status = stat()
        if stat(path, &status) == 0 { changed.insert(path) }
    }

    private func isPassedOver(_ name: String, isFolder: Bool) -> Bool {
        isHidden(name) || (!isFolder && isForEditorsOnly(name))
    }

    private func isChange(_ event: inotify_event, _ path: String) -> Bool {
        !event.has(IN_CREATE) || isCompleteFromTheStart(path)
    }

    private mutating func noteFolder(_ event: inotify_event, _ path: String, _ changed: inout Set<String>) {
        if event.has(IN_CREATE) || event.has(IN_MOVED_TO) {
            _ = watch(path, found: &changed)
        } else {
            forget(path)
            changed.insert(path)
        }
    }

    /// What a name led to is no longer there by this name; what a link leads to is watched.
    private mutating func noteLink(_ event: inotify_event, _ path: String, _ changed: inout Set<String>) {
        if event.has(IN_DELETE) || event.has(IN_MOVED_FROM) { return forget(path) }
        if linkTarget(of: path) != nil { watch(link: path, found: &changed) }
    }

    /// A file that was just created is reported when it is written and closed; a link has nothing more to come.
    private func isCompleteFromTheStart(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && (status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1)
    }

    /// Events were lost: every folder is listed again, and every file is a change.
    private mutating func lookAgain(_ changed: inout Set<String>) {
        for root in roots { _ = watch(root, found: &changed) }
        changed.formUnion(places.files)
    }

    /// Watches a folder and all below it; what is found in them is added.
    ///
    /// The answer is whether the folder itself can be watched. The watch comes before the listing, so that a file is found by one of them.
    private mutating func watch(_ folder: String, found: inout Set<String>) -> Bool {
        let watch = inotify_add_watch(descriptor, folder, WatchedTree.mask)
        guard watch >= 0 else { return false }
        // A link that leads to a folder around itself would never end.
        guard !places.folders(at: watch).contains(where: { isPath(folder, within: $0) && folder != $0 }) else {
            return true
        }
        places.add(folder: folder, at: watch)
        for (name, kind) in entries(of: folder) where !isPassedOver(name, isFolder: kind == .folder) {
            let path = "\(folder)/\(name)"
            if ignoring(path) { continue }
            switch kind {
            case .folder: _ = self.watch(path, found: &found)
            case .link:
                found.insert(path)
                self.watch(link: path, found: &found)
            case .file: found.insert(path)
            }
        }
        return true
    }

    /// Watches what a link leads to, by the link's own path.
    private mutating func watch(link path: String, found: inout Set<String>) {
        guard following(path) else { return }
        for file in WatchedFile.watched(path, on: descriptor, WatchedTree.mask) { places.add(file) }
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { _ = watch(path, found: &found) }
    }

    /// Takes the watches off a folder that moved away; if it stays within the tree it is found again where it went.
    private mutating func forget(_ folder: String) {
        for watch in places.forget(below: folder) { inotify_rm_watch(descriptor, watch) }
    }

    private enum Kind { case file, folder, link }

    private func entries(of folder: String) -> [(name: String, kind: Kind)] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var found: [(name: String, kind: Kind)] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { found.append((name, kind("\(folder)/\(name)", entry.pointee.d_type))) }
        }
        return found
    }

    /// Some file systems do not tell the type with the name.
    private func kind(_ path: String, _ type: UInt8) -> Kind {
        switch Int(type) {
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN):
            var status = stat()
            guard lstat(path, &status) == 0 else { return .file }
            return status.st_mode & S_IFMT == S_IFDIR ? .folder : status.st_mode & S_IFMT == S_IFLNK ? .link : .file
        default: return .file
        }
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
