import Diagnostics
import Markdown
import Testing
import Values

@testable import Rendering

private let place = Place(path: "content/pages/a.md", line: 7, column: 1)
private let fence = Fence(info: "position", language: "position", attributes: [], body: "x5o", place: place)

/// What a fence becomes that shows a board with a title.
private func board(_ templates: ThemeTemplates) -> FenceResult? {
    let members = Object([("svg", .markup(Array("<svg/>".utf8))), ("title", "A & B")])
    return templates.result(of: fence) { _ in .figure(Figure("board", Object([("board", .object(members))]))) }
}

private func html(_ result: FenceResult?) -> String? {
    if case .html(let html)? = result { html } else { nil }
}

private func mistakes(_ result: FenceResult?) -> [Diagnostic]? {
    if case .failed(let mistakes)? = result { mistakes } else { nil }
}

@Suite struct FigureTests {
    @Test func `a fence is written by the theme's partial, which escapes what it prints and sees the site`() {
        let partial =
            "<b>{{ board.title }}</b>{{ board.svg }}{{ '/x/' | relative_url }} {{ site.colour }} {{ theme.name }}"
        #expect(
            html(board(templates(["partials/board.html": partial])))
                == "<b>A &amp; B</b><svg/>/blog/x/ red plain")
    }

    @Test func `a theme without the partial has the built-in one, and that one the theme's own partials`() {
        let builtIn = [
            "marquee/partials/board.html": "<i>{% include 'name' %}</i>", "marquee/partials/name.html": "built in",
        ]
        #expect(html(board(templates([:], builtIn: builtIn))) == "<i>built in</i>")
        #expect(html(board(templates(["partials/name.html": "own"], builtIn: builtIn))) == "<i>own</i>")
    }

    @Test func `a partial that nobody has is an error, which leads to the fence`() throws {
        let told = try #require(mistakes(board(templates([:]))))
        #expect(told.map(\.message) == ["there is no partial `board`, and none is built in"])
        #expect(told.first?.remedy == "write it as themes/plain/partials/board.html")
        #expect(told.first?.trail.map(\.place) == [place])
    }

    @Test func `what is wrong with a partial is told once, by the theme`() {
        let broken = templates(["partials/board.html": "{{ board | nothing_of_the_kind }}"])
        #expect(mistakes(board(broken)) == [])
        #expect(LayoutSet.compiled(broken).mistakes.map(\.message) == ["unknown filter `nothing_of_the_kind`"])
    }

    @Test func `what cannot be drawn says why, and what is told elsewhere leaves nothing`() {
        let plain = templates([:])
        let reason = Diagnostic(.error, "no board", at: place)
        #expect(mistakes(plain.result(of: fence) { _ in .failed([reason]) }) == [reason])
        #expect(html(plain.result(of: fence) { _ in .nothing }) == "")
        #expect(plain.result(of: fence) { _ in nil } == nil)
    }
}
