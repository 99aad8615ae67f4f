import Diagnostics
import Files
import Markup
import PreviewServer
import Releases
import Site

/// The plans of the site's releases as part of its preview, under `/releases/` where the site has no such page.
struct ServedPlans: Sendable {
    static let path = "releases/index.html"

    private let build: SiteBuild
    private let console: Console

    init(_ build: SiteBuild, _ console: Console) { (self.build, self.console) = (build, console) }

    /// The page of all plans; nil for another path.
    ///
    /// What it tells is looked at when somebody asks.
    func file(at path: String) -> PreviewFile? {
        guard path == ServedPlans.path else { return nil }
        let html = (try? listing()) ?? page("<p>The site cannot be read as it is.</p>")
        return PreviewFile(bytes: Array(html.utf8), contentType: "text/html; charset=utf-8")
    }

    private func listing() throws -> String {
        let (content, _) = try build.read()
        let plans = content.products.filter { !$0.manifest.isExample }.flatMap { product in
            product.plans.map { (product, $0) }
        }
        guard !plans.isEmpty else {
            return page("<p>There are none yet: <code>playbill release plan</code> shows what a release needs.</p>")
        }
        return page(try plans.map { try section($0, $1, content) }.joined())
    }

    private func section(_ product: Product, _ plan: ReleasePlan, _ content: SiteContent) throws -> String {
        let checks = ReleaseChecks(
            build: build, content: content, product: product, plan: plan, repository: nil, console: console)
        let journal = (try? Disk.live.read(build.path(plan.journal))).map(Journal.lines) ?? []
        let states = (try? PostStates(journal)) ?? PostStates()
        let list = Checklist(
            "\(product.manifest.name) \(plan.version)", seen: try checks.lines(), items: plan.items,
            posts: Schedule(plan, states).entries)
        return PlanHTML(list).text
    }

    private func page(_ body: String) -> String {
        PlainPage(title: "Releases", style: ServedPlans.style, body: body).html
    }

    private static let style = """
        h2 { margin: 2.4rem 0 .3rem; line-height: 1.25 } h3 { margin: 1.8rem 0 .4rem; font-size: 1rem }
        ul { list-style: none; padding: 0; margin: 0 } li { padding: .3rem 0 .3rem 1.9rem; position: relative }
        li::before { content: "\u{25cb}"; position: absolute; left: .2rem; color: light-dark(#b3261e, #ff8b6e) }
        li.done::before { content: "\u{2713}"; color: light-dark(#1b6734, #8fdc9f) }
        li.unseen::before { content: "?"; color: light-dark(#625d69, #a8a3b5) }
        small { display: block; color: light-dark(#625d69, #a8a3b5) } progress { width: 100%; accent-color: light-dark(#1b6734, #8fdc9f) }
        """
}

/// A checklist as HTML.
private struct PlanHTML {
    let text: String

    init(_ list: Checklist) {
        let (done, all) = list.count
        var html = "<section><h2>\(escaped(list.title))</h2>"
        html += "<p>\(done) of \(all) done</p>"
        html += "<progress aria-label=\"Done\" value=\"\(done)\" max=\"\(max(all, 1))\">\(done) of \(all)</progress>"
        html += PlanHTML.part("What can be seen", list.seen.map { ($0.title, $0.state.rawValue, $0.note) })
        html += PlanHTML.part(
            "What people do",
            list.items.map { item in
                (
                    item.title, item.isDone ? "done" : "open",
                    [item.who, item.dueDay].compactMap(\.self).joined(separator: ", ")
                )
            })
        html += PlanHTML.part(
            "Posts",
            list.posts.map { entry in
                let note = [entry.state.word, entry.state.note].filter { !$0.isEmpty }.joined(separator: ", ")
                return ("\(entry.timeText) \(entry.post.name)", entry.isOver ? "done" : "open", note)
            })
        text = html + "</section>"
    }

    private static func part(_ title: String, _ lines: [(title: String, state: String, note: String)]) -> String {
        if lines.isEmpty { return "" }
        let items = lines.map { line in
            let note = line.note.isEmpty ? "" : "<small>\(escaped(line.note))</small>"
            return "<li class=\"\(line.state)\">\(escaped(line.title))\(note)</li>"
        }
        return "<h3>\(title)</h3><ul>\(items.joined())</ul>"
    }
}
