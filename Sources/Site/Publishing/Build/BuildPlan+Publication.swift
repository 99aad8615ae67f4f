import Diagnostics
import Files
import Rendering
import Synchronization
import Threads

extension BuildPlan {
    /// Makes every file on all cores, hands each over, and follows the addresses between them.
    /// - Parameters:
    ///   - isObsolete: whether nobody wants it any more; asked often, on all threads.
    ///   - recorder: notes how the files are made, and leaves out those that stay as an earlier build has made them.
    ///   - take: takes a file, on any thread and in any order. What it takes is of use only where the publication is
    ///     good in the end.
    /// - Returns: what is wrong with the site; nil where it became obsolete on the way.
    /// - Throws: what `take` throws.
    package func make<Failure: Error>(
        unless isObsolete: @Sendable () -> Bool = { false }, recorder: TraceRecorder? = nil,
        _ take: @Sendable (_ path: String, _ content: FileContent) throws(Failure) -> Void
    ) throws(Failure) -> Publication? {
        var publication = Publication(of: self)
        let cards = cards.drawAll(unless: isObsolete)
        for card in cards.files { try take(card.path, card.content) }
        let failed = photographs.makeAll(unless: isObsolete)
        let made = try makeRoutes(unless: isObsolete, recorder, take)
        let asked = assets.asked
        for asset in asked {
            try take(asset.path, asset.content)
            for packed in packed(asset.path, asset.content) { try take(packed.path, packed.content) }
        }
        publication.mistakes += cards.mistakes + made.mistakes
        if !failed.isEmpty {
            publication.mistakes += context.texts.flatMap { renderer.failures(failed, on: $0.page, $0.body) }
        }
        if !isObsolete() {
            let others = cards.files.map(\.path) + asked.map(\.path)
            let check = SiteLinkCheck(
                self, files: ExactNames(Array(routes.paths) + others), scanned: (made.pages, made.scans),
                reached: made.isWhole ? made.reached : nil,
                anchors: { recorder?.anchors(of: $0) ?? self.anchors(of: $0) })
            publication.mistakes += check.mistakes
            if options.reportsOrphans { publication.mistakes += check.orphans(maker.layouts) }
            if options.collectsOutsideAddresses { publication.outsideAddresses = check.outsideAddresses }
        }
        publication.mistakes = MistakeSummary.summary(
            of: context.configuration.forgivingTags(publication.mistakes + changedPages))
        return isObsolete() ? nil : publication
    }

    /// Makes every file on all cores, and keeps them.
    /// - Parameter isObsolete: whether nobody wants it any more; asked often, on all threads.
    /// - Returns: the site, and everything that is wrong with it; nil where it became obsolete on the way.
    package func publication(unless isObsolete: @Sendable () -> Bool = { false }) -> Publication? {
        let tree = Mutex(FileTree())
        var publication = make(unless: isObsolete) { path, content in tree.withLock { $0[path] = content } }
        publication?.tree = tree.withLock { $0 }
        return publication
    }

    /// What was seen of the files while they were made.
    private struct Seen: Sendable {
        var pages: [String] = []
        var scans: [PageScan] = []
        /// The files that links lead to, where that is of interest.
        var reached: Set<String> = []
        var mistakes: [Diagnostic] = []
        /// Whether each page could be made; the links of one that could not are not known.
        var isWhole = true

        mutating func add(_ attempt: Attempt, at path: String) {
            mistakes += attempt.mistakes
            isWhole = isWhole && attempt.isMade
            guard let scan = attempt.scan else { return }
            pages.append(path)
            scans.append(scan)
        }
    }

    /// What came of making a file.
    struct Attempt: Sendable {
        var scan: PageScan?
        var mistakes: [Diagnostic] = []
        var isMade = true
    }

    private func makeRoutes<Failure: Error>(
        unless isObsolete: @Sendable () -> Bool, _ recorder: TraceRecorder?,
        _ take: @Sendable (_ path: String, _ content: FileContent) throws(Failure) -> Void
    ) throws(Failure) -> Seen {
        let paths = routes.sortedPaths
        // Who wants to know what leads where needs all of them.
        let plain =
            options.reportsOrphans
            ? nil
            : PlainAddresses(
                routes.paths, baseURL: context.baseURL, keepsOutside: options.collectsOutsideAddresses)
        let reached = Mutex<Set<String>>([])
        let attempts = Mutex([Attempt](repeating: Attempt(), count: paths.count))
        try inParallel(paths.count) { index throws(Failure) in
            let path = paths[index]
            guard !isObsolete(), let route = self.routes[path] else { return }
            if let stays = recorder?.staying(path) {
                recorder?.stays(stays, index)
                self.assets.keep(asked: stays.assets)
                if let scan = PageScan(stays) { attempts.withLock { $0[index].scan = scan } }
                return
            }
            let reads = Reads()
            var (content, attempt) = reads.during { self.attempt(route, at: path, leaving: plain) }
            let links = self.settle(&attempt, at: path)
            recorder?.note(index, path, isMade: route.isMade && attempt.isMade, reads, attempt.scan)
            // Where all leads somewhere, nobody asks for the page again.
            if attempt.scan?.isSettled ?? false { attempt.scan = nil }
            if self.options.reportsOrphans { reached.withLock { $0.formUnion(links) } }
            if attempt.scan != nil || !attempt.isMade { attempts.withLock { $0[index] = attempt } }
            guard let content else { return }
            try take(path, content)
            for packed in self.packed(path, content) { try take(packed.path, packed.content) }
        }
        var seen = Seen(reached: reached.withLock { $0 })
        for (path, attempt) in zip(paths, attempts.withLock({ $0 })) { seen.add(attempt, at: path) }
        for index in displaced where !isObsolete() {
            let path = maker.jobs[index].file
            var (_, attempt) = attempt(.page(index), at: path)
            _ = settle(&attempt, at: path)
            if attempt.scan?.isSettled ?? false { attempt.scan = nil }
            seen.add(attempt, at: path)
        }
        return seen
    }

    /// The packed forms of a file, where no author's file has their names; one that cannot be read is told by who takes it.
    func packed(_ path: String, _ content: FileContent) -> [(path: String, content: FileContent)] {
        let texts = PackedTexts(forms: context.configuration.packed)
        return ((try? texts.files(of: path, content)) ?? []).filter { routes[$0.path] == nil }
    }

    /// The paths of what is packed of a file.
    func packedPaths(of path: String) -> [String] {
        context.configuration.packed.map { path + $0.ending }.filter { routes[$0] == nil }
    }

    /// The pages whose files were saved while the site was made: their heads and their texts are of two versions.
    private var changedPages: [Diagnostic] {
        let pages = context.plan.pages
        let areSame = mapInParallel(pages.count, batch: 64) { pages[$0].isStillAsRead }
        return zip(pages, areSame).filter { !$1 }.map { page, _ in
            Diagnostic(
                .error, "the file was changed while the site was made from it",
                at: Place(path: page.path, line: 1, column: 1), remedy: "run it again")
        }
    }

    /// Leaves of an attempt what is to be followed, and tells where its links lead.
    func settle(_ attempt: inout Attempt, at path: String) -> [String] {
        let keepsOutside = options.collectsOutsideAddresses
        return attempt.scan?.settle(on: path, baseURL: context.baseURL, keepsOutside: keepsOutside) {
            routes[$0] != nil
        }
            ?? []
    }

    /// The places on a page that can be pointed at: it is made once more, since few pages are pointed into.
    ///
    /// Of a page that cannot be made the places of its layout are not known.
    func anchors(of path: String) -> ExactNames? {
        guard let route = routes[path], let scan = attempt(route, at: path).1.scan, scan.isWhole else {
            return nil
        }
        return scan.anchors
    }

    /// Makes a file; where a page cannot be made, what its text points at is seen all the same.
    func attempt(
        _ route: Route, at path: String, leaving plain: PlainAddresses? = nil
    ) -> (FileContent?, Attempt) {
        do throws(Mistakes) {
            let content = try make(route, at: path)
            guard path.hasSuffix(".html"), case .bytes(let page) = content else { return (content, Attempt()) }
            return (content, Attempt(scan: PageScan(page, leaving: plain)))
        } catch {
            guard case .page(let index) = route, let text = maker.text(of: maker.jobs[index])?.html else {
                return (nil, Attempt(mistakes: error.all, isMade: false))
            }
            return (nil, Attempt(scan: PageScan(text, isWhole: false), mistakes: error.all, isMade: false))
        }
    }
}

extension Publication {
    /// What is known of a site before its files are made.
    package init(of plan: BuildPlan) {
        mistakes = MistakeSummary.summary(of: plan.mistakes)
        pages = plan.maker.jobs.count
        posts = plan.maker.editions.all.reduce(0) { $0 + $1.plan.posts.count }
        products = plan.context.products.count
        nextDue = plan.context.plan.nextDue
    }
}
