import Dates
import Site

/// Something that time alone changes about a site: a page that comes, or one that goes.
package struct DueChange: Sendable {
    /// What becomes of the page.
    package enum Kind: String, Sendable {
        /// Its time has come.
        case publish
        /// Its time is over.
        case expire
        /// A product that was staged goes live.
        case launch
    }

    /// When it is due.
    package let time: ZonedTime
    package let kind: Kind
    /// The page's file, relative to the site.
    package let path: String
    package let address: Address
    package let title: String

    private init(_ kind: Kind, _ page: Page, at time: ZonedTime) {
        (self.kind, self.time) = (kind, time)
        (path, address, title) = (page.path, page.address, page.frontMatter.title)
    }

    private init(launching product: Product, at time: ZonedTime) {
        (kind, self.time) = (.launch, time)
        (path, address, title) = (product.source.path, product.address, product.manifest.name)
    }

    /// All that is due after an instant, in the order of time, and of paths where it is due at once.
    ///
    /// Drafts wait for their authors, and what is not rendered for nobody.
    package static func changes(of content: SiteContent, after now: Instant) -> [DueChange] {
        let staged = content.onStage(at: now)
        let launches = zip(content.products, staged.products).compactMap { product, onStage in
            onStage.isStaged ? product.manifest.launch.map { DueChange(launching: product, at: $0) } : nil
        }
        let found = zip(content.pages, staged.pages).flatMap { page, onStage -> [DueChange] in
            let head = onStage.frontMatter
            guard head.isRendered, !head.isDraft else { return [] }
            let (first, last) = (head.firstSeen, head.expires)
            if head.stageFolder != nil, head.stage?.launch == nil { return [] }
            // What is over before it begins is never seen.
            if let first, let last, last.instant <= first.instant { return [] }
            var changes: [DueChange] = []
            if let first, first.instant > now { changes.append(DueChange(.publish, page, at: first)) }
            if let last, last.instant > now { changes.append(DueChange(.expire, page, at: last)) }
            return changes
        }
        return (launches + found).sorted { one, other in
            one.time.instant == other.time.instant
                ? (one.path, one.kind.rawValue) < (other.path, other.kind.rawValue)
                : one.time.instant < other.time.instant
        }
    }

    /// What is due next: several where they are due at once, none where time changes nothing any more.
    package static func next(of content: SiteContent, after now: Instant) -> [DueChange] {
        let all = changes(of: content, after: now)
        return Array(all.prefix { $0.time.instant == all.first?.time.instant })
    }
}

extension FrontMatter {
    /// When everybody sees it first: at its time, and not before it is launched.
    fileprivate var firstSeen: ZonedTime? {
        guard let launch = stage?.launch, stageFolder != nil else { return shownFrom }
        return shownFrom.map { $0.instant > launch.instant ? $0 : launch } ?? launch
    }
}
