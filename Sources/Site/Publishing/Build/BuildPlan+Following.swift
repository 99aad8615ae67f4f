import Files
import Rendering
import Synchronization

extension BuildPlan {
    /// Makes every file as ``publication(unless:)`` does, and keeps besides what an edited text is followed by.
    /// - Parameter isObsolete: whether nobody wants it any more; asked often, on all threads.
    /// - Returns: the site with everything that is wrong with it, and the site to be followed where nothing is an error;
    ///   nil where it became obsolete on the way.
    package func followed(
        unless isObsolete: @Sendable () -> Bool = { false }
    ) -> (publication: Publication, site: FollowedSite?)? {
        guard isGood else { return publication(unless: isObsolete).map { ($0, nil) } }
        let recorder = TraceRecorder(self)
        let tree = Mutex(FileTree())
        let made = make(unless: isObsolete, recorder: recorder) { path, content in
            tree.withLock { $0[path] = content }
        }
        guard var publication = made else { return nil }
        publication.tree = tree.withLock { $0 }
        return (publication, FollowedSite(self, publication, recorder))
    }

    /// A file that was made anew, with its packed forms, and how it was made.
    struct Remade: Sendable {
        var route: TracedRoute
        var files: [(path: String, content: FileContent)]
    }

    /// A file that was made before, made anew.
    /// - Parameters:
    ///   - old: how it was made.
    ///   - anchors: the places on it that others may point at, where some point into it.
    /// - Returns: nil where it is another in more than its bytes and what it reads.
    func remade(like old: TracedRoute, anchors: [String]?) -> Remade? {
        guard let route = routes[old.path] else { return nil }
        let reads = Reads()
        var (content, attempt) = reads.during { self.attempt(route, at: old.path) }
        if let anchors, attempt.scan?.anchors.sorted() != anchors { return nil }
        _ = settle(&attempt, at: old.path)
        let made = TracedRoute(
            old.path, kind(of: old.path), isMade: route.isMade && attempt.isMade, reads, attempt.scan)
        var same = made
        same.reads = old.reads
        guard let content, attempt.isMade, attempt.mistakes.isEmpty, same == old else { return nil }
        return Remade(route: made, files: [(old.path, content)] + packed(old.path, content))
    }

    /// The index at a path with the entries of some pages written anew, and its packed forms.
    func searchIndex(
        at path: String, rewriting old: [UInt8], _ pages: Set<Int>
    ) -> [(path: String, content: FileContent)]? {
        guard case .searchIndex(let language)? = routes[path],
            let bytes = SearchIndex(context: maker.editions[language]).rewritten(old, pages)
        else { return nil }
        return [(path, .bytes(bytes))] + packed(path, .bytes(bytes))
    }
}
