import Files
import PreviewServer

extension SiteBuild {
    /// Starts to watch the files that the site is made from.
    ///
    /// The site's own folder is watched too, since `themes/` may be made later.
    /// - Throws: why they cannot be watched.
    func watcher(_ onChange: @escaping @Sendable (_ paths: [String]) -> Void) throws(UsageError) -> Watcher {
        let sources = SiteBuild.sourceFolders.map { folder + "/" + $0 }
        do throws(WatchProblem) {
            return try Watcher(
                folders: [folder], ignoring: { path in !sources.contains { isPath(path, within: $0) } },
                onChange: onChange)
        } catch {
            throw UsageError("\(error)")
        }
    }

    /// Changed files as the site names them.
    func sources(_ changed: [String]) -> [String] {
        changed.map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0 }
    }
}
