import Foundation
import Testing

private let play = "game nanashi\nposition x5o/7/7/7/7/7/o5x x 0 1\nsize 64x64\nfps 5\n\ntap g1\n"

private let fences = """
    ---
    title: A
    ---
    ```position
    x5o/7/7/7/7/7/o5x x 0 1
    caption: One & all
    ```

    ```play game/first caption="First"
    ```

    ```play game/second
    ```
    """

/// A site with a theme that has no partials, and a product with two plays, of which the second has a film.
private let site = [
    "content/site.yml": "title: T\nbase_url: https://me.dev/b/\ntheme: bare\n", "content/pages/a.md": fences,
    "content/products/game/product.yml":
        "name: Game\ntagline: T\nkind: game\nplays:\n  first: plays/1.play\n  second: plays/2.play\n",
    "content/products/game/plays/1.play": play, "content/products/game/plays/2.play": play,
    "content/products/game/films/second.mp4": "film", "themes/bare/layouts/page.html": "{{ content }}",
]

@Suite struct FigureTests {
    private func page(_ changes: [String: String] = [:]) throws -> String {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site.merging(changes) { $1 })
        let outcome = try playbill("build", "--now", "2026-11-21")
        #expect(outcome.status == 0, "\(outcome.messages)")
        return try #require(playbill.text("public/a/index.html"))
    }

    @Test func `a board is still without an engine for its game, and can be played on with one`() throws {
        let still = try page()
        #expect(!still.contains("data-engine") && !still.contains("board-stage"))
        let html = try page(["themes/bare/assets/boards/nanashi.js": "var PlayableBoard\n"])
        let opening = try #require(
            html.firstMatch(of: /<figure class="board" data-engine="([^"]*)" data-position="([^"]*)">/))
        #expect(opening.1.wholeMatch(of: /\/b\/assets\/boards\/nanashi\.[0-9a-f]{10}\.js/) != nil, "\(opening.1)")
        #expect(opening.2 == "x5o/7/7/7/7/7/o5x x 0 1")
        #expect(html.contains("<div class=\"board-stage\">\n<div class=\"on-light\" role=\"img\""))
    }

    @Test func `the built-in theme loads its script where there is a board to play on, and nowhere else`() throws {
        let engine = ["themes/marquee/assets/boards/nanashi.js": "var PlayableBoard\n"]
        let config = ["content/site.yml": "title: T\nbase_url: https://me.dev/b/\n"]
        let html = try page(config.merging(engine) { $1 })
        #expect(
            html.contains(
                /<script src="\/b\/assets\/board\.[0-9a-f]{10}\.js" defer data-play="Play from here" data-words="You\|Robot\|/
            ))
        let plain = try page(config.merging(["content/pages/a.md": "---\ntitle: A\n---\nWords.\n"]) { $1 })
        #expect(!plain.contains("/b/assets/board."))
    }

    @Test func `a board with play comes first on the product's page, and a sample says what it is`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "content/site.yml": "title: T\nbase_url: https://me.dev/b/\n",
            "themes/marquee/assets/boards/nanashi.js": "var PlayableBoard\n",
            "content/products/game/product.yml": """
            name: Game
            tagline: T
            kind: game
            sample: true
            boards:
              - {title: Still, position: x5o/7/7/7/7/7/o5x x 0 1}
              - {title: Here, position: x5o/7/7/7/7/7/o5x x 0 1, play: true}

            """,
        ])
        #expect(try playbill("build", "--now", "2026-11-21").status == 0)
        let html = try #require(playbill.text("public/products/game/index.html"))
        #expect(html.contains("<a class=\"btn primary\" href=\"#play\">Play it here</a>"))
        let parts = html.components(separatedBy: "<figcaption>").dropFirst().map { $0.prefix(5) }
        #expect(parts == ["Here<", "Still"])
        #expect(html.contains("<strong>A sample.</strong> Game is in no store"))
    }

    @Test func `fences become figures of the built-in theme where a theme has none of its own`() throws {
        let html = try page()
        #expect(html.contains("<figure class=\"board\">\n<div class=\"on-light\" role=\"img\" aria-label=\"Disc"))
        #expect(html.contains("<figcaption>One &amp; all</figcaption>"))
        #expect(html.contains("<figure class=\"play\">\n<picture>\n<source media=\"print\" srcset=\"/b/products/game/"))
        #expect(html.contains("height=\"64\" alt=\"") && html.contains("loading=\"lazy\">\n</picture>"))
        #expect(html.contains("<figcaption>First</figcaption>"))
        #expect(html.contains("<source src=\"/b/products/game/films/second.mp4\" type=\"video/mp4\">"))
        #expect(html.contains("aria-label=\"Game\">"))
    }

    @Test func `a theme says in partials of its own what fences become`() throws {
        let html = try page([
            "themes/bare/partials/board.html": "<b>{{ board.title }}|{{ board.alt | size }}</b>",
            "themes/bare/partials/play.html": "<i>{{ caption }} {{ picture.width }} {{ product.name }}</i>",
            "themes/bare/partials/film.html": "<u>{{ film.src }} {{ film.sources.size }}</u>",
        ])
        #expect(html.contains("<b>One &amp; all|") && html.contains("<i>First 64 Game</i>"))
        #expect(html.contains("<u>/products/game/films/second.mp4 1</u>") && !html.contains("<figure"))
    }
}
