import Diagnostics
import Files
import Rendering
import Site
import Threads

/// A site that was made and stays in memory with how each of its files was made, so that an edited text is followed from
/// that text and the site around it is not decided again.
///
/// What holds for ``TextAmendment`` holds here: where no more than texts is another, the files that did not read what became
/// different are as they were. The others wait until somebody makes them, or asks the plan for them. Whatever does not fit
/// is found, and then somebody has to look at all of the site.
package struct FollowedSite: Sendable {
    /// The site as it is decided.
    package private(set) var plan: BuildPlan
    /// Its files, but for those that wait.
    package private(set) var tree: FileTree
    /// What was said of it, and how many pages it has.
    package let publication: Publication
    /// How each file was made, in the order of their paths.
    private var routes: [TracedRoute]
    private var texts: [TracedBody]
    /// The places on pages that others point into.
    private let anchors: [String: [String]]
    /// The place of each page, by its file.
    private let places: [ExactName: Int]
    /// The files that are to be made anew, by their places.
    private var waiting: [Int: Waiting] = [:]

    /// A file that is to be made anew.
    private struct Waiting {
        /// What it held.
        var old: FileContent?
        /// The texts that became others since.
        var texts: Set<Int>
    }

    /// A site that was made with a recorder; nil where it has errors, or where not all that was said is about single texts.
    init?(_ plan: BuildPlan, _ publication: Publication, _ recorder: TraceRecorder) {
        guard publication.isGood, plan.displaced.isEmpty, !plan.options.reportsOrphans,
            !plan.options.collectsOutsideAddresses
        else { return nil }
        (self.plan, tree, self.publication) = (plan, publication.tree, publication.withoutFiles)
        (routes, texts, anchors) = (recorder.routes, recorder.texts, recorder.anchors)
        places = Dictionary(
            plan.context.plan.pages.enumerated().map { (ExactName($1.path), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// How many files wait.
    package var waitingCount: Int { waiting.count }

    /// The same site with other texts, whose readers wait to be made.
    /// - Parameter edited: the files of pages, by their paths, and what they hold now.
    /// - Returns: nil where more has to be looked at to know.
    package func rewritten(_ edited: [(path: String, bytes: [UInt8])]) -> FollowedSite? {
        var site = self
        var pages: [Int: (page: Page, body: RenderedBody)] = [:]
        for file in edited {
            guard let place = places[ExactName(file.path)], texts.indices.contains(place),
                let page = plan.context.plan.pages[place].rewritten(file.bytes)
            else { return nil }
            let body = plan.renderer.render(page)
            guard plan.renderer.brings(page, plan.context.bodies[place], sameAs: body),
                !plan.renderer.isTold(publication.mistakes, of: page, body)
            else { return nil }
            pages[place] = (page, body)
            site.texts[place] = plan.renderer.traced(page, body)
        }
        site.plan = BuildPlan(plan, rewritten: pages)
        for place in routes.indices {
            let read = Set(pages.keys.filter { isOther(routes[place], reading: $0, in: site.texts) })
            if !read.isEmpty { site.wait(place, read) }
        }
        return site
    }

    /// Whether what a file read of a text is another now.
    private func isOther(_ route: TracedRoute, reading text: Int, in new: [TracedBody]) -> Bool {
        guard let parts = route.reads[text] else { return false }
        // What is copied from a text has more of it than its parts.
        return !route.isMade || !texts[text].hasSame(parts, as: new[text])
    }

    /// Takes a file, and what is packed of it, out of the tree.
    private mutating func wait(_ place: Int, _ read: Set<Int>) {
        let path = routes[place].path
        waiting[place, default: Waiting(old: tree[path], texts: [])].texts.formUnion(read)
        tree[path] = nil
        for packed in plan.packedPaths(of: path) { tree[packed] = nil }
    }

    /// Makes some files, those among them that wait.
    /// - Returns: false where one is another in more than its bytes and what it reads: it leads elsewhere, or is wrong.
    package mutating func make(_ paths: some Collection<String>) -> Bool {
        let wanted = ExactNames(paths)
        return make(waiting.keys.filter { wanted.contains(routes[$0].path) }.sorted(), unless: { false })
    }

    /// Makes all files that wait, on all cores, until nobody wants them any more.
    /// - Returns: as for some.
    package mutating func makeRest(unless isObsolete: @Sendable () -> Bool) -> Bool {
        make(waiting.keys.sorted(), unless: isObsolete)
    }

    private mutating func make(_ some: [Int], unless isObsolete: @Sendable () -> Bool) -> Bool {
        let site = self
        let made = mapInParallel(some.count, batch: 1) { index -> (isAsked: Bool, file: BuildPlan.Remade?) in
            isObsolete() ? (false, nil) : (true, site.remade(some[index]))
        }
        var isSame = true
        for (place, made) in zip(some, made) where made.isAsked {
            guard let file = made.file else {
                isSame = false
                continue
            }
            waiting[place] = nil
            routes[place] = file.route
            for (path, content) in file.files { tree[path] = content }
        }
        return isSame
    }

    private func remade(_ place: Int) -> BuildPlan.Remade? {
        let route = routes[place]
        if route.kind == .search, let old = waiting[place], case .bytes(let bytes)? = old.old,
            let index = plan.searchIndex(at: route.path, rewriting: bytes, old.texts)
        {
            return BuildPlan.Remade(route: route, files: index)
        }
        return plan.remade(like: route, anchors: anchors[route.path])
    }
}

extension BodyRenderer {
    /// Whether a text of a page brings the same files into the site as another one, and nothing is told of either.
    ///
    /// What was drawn for it stands in the text itself.
    fileprivate func brings(_ page: Page, _ old: RenderedBody, sameAs new: RenderedBody) -> Bool {
        func files(_ body: RenderedBody) -> [String] {
            links.broughtAlong(by: page, body.links).flatMap { [$0.file, $0.address] }
        }
        func pictures(_ body: RenderedBody) -> [ExactName] {
            Set(pictureSets(of: page, body).map { ExactName($0.set.original) }).sorted()
        }
        let isPlain = [old, new].allSatisfy { $0.mistakes.isEmpty && $0.foreign.isEmpty && !$0.showsFilesOutside }
        return isPlain && files(old).elementsEqual(files(new), by: ExactName.hasSameBytes)
            && pictures(old) == pictures(new)
    }
}

extension Publication {
    /// The same without its files.
    fileprivate var withoutFiles: Publication {
        var publication = self
        publication.tree = FileTree()
        return publication
    }
}
