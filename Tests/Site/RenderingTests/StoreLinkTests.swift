import Languages
import Site
import Testing
import Values

@testable import Rendering

private func described(_ links: String) throws -> DescribedProduct {
    let manifest = "name: N\ntagline: T\nkind: app\nlinks: {\(links)}\n"
    let (content, mistakes) = read(["content/products/n/product.yml": manifest])
    #expect(mistakes.map(\.message) == [])
    return DescribedProduct(try #require(content.products.first), siteURL: .local, language: .named("en"))
}

private func text(_ name: String, of value: Value?) -> String? {
    guard case .object(let members)? = value, case .string(let text)? = members[name] else { return nil }
    return text
}

private let source = "source: \"https://github.com/me/n\""

@Suite struct StoreLinkTests {
    @Test(arguments: [
        "https://apps.apple.com/app/id1", "https://play.google.com/store/apps/details?id=n", "https://me.itch.io/n",
        "https://f-droid.org/packages/n/", "https://store.steampowered.com/app/1", "https://flathub.org/apps/n",
        "https://snapcraft.io/n", "https://www.microsoft.com/store/apps/n", "https://apps.microsoft.com/detail/n",
    ])
    func `a store is known by its address, and comes before website and source`(_ url: String) throws {
        let product = try described("\(source), website: \"https://n.dev\", Get it: \"\(url)\"")
        #expect(text("url", of: product.member("primary_link")) == url)
    }

    @Test func `a store or a download that is called so comes first`() throws {
        for name in ["store", "download"] {
            let product = try described("F-Droid: \"https://f-droid.org/n\", \(source), \(name): \"https://n.dev/get\"")
            #expect(text("url", of: product.member("primary_link")) == "https://n.dev/get")
        }
    }

    @Test(arguments: ["https://myitch.io/n", "https://n.dev/?from=itch.io", "https://www.microsoft.com/en/n"])
    func `other addresses are no stores`(_ url: String) throws {
        let product = try described("\(source), Blog: \"\(url)\"")
        #expect(text("name", of: product.member("primary_link")) == "source")
    }
}
