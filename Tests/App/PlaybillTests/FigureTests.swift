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
