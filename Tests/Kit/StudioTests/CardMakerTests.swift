import Dates
import Files
import Rendering
import Site
import Testing
import Values

@testable import Studio

@Suite struct CardMakerTests {
    private func card(_ title: String, drawnBy salt: String, on site: String = "T", saying words: String = "") throws
        -> CardMaker.Card
    {
        let (content, _) = SiteReader().read(
            FileTree(texts: [
                "content/site.yml": "title: \(site)\nbase_url: https://me.dev/\ntheme: plain\n",
                "themes/plain/theme.yml": "name: plain\n", "themes/plain/layouts/page.html": "",
                "themes/plain/kit/art/card.svg":
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"12\" height=\"6\"><!-- {{ page.title }}\(words) --></svg>",
            ]))
        let baseURL = content.configuration.baseURL
        let templates = ThemeTemplates(content, baseURL: baseURL, now: Instant(seconds: 0))
        let maker = try #require(try CardMaker(PictureSetup(games: [], salt: salt), templates))
        return try maker.card(title: title, page: Object([("title", .string(title))]))
    }

    @Test func `emoji of the site's name that no font has are told where the drawing shows it`() throws {
        #expect(
            try card("A", drawnBy: "one", on: "T \u{1F1E9}\u{1F1EA}", saying: " {{ site_name }}").leftOut == [
                "\u{1F1E9}\u{1F1EA}"
            ])
        #expect(try card("A", drawnBy: "one", on: "T \u{1F1E9}\u{1F1EA}").leftOut == [])
    }

    @Test func `another build of the program names the same card alike, and does not take the other's picture`() throws
    {
        let (one, other) = (try card("A", drawnBy: "one"), try card("A", drawnBy: "other"))
        #expect(one.fingerprint == other.fingerprint)
        #expect(one.picture == other.picture)
        #expect(one.name != other.name)
        #expect(try card("B", drawnBy: "one").fingerprint != one.fingerprint)
    }
}
