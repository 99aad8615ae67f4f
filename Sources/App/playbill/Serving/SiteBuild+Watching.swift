import Files
import PreviewServer

extension SiteBuild {
    /// Starts to watch the files that the site is made from.
    ///
    /// The site's own folder is watched too, since `themes/` may be made later, and so is each file beside that a build
    /// asks for, such as the code that a listing shows.
    /// - Throws: why they cannot be watched.
    func watcher(_ onChange: @escaping @Sendable (_ paths: [String]) -> Void) throws(UsageError) -> Watcher {
        let sources = SiteBuild.sourceFolders.map { folder + "/" + $0 }
        let bounds = ([folder] + sources).compactMap { try? realPath($0) }
        do throws(WatchProblem) {
            let watcher = try Watcher(
                folders: [folder], ignoring: { path in !sources.contains { isPath(path, within: $0) } },
                following: { link in
                    // The folders themselves may lie anywhere; links in them lead no further than a build follows them.
                    guard !sources.contains(link), let target = try? realPath(link) else { return true }
                    return bounds.contains { isPath(target, within: $0) }
                },
                onChange: onChange)
            asked.tell { [folder] in watcher.watch(files: [folder + "/" + $0]) }
            return watcher
        } catch {
            throw UsageError("\(error)")
        }
    }

    /// Changed files as the site names them.
    func sources(_ changed: [String]) -> [String] {
        changed.map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0 }
    }
}
