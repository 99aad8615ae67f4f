import Diagnostics
import Files
import Foundation
import Site
import Testing

@testable import Publishing

/// The rows of a table of the guide, below a heading, as the texts between their backquotes.
private func rows(of page: String, below heading: String) throws -> [(theirs: [String], ours: [String])] {
    let guide = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../content/guide")
        .standardized
    let text = try String(contentsOf: guide.appending(path: page + ".md"), encoding: .utf8)
    let part = try #require(text.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
    let lines: [Substring] = part.components(separatedBy: "\n## ")[0].split(separator: "\n")
    let table = lines.filter { $0.hasPrefix("| ") }.dropFirst(2)
    return table.map { row in
        let cells = row.replacing("\\|", with: "\u{1}").split(separator: "|").map(coded)
        return (cells[0], cells[1])
    }
}

/// The texts between the backquotes of a cell.
private func coded(_ cell: Substring) -> [String] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]).replacing("\u{1}", with: "|") }
}

private let programs = ["jekyll", "hugo", "zola"]

private let theme = plainTheme.merging([
    "themes/plain/layouts/base.html": """
    {{ page.url }} {{ page.updated }} {{ page.canonical }} {{ page.image }} {{ page.noindex }} {{ page.unlisted }} \
    {{ page.excerpt }} {{ page.date }} {% for tag in page.tags %}{{ tag.name }}{% endfor %} {{ content }}
    """,
    "themes/plain/layouts/search.html": "",
]) { $1 }

@Suite struct ComingFromTests {
    @Test(arguments: programs)
    func `each row about front matter says the same twice`(program: String) throws {
        let rows = try rows(of: program, below: "Front matter")
        #expect(rows.count >= 3)
        for row in rows {
            let (theirs, ours) = (try #require(row.theirs.first), try #require(row.ours.first))
            func made(_ line: String) -> Publication {
                publish(
                    [
                        "content/posts/2026-01-02-a.md": "---\ntitle: A\n\(line)\n---\nText.\n",
                        "content/posts/undated.md": "---\ntitle: B\ndate: 2026-01-01\n---\n",
                        "content/pages/about.md": "About.", "content/assets/a.png": tinyPicture("1"),
                        "content/pages/p.md":
                            "---\ntitle: P\n\(line.replacing("/old/", with: "/older/").replacing("whole/", with: "all/"))\n---\n",
                    ], theme: theme, site: plainSite + "taxonomies: [tags, categories]\n")
            }
            let (one, other, none) = (made(theirs), made(ours), made("mood: calm"))
            #expect(!one.mistakes.contains { $0.severity == .error }, "\(theirs): \(one.lines)")
            let (isSame, isSomething) = (one.tree == other.tree, other.tree != none.tree)
            #expect(isSame, "\(theirs) is not \(ours)")
            #expect(isSomething, "\(ours) does nothing")
        }
    }

    @Test(arguments: programs)
    func `each setting of site.yml is read`(program: String) throws {
        for row in try rows(of: program, below: "`site.yml`") {
            for line in row.ours where line.contains(": ") {
                let site = line.hasPrefix("base_url") ? "title: T\n" : "title: T\nbase_url: https://me.dev/\n"
                let files = ["content/site.yml": site + "theme: plain\n" + line + "\n"]
                let zone = URL(filePath: "/usr/share/zoneinfo")
                let (content, mistakes) = SiteReader(zoneData: { name in
                    (try? Data(contentsOf: zone.appending(path: name))).map(Array.init)
                }).read(FileTree(texts: files.merging(theme) { $1 }))
                // What the line asks for besides is not there: a theme with colours, a repository, data.
                let asides = ["colours of code", "no data `talks`", "no page has its day from git"]
                let told = mistakes.filter { mistake in !asides.contains { mistake.message.contains($0) } }
                #expect(told.map(\.message) == [], "\(line)")
                #expect(content.configuration.raw[String(line.prefix { $0 != ":" })] != nil)
            }
        }
    }

    @Test(arguments: programs)
    func `each template runs`(program: String) throws {
        let all = try rows(of: program, below: "Templates").flatMap(\.ours).filter { $0.hasPrefix("{") }
        #expect(all.count > 4)
        let files = [
            "content/posts/2026-01-02-a.md": "---\ntitle: A\nmood: calm\n---\nText.\n", "content/docs/b.md": "B",
            "content/data/talks.yml": "- {title: T}\n", "content/assets/style.css": "",
            "themes/plain/partials/card.html": "{{ post.title }}", "themes/plain/partials/notice.html": "{{ words }}",
            "themes/plain/layouts/home.html": all.joined(separator: "\n"), "themes/plain/layouts/section.html": "",
        ]
        let made = publish(files, theme: theme.merging(files) { $1 }, site: plainSite)
        #expect(made.lines == [])
        let page = try #require(made.text("index.html"))
        #expect(!page.contains("{"))
    }
}
