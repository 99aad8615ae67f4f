import Dates
import Diagnostics
import Files
import Foundation
import Markdown
import Markup
import Site
import Studio
import Testing

@testable import ReleaseKit

/// What no template may let through: markup of HTML and of Markdown, in quotes of YAML.
private let hostile =
    "<script>alert(1)</script> [x](javascript:alert(1)) *a* __b__ ~~c~~ | `d` \\\\ \\\" onload=e <!-- &lt;i&gt; ![f](g)\\n\\n# h\\n"

/// A manifest in which every text is hostile, as far as its reader takes that, but for those that are Markdown:
/// `requirements`, `getting_started`, `contributing`.
private let manifest = """
    name: "\(hostile)"
    tagline: "\(hostile)"
    title: "\(hostile)"
    lede: "\(hostile)"
    kind: library
    version: "1.0"
    platforms: [{name: "\(hostile)", minimum: "\(hostile)"}]
    price: free
    price_note: "\(hostile)"
    license: "\(hostile)"
    audience: "\(hostile)"
    languages: ["\(hostile)"]
    links: {"\(hostile)": "https://x.dev/\(hostile)", source: "https://x.dev/a_b_c)\(hostile)"}
    install: [{manager: swiftpm}, {manager: source, commands: ["```\\n\\n# h\\n\(hostile)"]}]
    features: [{title: "\(hostile)", detail: "\(hostile)"}, {title: "1. one", detail: "> q"}]
    team: [{name: "\(hostile)", role: "\(hostile)"}]
    quotes: [{text: "\(hostile)", by: "\(hostile)", url: "https://x.dev/\(hostile)"}]
    awards: [{title: "\(hostile)", detail: "\(hostile)"}]
    topics: ["\(hostile)"]
    picture: {src: "https://x.dev/\(hostile)", dark: "//x.dev/\(hostile)", alt: "\(hostile)"}
    store: {name: "\(hostile)", subtitle: "\(hostile)"}

    """

private let themeFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../themes/marquee").standardized

/// The theme that the program carries, as it stands in the repository.
let kitTheme: [String: String] = {
    var files: [String: String] = [:]
    for folder in ["kit/readme", "kit/press", "kit/social", "kit/store", "partials"] {
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: themeFolder.appending(path: folder).path())) ?? []
        for name in names {
            let text = try? String(contentsOf: themeFolder.appending(path: folder + "/" + name), encoding: .utf8)
            files["themes/marquee/\(folder)/\(name)"] = text ?? ""
        }
    }
    files["themes/marquee/kit/index.html"] = try? String(
        contentsOf: themeFolder.appending(path: "kit/index.html"), encoding: .utf8)
    return files
}()

private func maker(_ manifest: String) throws -> (KitMaker, Product) {
    var files = kitTheme
    files["content/site.yml"] = "title: T\nbase_url: https://t.dev/\n"
    files["content/products/p/product.yml"] = manifest
    files["content/posts/2026-01-01-a.md"] =
        "---\ntitle: \"\(hostile)\"\ndescription: \"\(hostile)\"\nproduct: p\n---\nText.\n"
    let (content, mistakes) = SiteReader().read(FileTree(texts: files))
    #expect(mistakes.filter { $0.severity == .error } == [])
    let maker = KitMaker(content, pictures: PictureSetup(games: []), now: Instant(seconds: 1_790_000_000))
    return (maker, try #require(content.products.first))
}

/// The names of elements, of attributes, and the schemes of addresses that markup has.
private func shape(_ html: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var scanner = TagScanner(html)
    func text(_ range: Range<Int>) -> String { String(decoding: html[range], as: UTF8.self).lowercased() }
    while let tag = scanner.next() {
        found.insert("<\(text(tag.name))>")
        for attribute in scanner.attributes {
            let name = text(attribute.name)
            found.insert(name)
            guard ["href", "src", "srcset"].contains(name), let value = attribute.value else { continue }
            let address = unescaped(html[value])
            let scheme = address.prefix { $0 != ":" && $0 != "/" }
            if address.dropFirst(scheme.count).first == ":" { found.insert(scheme + ":") }
        }
    }
    return found
}

/// A manifest of the same fields whose texts are harmless.
private let harmless = manifest.replacing(hostile, with: "word").replacing("```\\n\\n# h\\n", with: "")

@Suite struct HostileManifestTests {
    @Test func `no text of a manifest becomes markup of a README, a fact sheet or a letter`() throws {
        let kits = try [manifest, harmless].map { text in
            let (maker, product) = try maker(text)
            return maker.kit(of: product).tree
        }
        let names = [
            "README.md", "README.absolute.md", "press/fact-sheet.md", "press/descriptions.md", "social/newsletter.md",
        ]
        for name in names {
            let shapes = kits.map { kit -> Set<String> in
                guard case .bytes(let bytes)? = kit[name] else { return [] }
                // Subject and preview of a letter are no Markdown.
                let isLetter = name.contains("newsletter")
                let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                return shape(markdownFragment(Array(lines.dropFirst(isLetter ? 2 : 0).joined(separator: [0x0A]))))
            }
            #expect(!shapes[1].isEmpty, "\(name) is missing")
            #expect(shapes[0].subtracting(shapes[1]) == [], "\(name)")
        }
    }

    @Test func `no text of a manifest becomes markup of a page`() throws {
        let kits = try [manifest, harmless].map { text in
            let (maker, product) = try maker(text)
            return maker.kit(of: product).tree
        }
        for name in ["index.html", "press/index.html"] {
            let shapes = kits.map { kit -> Set<String> in
                guard case .bytes(let bytes)? = kit[name] else { return [] }
                return shape(bytes)
            }
            #expect(!shapes[1].isEmpty, "\(name) is missing")
            #expect(shapes[0].subtracting(shapes[1]) == [], "\(name)")
        }
    }
}
