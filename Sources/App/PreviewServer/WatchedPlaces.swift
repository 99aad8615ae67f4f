import Files

/// What each watch stands for: the kernel has one for a folder, whatever paths and links lead there.
struct WatchedPlaces: Sendable {
    private var foldersByWatch: [Int32: [String]] = [:]
    /// The paths of single files, by their names in a folder.
    private var filesByWatch: [Int32: [String: Set<String>]] = [:]

    /// The paths of the folder that a watch is on, where all in it is watched.
    func folders(at watch: Int32) -> [String] { foldersByWatch[watch] ?? [] }

    /// The single files of a folder, by the paths that they are known by.
    func files(at watch: Int32) -> [String] { (filesByWatch[watch] ?? [:]).values.flatMap(\.self) }

    /// A single file of a folder, by the paths that it is known by.
    func files(at watch: Int32, named name: String) -> Set<String> { filesByWatch[watch]?[name] ?? [] }

    /// All single files, by the paths that they are known by.
    var files: [String] { filesByWatch.keys.flatMap(files) }

    mutating func add(folder path: String, at watch: Int32) {
        if !folders(at: watch).contains(path) { foldersByWatch[watch, default: []].append(path) }
    }

    mutating func add(_ file: WatchedFile) {
        filesByWatch[file.watch, default: [:]][file.name, default: []].insert(file.path)
    }

    /// Forgets a watch that is no more.
    mutating func forget(_ watch: Int32) { (foldersByWatch[watch], filesByWatch[watch]) = (nil, nil) }

    /// Forgets a path and all below it.
    /// - Returns: the watches that nobody needs any more.
    mutating func forget(below path: String) -> [Int32] {
        var idle: [Int32] = []
        for (watch, files) in filesByWatch {
            let rest = files.mapValues { $0.filter { !isPath($0, within: path) } }.filter { !$0.value.isEmpty }
            filesByWatch[watch] = rest.isEmpty ? nil : rest
            if rest.isEmpty, foldersByWatch[watch] == nil { idle.append(watch) }
        }
        for (watch, folders) in foldersByWatch {
            let rest = folders.filter { !isPath($0, within: path) }
            foldersByWatch[watch] = rest.isEmpty ? nil : rest
            if rest.isEmpty, filesByWatch[watch] == nil { idle.append(watch) }
        }
        return idle
    }
}
