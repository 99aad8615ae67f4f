import Dates
import Files
import Foundation
import Languages
import Site
import Studio
import Testing
import Values

@testable import ReleaseKit

private let manifest = """
    name: Lampe
    tagline: Licht im Dunkeln.
    kind: app
    audience: Wer nachts liest
    platforms: [{name: iOS}]
    links: {store: "https://apps.apple.com/app/id1"}
    install: [{manager: store}]
    features: [{title: Hell, detail: Sehr hell}]
    quotes: [{text: Schön, by: Ada}]
    awards: [{title: Preis}]
    requirements: [Ein Telefon]
    getting_started: Einschalten
    contributing: Gern
    store: {subtitle: Licht}

    """

/// What readers of a kit see is in the language of the site, and so is its own page.
@Suite struct SpokenKitTests {
    @Test(arguments: ["de", "fr", "ja", "ar"])
    func `no word of English is left in what a kit says to readers`(tag: String) throws {
        let words = Language.named(tag)
        let english = SpokenKitTests.keys.map { ($0, Language.english.word($0)) }.filter { key, word in
            word.count > 4 && words.word(key) != word
        }.map(\.1)
        #expect(english.count > 20)
        for (path, text) in try texts(tag) {
            for word in english { #expect(!text.contains(word), "\(path): \(word)") }
        }
        let page = try texts(tag)["press/index.html"] ?? ""
        #expect(
            page.contains("<html lang=\"\(tag)\"" + (tag == "ar" ? " dir=\"rtl\"" : "") + ">"), "\(page.prefix(80))")
    }

    @Test func `the index of a kit says nothing of its own, and all in the language of the site`() throws {
        let template = try #require(kitTheme["themes/marquee/kit/index.html"])
        let keys = Language.english.wordKeys.filter { template.contains("'\($0)' | word") }
        #expect(keys.count > 40)
        for word in keys.map(Language.english.word) where word.count > 6 && !word.contains("#") {
            #expect(!template.contains(">\(word)<"), "\(word)")
        }
        let page = try #require(try texts("de")["index.html"])
        #expect(page.contains("<html lang=\"de\">"))
        #expect(page.contains("<h1>Das Kit von Lampe</h1>"))
        #expect(page.contains("2 Dateien mit zusammen 1,5 MB, alle aus einem Ordner gemacht."))
        #expect(try texts("ar")["index.html"]?.contains("<html lang=\"ar\" dir=\"rtl\">") == true)
    }

    /// The keys that templates of kits name, and those of facts.
    private static let keys: Set<String> = [
        "developer", "release_date", "platforms", "made_for", "fact_name", "links", "press_page", "product_page",
        "descriptions", "in_a_line", "at_length", "sheet_pictures", "get_it", "getting_started", "requirements",
        "contributing", "all_changes", "what_is_in_it", "what_next", "fact_sheet", "what_it_does", "what_people_say",
        "awards", "history", "in_short", "press_sheet", "press_contact", "price", "license", "features", "made_by",
        "team_and_contact", "whole_story", "tbd",
    ]

    private func texts(_ tag: String) throws -> [String: String] {
        var files = kitTheme
        files["content/site.yml"] = "title: T\nbase_url: https://t.dev/\nlanguage: \(tag)\n"
        files["content/products/p/product.yml"] = manifest
        files["content/products/p/CHANGELOG.md"] = "## [1.1] - 2026-02-03\n\n- Heller\n\n## [1.0]\n\n- Erste\n"
        let (content, mistakes) = SiteReader().read(FileTree(texts: files))
        #expect(mistakes.isEmpty)
        let product = try #require(content.products.first)
        let maker = KitMaker(content, pictures: PictureSetup(games: []), now: Instant(seconds: 1_790_000_000))
        let subject = maker.subject(product)
        var texts: [String: String] = [:]
        for name in ["fact-sheet.md", "descriptions.md", "index.html"] {
            let press = Object([("facts", .list(PressFacts(subject: subject).all.map(\.described)))])
            texts["press/" + name] = try maker.templates.render(
                "press/" + name, Object([("product", .lazy(subject.described(Object([("press", .object(press))]))))]))
        }
        let kit: Value = [
            "product": ["name": "Lampe", "tagline": "Licht"], "artefacts": .list([]), "bytes": .integer(1_500_000),
            "files": .list([
                ["path": "a.txt", "bytes": .integer(10)], ["path": "b.txt", "bytes": .integer(20)],
            ]),
        ]
        texts["index.html"] = try maker.templates.render("index.html", Object([("kit", kit)]))
        let made = maker.texts(of: product)
        let posts = made.posts.flatMap { PostFiles(post: $0, picture: nil).artefacts }
        for artefact in made.readmes.artefacts + posts where !artefact.path.hasSuffix(".json") {
            texts[artefact.path] = String(decoding: artefact.bytes, as: UTF8.self)
        }
        return texts
    }
}
