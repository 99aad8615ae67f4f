import Diagnostics
import Testing

@testable import Site

private let manifest = "name: N\ntagline: T\nkind: game\n"

private func product(_ rest: String, _ more: [String: String] = [:]) -> (product: Product?, mistakes: [Diagnostic]) {
    var files = ["content/products/n/product.yml": manifest + rest]
    for (name, text) in more { files["content/products/n/" + name] = text }
    let (content, mistakes) = read(files)
    return (content.products.first, mistakes)
}

@Suite struct BegunManifestTests {
    @Test func `what a begun manifest says is no tagline`() {
        let (content, mistakes) = read([
            "content/products/n/product.yml": "name: N\ntagline: \(Manifest.unwrittenTagline)\nkind: app\n"
        ])
        #expect(content.products.count == 1)
        #expect(
            lines(mistakes) == [
                "content/products/n/product.yml:2: the tagline is the one that `playbill new product` wrote, and stands in "
                    + "every post"
            ])
    }

    @Test func `files that are called otherwise than those that are read are told`() {
        let (_, mistakes) = product(
            "store: {name: N}\n",
            ["locales/de.yaml": "name: M\n", "locales/notes.md": "", "CHANGELOG.md": "# News\n\n- a\n"])
        #expect(
            lines(mistakes) == [
                "content/products/n/CHANGELOG.md:1: no release is found in it",
                "content/products/n/locales/de.yaml:1: the texts of a language are a file that ends in `.yml`, and this one "
                    + "is not read",
            ])
        #expect(mistakes.last?.remedy == "call it locales/de.yml")
    }

    @Test func `a field that stands already was not meant a second time`() {
        let (_, mistakes) = product("features:\n  - {title: A, detail: B, titel: C}\n")
        #expect(mistakes.map(\.message) == ["there is no field `titel`"])
        #expect(mistakes.first?.remedy?.hasPrefix("the fields are") == true)
    }
}

@Suite struct InstallTests {
    @Test func `what is not said comes from the links and the name`() throws {
        let (product, mistakes) = product(
            "version: 1.2\nlinks: {source: https://x.dev/me/thing.git, store: https://s.dev/1}\n"
                + "install:\n  - manager: swiftpm\n  - {manager: cocoapods, pod: Thing}\n  - manager: store\n")
        #expect(lines(mistakes) == [])
        let install = try #require(product).manifest.install
        #expect(install.map(\.manager) == [.swiftpm, .cocoapods, .store])
        #expect(install.map(\.url) == ["https://x.dev/me/thing.git", nil, "https://s.dev/1"])
        #expect(install.map(\.product) == ["N", "Thing", "N"])
        #expect(install[0].package == "thing")
    }

    @Test func `package managers are asked for the product's name, or for what the manifest says`() throws {
        let (product, mistakes) = product(
            "links: {source: https://x.dev/me/thing/}\ninstall:\n  - manager: cargo\n  - {manager: brew, package: me/tap/n}\n"
                + "  - manager: go\n  - {manager: command, title: By hand, commands: [curl x, sh y]}\n")
        #expect(lines(mistakes) == [])
        let install = try #require(product).manifest.install
        #expect(install.prefix(3).map(\.product) == ["n", "me/tap/n", "x.dev/me/thing"])
        #expect(install[3].title == "By hand" && install[3].commands == ["curl x", "sh y"])
    }

    @Test(arguments: [
        ("install: [{manager: winget}]", 4, "`package` is missing"),
        ("install: [{manager: go}]", 4, "`package` is missing"),
        ("install:\n  - manager: brew\n    package: a b", 6, "a package's name has no blanks"),
        ("install: [{manager: command}]", 4, "`commands` is missing"),
        ("install: [{manager: swiftmp}]", 4, "there is no manager `swiftmp`"),
        ("version: 1\ninstall:\n  - manager: swiftpm", 6, "`url` is missing, and `links` has no `source`"),
        ("install:\n  - manager: swiftpm\n    url: https://x.dev/a", 5, "a Swift package needs a version"),
        ("install:\n  - manager: download\n    url: x.zip", 6, "`x.zip` is no address"),
        ("install:\n  - manager: cocoapods\n    pod: My Pod", 5, "a pod's name has no blanks"),
        ("install:\n  - manager: store\n    url: https://x.dev\n    pod: x", 7, "there is no field `pod`"),
        ("quotes:\n  - text: Nice", 5, "`by` is missing"),
        ("quotes:\n  - {text: Nice, by: A, url: there}", 5, "`there` is no address"),
        ("awards:\n  - title: A\n    year: 1", 6, "there is no field `year`"),
    ])
    func `a mistake names its line`(rest: String, line: Int, message: String) {
        let (_, mistakes) = product(rest)
        #expect(mistakes.contains { $0.message.hasPrefix(message) && $0.place?.line == line }, "\(lines(mistakes))")
        #expect(mistakes.allSatisfy { $0.remedy != nil })
    }
}

@Suite struct StoreReaderTests {
    @Test func `texts and keywords are read with their places`() throws {
        let (product, mistakes) = product(
            """
            store:
              subtitle: Sub
              description: |
                One.
                Two.
              keywords: [one, {word: two, weight: 3}]
              category: GAMES
              subcategories: [GAMES_BOARD]
            """)
        #expect(lines(mistakes) == [])
        let store = try #require(product?.manifest.store)
        #expect(store.listing.locale.appStore == "en-US")
        #expect(store.listing.texts[.subtitle]?.text == "Sub")
        #expect(store.listing.texts[.subtitle]?.place.line == 5)
        #expect(store.listing.texts[.description]?.text == "One.\nTwo.")
        #expect(store.listing.keywords.map(\.word) == ["one", "two"])
        #expect(store.listing.keywords.map(\.weight) == [0, 3])
        #expect((store.category, store.subcategories.first) == ("GAMES", "GAMES_BOARD"))
    }

    @Test func `a language's file wins over the manifest, and the manifest fills the rest`() throws {
        let (product, mistakes) = product(
            "store: {subtitle: Sub, promotional_text: Promo, keywords: [one]}\n", ["locales/fr.yml": "subtitle: Sous\n"]
        )
        #expect(lines(mistakes) == [])
        let main = try #require(product?.manifest.store?.listing)
        let french = try #require(product?.locales.first).completed(by: main)
        #expect((french.locale.appStore, french.locale.play) == ("fr-FR", "fr-FR"))
        #expect(french.texts[.subtitle]?.text == "Sous")
        #expect(french.texts[.promotionalText]?.text == "Promo")
        #expect(french.keywords.map(\.word) == ["one"])
    }

    @Test(arguments: [
        ("fr", "fr-FR"), ("en", "en-US"), ("ja", "ja"), ("ja-JP", "ja"), ("de", "de-DE"), ("sv-SE", "sv"),
        ("zh-CN", "zh-Hans"), ("sl", "sl-SI"), ("nl", "nl-NL"),
    ])
    func `a language by any of its names`(name: String, id: String) { #expect(StoreLocale(name)?.appStore == id) }

    @Test(arguments: [("bg", "bg"), ("gl", "gl-ES"), ("is", "is-IS"), ("fa", "fa"), ("en-IN", "en-IN"), ("sr", "sr")])
    func `a language that only Google Play has`(name: String, id: String) {
        let locale = StoreLocale(name)
        #expect((locale?.appStore, locale?.play, locale?.name) == (nil, id, id))
    }

    @Test(arguments: [
        ("xq", "the languages are ar-SA, "), ("fa-IR", "did you mean `fa`?"),
        ("pt", "write one of pt-BR, pt-PT"),
    ])
    func `a language that no store lists is told, and the kit is made`(name: String, remedy: String) {
        let (product, mistakes) = product("store: {subtitle: a}", ["locales/\(name).yml": "subtitle: b\n"])
        #expect(
            mistakes.map(\.message) == ["there is no store in the language `\(name)`, and these texts go to none"])
        #expect(mistakes.map(\.severity) == [.warning])
        #expect(mistakes.first?.remedy?.hasPrefix(remedy) == true)
        #expect(product?.locales.map(\.locale.name) == [name])
    }

    @Test(arguments: ["pt", "zh", "xx", "", "EN"])
    func `a name that means no language, or several`(name: String) { #expect(StoreLocale(name) == nil) }

    @Test(arguments: [
        ("store: [a]", 4, "`store` must be a map"), ("store:\n  subtitel: x", 5, "there is no field `subtitel`"),
        ("store:\n  keywords: one", 5, "`keywords` must be a list"),
        ("store:\n  keywords:\n    - {wrod: one}", 6, "`word` is missing"),
        ("store:\n  category: GAME", 5, "the App Store has no category `GAME`"),
        ("store:\n  category: MUSIC\n  subcategories: [GAMES_BOARD]", 6, "there is no sub-category `GAMES_BOARD`"),
        ("store:\n  locale: pt", 5, "there is no store in the language `pt`"),
    ])
    func `a mistake names its line`(rest: String, line: Int, message: String) {
        let (_, mistakes) = product(rest)
        #expect(mistakes.contains { $0.message.hasPrefix(message) && $0.place?.line == line }, "\(lines(mistakes))")
        #expect(mistakes.allSatisfy { $0.remedy != nil })
    }

    @Test(arguments: [
        ("store: {subtitle: a}", "locales/en.yml", "the texts in en-US stand in two places"),
        ("stage: live", "locales/fr.yml", "the manifest has no `store`"),
    ])
    func `a language's file that has no place`(rest: String, file: String, message: String) {
        let (_, mistakes) = product(rest, [file: "subtitle: b\n"])
        #expect(mistakes.count == 1)
        #expect(mistakes.first?.message.hasPrefix(message) == true, "\(lines(mistakes))")
        #expect(mistakes.first?.place?.path == "content/products/n/" + file)
    }
}

@Suite struct StoreFolderTests {
    @Test(arguments: ["../x", "a/b", "", ".x", "a b", "a\\\\b"])
    func `a folder's name leads nowhere else`(name: String) {
        let (_, mistakes) = product("store: {name: N}\n", ["locales/ast.yml": "google_play: \"\(name)\"\n"])
        #expect(
            mistakes.contains { $0.message.hasPrefix("`google_play` is the name of a folder") }, "\(lines(mistakes))")
    }

    @Test func `a language keeps its other store's folder only under its own name`() throws {
        let (product, mistakes) = product(
            "store: {name: N}\n", ["locales/it.yml": "google_play: it\n", "locales/de.yml": "google_play: de\n"])
        #expect(lines(mistakes) == [])
        let locales = try #require(product).locales.map(\.locale)
        #expect(locales.map(\.appStore) == [nil, "it"])
        #expect(locales.map(\.play) == ["de", "it"])
    }
}
