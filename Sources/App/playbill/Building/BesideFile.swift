import Files

/// A file beside a site's content: of the site's folder, or of the git repository that this stands in.
///
/// The manual of a tool stands in a folder of its repository, and the changelog, podspec and `Package.swift` above it. What
/// is outside of the repository is nobody's business, and neither is what a link leads to there.
enum BesideFile {
    /// Reads a file.
    /// - Parameters:
    ///   - path: its path from the site's folder, with `..` in front where it is above that.
    ///   - folder: the site's folder.
    /// - Returns: its bytes; nil where none can be read.
    static func read(_ path: String, of folder: String) -> [UInt8]? {
        guard path.hasPrefix("../") else { return try? Disk.live.readWithin(folder + "/" + path, folder) }
        guard let place = try? realPath(folder), let root = repository(around: place) else { return nil }
        return try? Disk.live.readWithin("/" + climbingPath(path, in: place), root)
    }

    /// The nearest folder at or above another that git keeps.
    static func repository(around folder: String) -> String? {
        var folder = folder
        while !Disk.live.exists(folder + "/.git") {
            guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return nil }
            folder = String(folder[..<slash])
        }
        return folder
    }
}
