import Diagnostics
public import Files
import Synchronization
import Threads

extension Edition {
    /// Makes every file on all cores, hands each over, and follows the addresses between them.
    /// - Parameters:
    ///   - isObsolete: whether nobody wants it any more; asked often, on all threads.
    ///   - take: takes a file, on any thread and in any order. What it takes is of use only where the publication is
    ///     good in the end.
    /// - Returns: what is wrong with the site; nil where it became obsolete on the way.
    /// - Throws: what `take` throws.
    public func make<Failure: Error>(
        unless isObsolete: @Sendable () -> Bool = { false },
        _ take: @Sendable (_ path: String, _ content: FileContent) throws(Failure) -> Void
    ) throws(Failure) -> Publication? {
        var publication = Publication(of: self)
        if canBeMade {
            let cards = work.cards.drawAll(unless: isObsolete)
            for card in cards.files { try take(card.path, card.content) }
            let made = try makeRoutes(unless: isObsolete, take)
            let asked = work.assets.asked
            for asset in asked { try take(asset.path, asset.content) }
            let found = cards.mistakes + made.mistakes
            publication.mistakes += found
            // Where pages are missing because of errors, addresses that lead to them are no news.
            if !found.contains(where: { $0.severity == .error }), !isObsolete() {
                let others = cards.files.map(\.path) + asked.map(\.path)
                work.checkLinks(
                    of: &publication, files: ExactNames(routes.keys.map(\.text) + others),
                    scanned: (made.pages, made.scans))
            }
        }
        publication.mistakes = MistakeSummary.summary(of: publication.mistakes)
        return isObsolete() ? nil : publication
    }

    /// Makes every file on all cores, and keeps them.
    /// - Parameter isObsolete: whether nobody wants it any more; asked often, on all threads.
    /// - Returns: the site, and everything that is wrong with it; nil where it became obsolete on the way.
    public func publication(unless isObsolete: @Sendable () -> Bool = { false }) -> Publication? {
        let tree = Mutex(FileTree())
        var publication = make(unless: isObsolete) { path, content in tree.withLock { $0[path] = content } }
        publication?.tree = tree.withLock { $0 }
        return publication
    }

    /// What was seen of the files while they were made.
    private struct Seen: Sendable {
        var pages: [String] = []
        var scans: [PageScan] = []
        var mistakes: [Diagnostic] = []
    }

    private func makeRoutes<Failure: Error>(
        unless isObsolete: @Sendable () -> Bool,
        _ take: @Sendable (_ path: String, _ content: FileContent) throws(Failure) -> Void
    ) throws(Failure) -> Seen {
        let paths = routes.keys.sorted().map(\.text)
        let results = Mutex([Result<PageScan?, Mistakes>?](repeating: nil, count: paths.count))
        try inParallel(paths.count) { index throws(Failure) in
            let path = paths[index]
            guard !isObsolete(), let route = self.routes[ExactName(path)] else { return }
            let content: FileContent
            do throws(Mistakes) { content = try self.make(route, at: path) } catch {
                return results.withLock { $0[index] = .failure(error) }
            }
            if path.hasSuffix(".html"), case .bytes(let page) = content {
                let scan = PageScan(page)
                results.withLock { $0[index] = .success(scan) }
            }
            try take(path, content)
        }
        var seen = Seen()
        for (path, result) in zip(paths, results.withLock({ $0 })) {
            switch result {
            case .success(let scan?)?:
                seen.pages.append(path)
                seen.scans.append(scan)
            case .failure(let failure)?: seen.mistakes += failure.all
            case .success(nil)?, nil: continue
            }
        }
        return seen
    }
}

extension Publication {
    /// What is known of a site before its files are made.
    public init(of edition: Edition) {
        mistakes = MistakeSummary.summary(of: edition.mistakes)
        pages = edition.work.jobs.count
        posts = edition.work.plan.posts.count
        products = edition.work.products.count
        nextDue = edition.work.plan.nextDue
    }
}
