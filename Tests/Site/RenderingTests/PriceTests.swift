import Languages
import Site
import Testing

@testable import Rendering

private func described(_ manifest: String, language: String = "en") throws -> DescribedProduct {
    let files = ["content/products/n/product.yml": "name: N\ntagline: T\nkind: game\n" + manifest]
    let (content, mistakes) = read(files)
    #expect(mistakes.map(\.message) == [])
    let product = try #require(content.products.first)
    return DescribedProduct(product, siteURL: .local, language: .named(language))
}

@Suite struct PriceTests {
    @Test(arguments: [
        ("free", "en", "Free"), ("Free", "fr", "Gratuit"), ("0 EUR", "en", "Free"), ("4.99 USD", "en", "$4.99"),
        ("USD 4.99", "en", "$4.99"), ("[4.99 USD, 5.99 EUR]", "de", "4,99\u{A0}$ · 5,99\u{A0}€"),
        ("600 JPY", "ja", "￥600"),
    ])
    func `a price as people of a language read it`(written: String, language: String, words: String) throws {
        #expect(try described("price: \(written)\n", language: language).member("price") == .string(words))
    }

    @Test(arguments: [
        ("cheap", "`cheap` is no price", "write `free`"), ("4,99 EUR", "`4,99` is no amount of EUR", "with a point"),
        ("4.99 EURO", "there is no currency `EURO`", "did you mean `EUR`?"),
        ("4.99 €", "there is no currency `€`", "did you mean `EUR`?"),
        ("4.999 USD", "`4.999` is no amount of USD", "2 digits"),
        ("600.50 JPY", "`600.50` is no amount of JPY", "0 digits"),
        ("4.99", "`4.99` is no price", "write `free`"), ("-1 USD", "`-1` is no amount of USD", "write digits"),
    ])
    func `what is no price is told with a remedy`(written: String, message: String, remedy: String) {
        let (_, mistakes) = read([
            "content/products/n/product.yml": "name: N\ntagline: T\nkind: game\nprice: \(written)\n"
        ])
        #expect(mistakes.map(\.message) == [message])
        #expect(mistakes.first?.place?.line == 4)
        #expect(mistakes.first?.remedy?.contains(remedy) == true, "\(mistakes)")
    }
}

@Suite struct DescriptionTests {
    private let manifest = """
        version: "2.0"
        released: 2020-09-01
        stage: beta
        price: 4.99 EUR
        price_note: PDF export is a purchase
        platforms: [{name: iOS, minimum: iOS 13}, {name: Mac, minimum: macOS 14}, Linux]
        languages: [English, French]
        team: [Ada Marsh, {name: Bo, role: Art, url: https://bo.dev}]
        license: MIT
        links: {source: https://a.dev/b, store: https://apps.apple.com/app/id1, my_forum: https://c.dev}
        """

    @Test func `facts in English`() throws {
        let product = try described(manifest)
        #expect(product.member("date") == "1 September 2020")
        #expect(product.member("stage") == "Beta")
        #expect(
            facts(product) == [
                "Version: 2.0 · 1 September 2020", "Price: €4.99. PDF export is a purchase",
                "Runs on: iOS 13 or later, Mac (macOS 14 or later), Linux", "Languages: English, French",
                "Made by: Ada Marsh, Bo", "License: MIT",
            ])
        #expect(titles(product) == ["Source code", "App Store", "My forum"])
    }

    @Test func `facts in French, and the raw values behind them`() throws {
        let product = try described(manifest, language: "fr")
        #expect(product.member("kind") == "Jeu")
        #expect(facts(product)[0] == "Version: 2.0 · 1er septembre 2020")
        #expect(facts(product)[1] == "Prix: 4,99\u{A0}€. PDF export is a purchase")
        #expect(titles(product)[0] == "Code source")
        guard case .object(let raw)? = product.member("raw") else { return #expect(Bool(false)) }
        #expect(raw["released"] == "2020-09-01")
        #expect(raw["price"] == "4.99 EUR")
        #expect(raw["kind"] == "game")
        guard case .date(let time)? = product.member("released") else { return #expect(Bool(false)) }
        #expect(time.strftime("%F") == "2020-09-01")
    }

    @Test func `every name that is offered has a member`() throws {
        let product = try described(manifest)
        for name in product.memberNames { #expect(product.member(name) != nil, "\(name)") }
    }

    private func facts(_ product: DescribedProduct) -> [String] {
        guard case .list(let facts)? = product.member("facts") else { return [] }
        return facts.compactMap { fact in
            guard case .object(let fact) = fact, case .string(let name)? = fact["name"],
                case .string(let value)? = fact["value"]
            else { return nil }
            return "\(name): \(value)"
        }
    }

    private func titles(_ product: DescribedProduct) -> [String] {
        guard case .list(let links)? = product.member("links") else { return [] }
        return links.compactMap { link in
            if case .object(let link) = link, case .string(let title)? = link["title"] { title } else { nil }
        }
    }
}
