import Dates
import Diagnostics
import Files
import Rendering
import Site
import Testing
import Values

@testable import Publishing

private let site = [
    "content/site.yml": "title: T\nbase_url: https://t.dev/blog/\ntheme: plain\n",
    "content/guide/how.md": "---\ntitle: How\n---\n## Why\n\nText.\n",
    "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\n",
    "content/products/lamp/shot.png": "png",
    "content/products/other/product.yml": "name: Other\ntagline: It is there.\nkind: app\n",
    "content/assets/a.png": "png too",
    "themes/plain/partials/board.html": "<svg></svg>\n",
    "themes/plain/layouts/product.html": "<h2 id=\"features\">F</h2>{{ content }}",
]

private func prose(_ text: String, _ changes: [String: String] = [:]) throws -> ShownProse {
    var files = site.merging(plainTheme) { mine, _ in mine }.merging(changes) { $1 }
    files["content/products/lamp/index.md"] = text
    let (content, mistakes) = SiteReader().read(FileTree(texts: files))
    #expect(mistakes.map(\.message) == [])
    let options = PublishingOptions(now: Instant(seconds: 1_790_000_000))
    let pictures = Pictures(fence: { fence in
        fence.language == "position" ? .figure(Figure("board", Object())) : nil
    })
    let plan = Publisher(options: options, pictures: pictures).buildPlan(of: content)
    return plan.prose(of: try #require(content.product("lamp")))
}

private func html(_ text: String) throws -> String {
    let shown = try prose(text)
    #expect(shown.mistakes.map(\.message) == [])
    return String(decoding: shown.html, as: UTF8.self)
}

@Suite struct ShownProseTests {
    @Test func `links lead to the site from wherever the prose is shown`() throws {
        let text = "See [how](../../guide/how.md#why), [home](/), [there](https://x.dev/) and [below](#features).\n"
        let shown = try html(text)
        #expect(shown.contains("href=\"https://t.dev/blog/guide/how/#why\""))
        #expect(shown.contains("href=\"https://t.dev/blog/\"") && shown.contains("href=\"https://x.dev/\""))
        #expect(shown.contains("href=\"#features\""))
    }

    @Test func `pictures come along, by the addresses that the prose has for them`() throws {
        let shown = try prose("![A shot](shot.png) ![An asset](/assets/a.png) ![Theirs](https://x.dev/b.png)\n")
        #expect(
            shown.files.map(\.url) == [
                "https://t.dev/blog/products/lamp/shot.png", "https://t.dev/blog/assets/a.png",
            ])
        #expect(shown.files.map(\.content) == [.bytes(Array("png".utf8)), .bytes(Array("png too".utf8))])
        let text = String(decoding: shown.html, as: UTF8.self)
        #expect(shown.files.allSatisfy { text.contains("src=\"\($0.url)\"") })
    }

    @Test func `a fence whose partial is broken says so where no site is built`() throws {
        let shown = try prose("```position\nx5o/7\n```\n", ["themes/plain/partials/board.html": "{{ 1 | nothing }}"])
        #expect(shown.mistakes.map(\.message) == ["unknown filter `nothing`"])
    }

    @Test func `a fence is what it is on the site`() throws {
        #expect(try html("```position\nx5o/7\n```\n") == "<svg></svg>\n")
    }

    @Test(arguments: [
        ("[a](gone.md)", "there is no file `gone.md` beside this one"), ("![a](gone.png)", "leads nowhere"),
        ("[a](/gone/)", "leads nowhere"), ("[a](../../guide/how.md#no)", "leads to a page that has no `#no`"),
        ("[a](#no)", "leads to a page that has no `#no`"),
    ])
    func `what leads nowhere is told at its place`(text: String, message: String) throws {
        let mistakes = try prose("Words.\n\n\(text)\n").mistakes
        #expect(mistakes.map { $0.message.contains(message) } == [true], "\(mistakes.map(\.message))")
        #expect(mistakes.first?.place?.path == "content/products/lamp/index.md")
        #expect(mistakes.first?.place?.line == 3)
    }

    @Test func `where a site has warnings for what leads nowhere, its kits have too`() throws {
        let rule = ["content/site.yml": "title: T\ntheme: plain\nlinks: {internal: warn}\n"]
        let mistakes = try prose("[a](gone.md), [b](/gone/) and ![c](gone.png)\n", rule).mistakes
        #expect(mistakes.map(\.severity) == [.warning, .warning, .warning])
    }

    @Test func `what may be drawn for another product is not missed`() throws {
        let text = "[a](/products/other/pictures/x.gif) [b](/products/lamp/press/images.zip)\n"
        #expect(try prose(text).mistakes.map(\.message) == [])
    }

    @Test func `notes are those of the site`() throws {
        let log = "# Changelog\n\n## [1.0] - 2026-01-01\n\n- See [how](/guide/how/).\n"
        let shown = try prose("Words.\n", ["content/products/lamp/CHANGELOG.md": log])
        #expect(
            shown.notes.map { String(decoding: $0, as: UTF8.self) }.first?.contains(
                "href=\"https://t.dev/blog/guide/how/\"") == true)
    }
}

@Suite struct ManifestPictureTests {
    private func mistakes(_ picture: String) -> [Diagnostic] {
        let files = site.merging(plainTheme) { mine, _ in mine }.merging([
            "content/products/lamp/product.yml":
                "name: Lamp\ntagline: It shines.\nkind: app\npicture:\n  src: \(picture)\n  alt: A lamp\n"
        ]) { $1 }
        let (content, mistakes) = SiteReader().read(FileTree(texts: files))
        let options = PublishingOptions(now: Instant(seconds: 1_790_000_000))
        return Publisher(options: options).publish(content, mistakes: mistakes).mistakes
    }

    @Test(arguments: [
        ("/assets/b.png", "write"), ("/assets/aa.png", "did you mean `/blog/assets/a.png`?"),
        ("shots.png", "did you mean `shot.png`?"), ("other.svg", "the pictures there are shot.png"),
        ("/products/lamp/shots.png", "did you mean"),
    ])
    func `one that is not there is told at its place`(picture: String, remedy: String) {
        let found = mistakes(picture)
        #expect(found.count == 1 && found[0].severity == .error, "\(found)")
        #expect(found.first?.place == Place(path: "content/products/lamp/product.yml", line: 5, column: 8))
        #expect(found.first?.message.contains("`\(picture)`") == true)
        if remedy != "write" { #expect(found.first?.remedy?.hasPrefix(remedy) == true, "\(found)") }
        #expect(found.first?.remedy != nil)
    }

    @Test(arguments: ["/assets/a.png", "shot.png", "/products/lamp/shot.png", "https://x.dev/a.png", "//x.dev/a.png"])
    func `one that is there, or elsewhere, is none`(picture: String) {
        #expect(mistakes(picture) == [])
    }
}
