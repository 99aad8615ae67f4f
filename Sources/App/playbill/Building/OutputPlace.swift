import Files

/// The rule that no result replaces what it is made from.
struct OutputPlace {
    private let site: String
    /// What the site is made from, by the name that a message gives it.
    private let sources: [(name: String, path: String)]

    /// The rule for a site's folder.
    init(site folder: String) throws(DiskError) {
        site = try realPath(folder)
        var sources: [(name: String, path: String)] = []
        for name in SiteBuild.sourceFolders { sources.append((name + "/", try realPath(folder + "/" + name))) }
        self.sources = sources
    }

    /// Refuses a folder that is, holds or lies in what the site is made from; `--force` changes nothing about it.
    func check(_ folder: String) throws {
        let place = try realPath(folder)
        if isPath(site, within: place) {
            throw refusal(
                place == site ? "`\(folder)` is the site's own folder" : "`\(folder)` holds the site's folder")
        }
        for source in sources {
            if isPath(place, within: source.path) {
                throw refusal("`\(folder)` \(place == source.path ? "is" : "lies in") the site's \(source.name)")
            }
            if isPath(source.path, within: place) { throw refusal("`\(folder)` holds the site's \(source.name)") }
        }
    }

    private func refusal(_ message: String) -> CannotWrite {
        CannotWrite(
            message: message + ", and a result replaces the folder that it is written to",
            remedy: "name a folder for results alone with --output")
    }
}
