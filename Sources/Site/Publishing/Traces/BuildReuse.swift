import Dates
import Encodings
import Files
import Rendering
import Site

/// What of an earlier build stays, where no more than the texts and titles of some pages are others now.
package struct BuildReuse: Sendable {
    let trace: BuildTrace
    /// How its files were made.
    let making: TracedMaking
    /// The pages whose texts or heads are others.
    private let changed: Set<ExactName>
    /// Those among them whose heads are others.
    private let retitled: Set<ExactName>
    /// Whether what looked at the clock sees the same.
    private let isSameInstant: Bool
    private let routes: [ExactName: Int]

    /// What stays of a build; nil where its trace does not tell how its files were made.
    /// - Parameters:
    ///   - trace: what the build left; all but texts, titles and the clock is as it was then.
    ///   - changed: the files of the pages whose texts or heads are others.
    ///   - retitled: those among them whose heads are others, in the title alone, as ``KeptHeads`` has to tell.
    ///   - now: the instant of this build, in the same period.
    package init?(
        _ trace: BuildTrace, changed: some Sequence<String>, retitled: some Sequence<String> = [String](), now: Instant
    ) {
        guard let making = trace.making else { return nil }
        (self.trace, self.making) = (trace, making)
        self.changed = Set(changed.map { ExactName($0) })
        self.retitled = Set(retitled.map { ExactName($0) })
        isSameInstant = trace.now == now
        routes = Dictionary(
            making.routes.enumerated().map { (ExactName($1.path), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The heads of pages as the earlier build has read them.
    package var heads: KeptHeads {
        let changed = changed
        return KeptHeads(packed: trace.heads, retitled: retitled) { !changed.contains(ExactName($0)) }
    }

    /// Whether a text is as it was, and need not be rendered unless somebody asks.
    func isQuiet(_ place: Int, _ page: Page) -> Bool {
        guard making.bodies.indices.contains(place) else { return false }
        let body = making.bodies[place]
        return body.isQuiet && ExactName(body.path) == ExactName(page.path) && !changed.contains(ExactName(page.path))
    }

    /// How a file was made, where making it once more would change nothing; the texts as they are now have sums of their
    /// parts, but for those that are as they were.
    func route(at path: String, bodies: [TracedBody?]) -> TracedRoute? {
        guard let route = routes[ExactName(path)].map({ making.routes[$0] }), route.isMade else { return nil }
        if route.hasClock, !isSameInstant { return nil }
        let isSame = route.reads.allSatisfy { place, parts in
            guard bodies.indices.contains(place), making.bodies.indices.contains(place) else { return false }
            guard let now = bodies[place] else { return true }
            return making.bodies[place].hasSame(parts, as: now)
        }
        return isSame ? route : nil
    }

    /// Whether every file that was there is there still: an address that led somewhere does so today.
    func holds(for paths: RouteTable) -> Bool { making.routes.allSatisfy { paths[$0.path] != nil } }
}

extension TracedBody {
    /// Whether some of its parts are the same as another's.
    func hasSame(_ parts: BodyParts, as other: TracedBody) -> Bool {
        guard sums.count == BodyParts.each.count, other.sums.count == sums.count,
            ExactName(path) == ExactName(other.path)
        else { return false }
        return zip(BodyParts.each, sums.indices).allSatisfy { part, index in
            !parts.contains(part) || sums[index] == other.sums[index]
        }
    }

    /// A rendered text of a page.
    init(_ page: Page, _ body: RenderedBody, isQuiet: Bool) {
        var (headings, length, rest) = (ContentSum(), ContentSum(), ContentSum())
        // By their places: an element that is handed out is retained with each of its texts.
        for place in body.headings.indices {
            headings.add(body.headings[place].level)
            headings.add(body.headings[place].id)
            headings.add(body.headings[place].plain)
            headings.add(body.headings[place].html)
        }
        length.add(body.words)
        length.add(body.readingMinutes)
        for place in body.links.indices {
            rest.add(body.links[place].destination)
            rest.add(body.links[place].text)
            rest.add(body.links[place].kind == .image ? 1 : 0)
        }
        rest.add(body.hasFigures ? 1 : 0)
        let (excerpt, summary) = (ContentSum(of: body.excerpt), ContentSum(of: body.summary))
        let title = ContentSum(of: page.frontMatter.title)
        self.init(
            path: page.path, sums: [body.htmlSum, excerpt, summary, headings, length, rest, title], isQuiet: isQuiet)
    }
}
