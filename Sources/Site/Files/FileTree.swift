/// What a file holds.
package enum FileContent: Sendable, Hashable {
    /// The bytes themselves.
    case bytes([UInt8])
    /// A file of the disk that is taken as it is, such as a picture among the assets: its path, its size in bytes, and
    /// what tells its versions apart.
    case onDisk(path: String, size: Int, stamp: FileStamp? = nil)

    /// How many bytes there are.
    package var size: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .onDisk(_, let size, _): size
        }
    }
}

/// A folder as a value: contents by relative path, with `/` between the parts.
package struct FileTree: Sendable, Hashable {
    private var contents: [ExactName: FileContent]
    private var noted: [ExactName: Disk.Obstacle] = [:]

    /// A tree of these files.
    package init(_ files: [String: FileContent] = [:]) {
        contents = Dictionary(uniqueKeysWithValues: files.map { (ExactName($0), $1) })
    }

    /// A tree of these files, whatever form their names have.
    package init(exactly files: [ExactName: FileContent]) { contents = files }

    /// A tree of texts, for tests and for what the program carries within itself.
    package init(texts: [String: String]) {
        self.init(texts.mapValues { .bytes(Array($0.utf8)) })
    }

    /// The content of a path; nil where no file is.
    package subscript(path: String) -> FileContent? {
        get { contents[ExactName(path)] }
        set { contents[ExactName(path)] = newValue }
    }

    /// Notes what stands at a path and cannot be taken.
    package mutating func note(_ obstacle: Disk.Obstacle, at path: String) {
        noted[ExactName(path)] = obstacle
    }

    /// What stood among the files on the disk and could not be taken, and why, in the order of the paths.
    package var obstacles: [(path: String, obstacle: Disk.Obstacle)] {
        noted.sorted { $0.key < $1.key }.map { ($0.text, $1) }
    }

    /// The paths in the order of their bytes, whatever order they were added in.
    package var paths: [String] { contents.keys.sorted().map(\.text) }

    /// How many files there are.
    package var count: Int { contents.count }

    /// The sum of all sizes, in bytes.
    package var size: Int { contents.values.reduce(0) { $0 + $1.size } }

    /// The files below a folder, by their path relative to it, in order.
    package func below(_ folder: String) -> [(path: String, content: FileContent)] {
        let prefix = folder.isEmpty ? "" : folder + "/"
        let length = prefix.utf8.count
        // Names alone are sorted: a content is several words to move.
        return contents.keys.filter { ExactName.begins($0.text, with: prefix) }.sorted().compactMap { path in
            contents[path].map { (String(Substring(path.text.utf8.dropFirst(length))), $0) }
        }
    }
}
