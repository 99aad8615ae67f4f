import Diagnostics
import Files

extension Edition {
    /// Makes every file on all cores, and follows the addresses between them.
    /// - Parameter isObsolete: whether nobody wants it any more; asked often, on all threads.
    /// - Returns: the site, and everything that is wrong with it; nil where it became obsolete on the way.
    public func publication(unless isObsolete: @Sendable () -> Bool = { false }) -> Publication? {
        var publication = Publication(of: self)
        let known = publication.mistakes.count
        if canBeMade { makeFiles(of: &publication, unless: isObsolete) }
        // Where pages are missing because of errors, addresses that lead to them are no news.
        let isWhole = canBeMade && !publication.mistakes.dropFirst(known).contains { $0.severity == .error }
        if isWhole, !isObsolete() { work.checkLinks(of: &publication) }
        publication.mistakes = MistakeSummary.summary(of: publication.mistakes)
        return isObsolete() ? nil : publication
    }

    private func makeFiles(of publication: inout Publication, unless isObsolete: @Sendable () -> Bool) {
        let cards = work.cards.drawAll(unless: isObsolete)
        for card in cards.files { publication.tree[card.path] = card.content }
        publication.mistakes += cards.mistakes
        let paths = routes.keys.sorted()
        let made = mapInParallel(paths.count) { index -> Result<FileContent, Mistakes>? in
            guard !isObsolete(), let route = self.routes[paths[index]] else { return nil }
            do throws(Mistakes) { return .success(try self.make(route, at: paths[index])) } catch {
                return .failure(error)
            }
        }
        for (path, result) in zip(paths, made) {
            switch result {
            case .success(let content)?: publication.tree[path] = content
            case .failure(let failure)?: publication.mistakes += failure.all
            case nil: continue
            }
        }
        for asset in work.assets.asked { publication.tree[asset.path] = asset.content }
    }
}

extension Publication {
    /// The publication of an edition before its files are made.
    init(of edition: Edition) {
        mistakes = edition.mistakes
        pages = edition.work.jobs.count
        posts = edition.work.plan.posts.count
        products = edition.work.products.count
        nextDue = edition.work.plan.nextDue
    }
}
