import Files
import Rendering
import Site
import Synchronization
import Threads

/// Notes how the files of a build plan are made, and leaves out those that an earlier build has made already.
package final class TraceRecorder: Sendable {
    private struct Notes {
        /// How files were made, by their places in the order of their paths; nil for those that nobody noted.
        var routes: [TracedRoute?]
        var stay: [String] = []
        var anchors: [String: [String]] = [:]
    }

    private let plan: BuildPlan
    /// The texts that are no others than before have none.
    private let bodies: [TracedBody?]
    private let notes: Mutex<Notes>

    /// How the files were made, packed.
    package struct Making: Sendable {
        /// The bytes of ``TracedMaking``.
        package var bytes: ArraySlice<UInt8>
        /// Whether none of them has looked at the clock.
        package var isTimeless: Bool
    }

    /// A recorder of a plan's making.
    package init(_ plan: BuildPlan) {
        self.plan = plan
        bodies = plan.tracedBodies()
        notes = Mutex(Notes(routes: [TracedRoute?](repeating: nil, count: plan.routes.count)))
    }

    /// How the files were made, packed anew each time; nothing is noted any more by then.
    package var making: Making {
        let routes = routes
        return Making(
            bytes: TracedMaking(bodies: texts, routes: routes, anchors: anchors).packed,
            isTimeless: !routes.contains(where: \.hasClock))
    }

    /// How the file at a path was made, where it stays as it is.
    func staying(_ path: String) -> TracedRoute? {
        plan.filesMayStay ? plan.reuse?.route(at: path, bodies: bodies) : nil
    }

    /// Notes that a file stays.
    func stays(_ route: TracedRoute, _ place: Int) {
        notes.withLock {
            $0.routes[place] = route
            $0.stay.append(route.path)
        }
    }

    /// Notes how a file was made.
    func note(_ place: Int, _ path: String, isMade: Bool, _ reads: Reads, _ scan: PageScan?) {
        let kind = plan.kind(of: path)
        let route = TracedRoute(path, kind, isMade: isMade, reads, scan)
        notes.withLock { $0.routes[place] = route }
    }

    /// The places on a page that can be pointed at; those of a page that stays are known.
    func anchors(of path: String) -> ExactNames? {
        if let known = plan.reuse?.making.anchors[path], staying(path) != nil {
            notes.withLock { $0.anchors[path] = known }
            return ExactNames(known)
        }
        let there = plan.anchors(of: path)
        if let there { notes.withLock { $0.anchors[path] = there.sorted() } }
        return there
    }

    /// The files that stay as they are, by their paths.
    package var stay: [String] { notes.withLock { $0.stay } }

    /// How each file is made, in the order of their paths.
    var routes: [TracedRoute] { notes.withLock { $0.routes }.compactMap(\.self) }

    /// The places that others point at, by page; those that nobody asked about this time are known still where the page is
    /// as it was.
    var anchors: [String: [String]] {
        let old = (plan.reuse?.making.anchors ?? [:]).filter { staying($0.key) != nil }
        return old.merging(notes.withLock { $0.anchors }) { $1 }
    }

    /// The texts, by their places.
    package var texts: [TracedBody] {
        let old = plan.reuse?.making.bodies ?? []
        return bodies.enumerated().compactMap { $1 ?? (old.indices.contains($0) ? old[$0] : nil) }
    }
}

extension BuildPlan {
    /// The texts by the sums of their parts; nil for each that is as it was.
    fileprivate func tracedBodies() -> [TracedBody?] {
        let bodies = context.bodies
        return mapInParallel(bodies.pages.count, batch: 64) { place in
            bodies.isQuiet(place) ? nil : renderer.traced(bodies.pages[place], bodies.kept(place, .all).body)
        }
    }
}

extension BodyRenderer {
    /// A text by the sums of its parts.
    func traced(_ page: Page, _ body: RenderedBody) -> TracedBody {
        let isQuiet =
            body.mistakes.isEmpty && body.foreign.isEmpty && !body.hasFigures && !body.showsFilesOutside
            && links.broughtAlong(by: page, body.links).isEmpty && pictureSets(of: page, body).isEmpty
        return TracedBody(page, body, isQuiet: isQuiet)
    }
}

extension BuildPlan {
    /// As what a file can be made by itself.
    func kind(of path: String) -> TracedRoute.Kind { routes[path].map(maker.kind(of:)) ?? .other }
}

extension PageMaker {
    /// Whether a file can be made by itself, and as what.
    fileprivate func kind(of route: Route) -> TracedRoute.Kind {
        switch route {
        case .feed: return .feed
        case .page(let index):
            return switch jobs[index].subject {
            case .content: .text
            case .list: .list
            case .contentAsList, .product, .press: .other
            }
        case .searchIndex: return .search
        case .sitemap, .markdown, .llmsText, .redirect, .photograph, .copy: return .other
        }
    }
}

extension TracedRoute {
    /// How a file was made, by what was read and what is left of its addresses.
    init(_ path: String, _ kind: Kind, isMade: Bool, _ reads: Reads, _ scan: PageScan?) {
        self.init(
            path: path, kind: kind, isMade: isMade, reads: reads.bodies, hasClock: reads.hasClock,
            assets: reads.assets.sorted().map(\.text),
            references: (scan?.references ?? []).map { Reference(url: $0.url, isLink: $0.isLink) },
            picturesWithoutAlt: scan?.picturesWithoutAlt ?? [])
    }
}
