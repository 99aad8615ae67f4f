import Files
import Publishing
import Site
import Synchronization

/// The site that is served, as long as edits of texts can be followed from these alone.
final class ServedEdits: Sendable {
    private struct Kept {
        var site: FollowedSite
        /// The files that it was made from.
        var listing: InputListing
        /// Files that were saved since it was listed.
        var unlisted: [String] = []
    }

    private let build: SiteBuild
    private let kept = Mutex<Kept?>(nil)

    /// Nothing to follow yet.
    init(_ build: SiteBuild) { self.build = build }

    /// Keeps a site that all of was looked at, or none.
    func keep(_ site: FollowedSite?, _ listing: InputListing) {
        // Of the past of the folder nobody is told when it changes.
        let site = build.asked.hasHistory ? nil : site
        kept.withLock { $0 = site.map { Kept(site: $0, listing: listing) } }
    }

    /// Follows nothing until all of the site was looked at.
    func forget() { kept.withLock { $0 = nil } }

    /// Keeps what became of the site by an edit.
    /// - Parameters:
    ///   - site: the site after the edit, of which files may wait.
    ///   - sources: the files that were saved, whose listing is left to the edit after it.
    func keep(_ site: FollowedSite, unlisted sources: [String]) {
        kept.withLock { kept in
            kept?.site = site
            kept?.unlisted += sources
        }
    }

    /// Keeps what became of the site by an edit, where its files are those that it was made from but for those that were
    /// saved: not every disk tells of every change.
    /// - Returns: false where there is more, and nothing is followed.
    func keep(_ site: FollowedSite, listedBesides sources: [String]) -> Bool {
        kept.withLock { kept in
            guard let before = kept,
                let now = try? InputListing(SiteBuild.sourceFolders, below: build.folder),
                now.isSame(as: before.listing, besides: sources + before.unlisted)
            else { return false }
            kept = Kept(site: site, listing: now)
            return true
        }
    }

    /// The site after an edit, with what it changes waiting to be made.
    /// - Parameter sources: the files that were saved.
    /// - Returns: nil where all of the site has to be looked at.
    func follow(_ sources: [String]) -> FollowedSite? {
        guard let before = kept.withLock({ $0?.site }), !sources.isEmpty else { return nil }
        var texts: [(path: String, bytes: [UInt8])] = []
        for path in sources {
            guard SiteReader.isPage(path),
                let bytes = try? Disk.live.readWithin(build.folder + "/" + path, build.folder)
            else { return nil }
            texts.append((path, bytes))
        }
        guard let site = before.rewritten(texts), AskedFiles.areSame(build.asked.all(with: []), below: build.folder)
        else { return nil }
        return site
    }
}
