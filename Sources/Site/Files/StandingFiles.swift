import Glibc

/// What stands in an output folder before it is replaced.
struct StandingFiles {
    /// A file that was written here.
    struct File {
        /// The size in bytes.
        var size: Int
        /// Who may do what with it.
        var permissions: mode_t
        /// What the disk says of it.
        var stamp: FileStamp
    }

    /// The files that were written here, by path.
    private(set) var files: [ExactName: File] = [:]
    /// The paths of all other files, links and the like, in order.
    private(set) var foreign: [String] = []
    /// Whether it is told which files were written here.
    let hasMarker: Bool
    /// The form of what tells it, where that is newer than what is understood here.
    let newerForm: Int?

    /// Nothing.
    init() { (hasMarker, newerForm) = (false, nil) }

    /// What stands in a folder.
    init(in folder: String) throws(DiskError) {
        let marker = OutputMarker(in: folder)
        hasMarker = marker != nil
        newerForm = marker.flatMap { $0.form > OutputMarker.form ? $0.form : nil }
        try collect(folder, "", marker ?? OutputMarker([]))
        foreign.sort(by: ExactName.precedes)
    }

    private mutating func collect(_ root: String, _ prefix: String, _ marker: OutputMarker) throws(DiskError) {
        for name in try namesIn(root + "/" + prefix) {
            if prefix.isEmpty, name == OutputMarker.name || OutputFolder.keptNames.contains(name) { continue }
            let path = prefix + name
            var facts = stat()
            let kind = lstat(root + "/" + path, &facts) == 0 ? facts.st_mode & Glibc.S_IFMT : 0
            if kind == Glibc.S_IFDIR {
                try collect(root, path + "/", marker)
            } else if kind == Glibc.S_IFREG, marker.names(path) {
                files[ExactName(path)] = File(
                    size: Int(facts.st_size), permissions: facts.st_mode & 0o7777, stamp: FileStamp(facts))
            } else {
                foreign.append(path)
            }
        }
    }
}
