import Testing

@testable import Publishing

/// What stands for a site in tabs and on home screens.
@Suite struct ThemeIconTests {
    private func icons(_ files: [String: String]) throws -> [String] {
        let made = publish(files, theme: try marquee(), site: "title: Test\nbase_url: https://me.dev/\n")
        let page = made.text("index.html") ?? ""
        return page.matches(of: /<link rel="(icon|apple-touch-icon)" href="\/assets\/([a-z-]+)\.[0-9a-f]+\.([a-z]+)"/)
            .map { "\($0.1) \($0.2).\($0.3)" }
    }

    @Test func `a site without an icon has the theme's`() throws {
        #expect(try icons([:]) == ["icon favicon.svg"])
    }

    @Test func `an author's picture is the icon, and one for home screens is found`() throws {
        #expect(
            try icons(["content/assets/favicon.png": "a", "content/assets/apple-touch-icon.png": "b"])
                == ["icon favicon.png", "apple-touch-icon apple-touch-icon.png"])
    }
}
