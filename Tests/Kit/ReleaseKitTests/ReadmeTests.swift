import Dates
import Diagnostics
import Files
import Foundation
import Site
import Studio
import Testing

@testable import ReleaseKit

/// The theme that the program carries, as it stands in the repository.
private let theme: [String: String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let names = ["github.md", "short.md", "plain.txt"].map { "themes/marquee/kit/readme/" + $0 }
    return Dictionary(
        uniqueKeysWithValues: names.map {
            ($0, (try? String(contentsOf: root.appending(path: $0), encoding: .utf8)) ?? "")
        })
}()

private let manifest = """
    name: Peek
    tagline: Inspect a running app.
    kind: library
    version: "5.3.0"
    platforms: [{name: iOS, minimum: iOS 9}]
    price: free
    license: MIT
    links: {source: https://a.dev/peek}
    install: [{manager: swiftpm}, {manager: cocoapods}]
    getting_started: "One line: [the guide](/guide/)."
    contributing: Ask first.
    requirements: [An app]
    picture: {src: /assets/peek.png, dark: /assets/dark.png, alt: Peek & co}
    features: [{title: One line, weight: 1}]

    """

private func maker(_ rest: String = "", _ more: [String: String] = [:]) throws -> (KitMaker, Product) {
    var files = theme.merging(more) { $1 }
    files["content/site.yml"] = "title: T\nbase_url: https://t.dev/\n"
    if files["content/products/peek/product.yml"] == nil {
        files["content/products/peek/product.yml"] = manifest + rest
    }
    files["content/assets/peek.png"] = "png"
    files["content/assets/dark.png"] = "png"
    let (content, mistakes) = SiteReader().read(FileTree(texts: files))
    #expect(mistakes.isEmpty)
    let maker = KitMaker(content, pictures: PictureSetup(games: []), now: Instant(seconds: 1_790_000_000))
    return (maker, try #require(content.products.first))
}

@Suite struct ReadmeTests {
    @Test func `a README leads to every store that has it`() throws {
        let links =
            "{source: https://a.dev/n, App Store: https://apps.apple.com/app/id1, F-Droid: https://f-droid.org/n}"
        let lamp = "name: Lamp\ntagline: It shines.\nkind: app\nlinks: \(links)\n"
        let (maker, product) = try maker("", ["content/products/peek/product.yml": lamp])
        let text = try maker.readme(of: product)
        #expect(
            text.contains(
                "## Get it\n\n- [App Store](https://apps.apple.com/app/id1)\n- [F-Droid](https://f-droid.org/n)\n\n"))
    }

    @Test func `the picture comes first and the changelog last`() throws {
        let log = "# Changelog\n\n## [5.3.0] - 2019-11-25\n\n### Added\n\n- A thing.\n"
        let (maker, product) = try maker("", ["content/products/peek/CHANGELOG.md": log])
        let text = try maker.readme(of: product)
        #expect(text.hasPrefix("<p align=\"center\">"))
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("# ") || $0.hasPrefix("## ") }
        #expect(
            headings == [
                "# Peek", "## What it does", "## Get it", "## Getting started", "## Requirements", "## Links",
                "## Contributing", "## Changelog",
            ])
        #expect(
            text.hasSuffix(
                "### 5.3.0, 25 November 2019\n\n#### Added\n\n- A thing.\n\n[All changes](content/products/peek/CHANGELOG.md)\n"
            ))
    }

    @Test func `badges stand below the title, and those without an address are pictures alone`() throws {
        let (maker, product) = try maker(
            "badges: [version, platforms, license, {build: ci.yml}]\n",
            [
                "content/products/peek/product.yml":
                    manifest.replacing("https://a.dev/peek", with: "https://github.com/me/peek.git")
                    .replacing("license: MIT", with: "license: Apache-2.0")
                    + "badges: [version, platforms, license, {build: ci.yml}]\n"
            ])
        let text = try maker.readme(of: product)
        #expect(
            text.contains(
                """
                # Peek

                [![Version: 5.3.0](https://img.shields.io/badge/version-5.3.0-blue)](https://github.com/me/peek/releases)
                ![Platforms: iOS](https://img.shields.io/badge/platforms-iOS-lightgrey)
                ![License: Apache-2.0](https://img.shields.io/badge/license-Apache--2.0-green)
                [![build](https://github.com/me/peek/actions/workflows/ci.yml/badge.svg)](https://github.com/me/peek/actions/workflows/ci.yml)

                **Inspect
                """), "\(text)")
    }

    @Test func `pictures are relative in the repository and whole elsewhere, dark ones too`() throws {
        let (maker, product) = try maker()
        let here = try maker.readme(of: product, section: "head", site: "../")
        #expect(here.contains("srcset=\"../content/assets/dark.png\""))
        #expect(here.contains("src=\"../content/assets/peek.png\" width=\"420\" alt=\"Peek &amp; co\""))
        #expect(try maker.readme(of: product, section: "head", picture: "a.gif").contains("src=\"a.gif\""))
        let kit = maker.kit(of: product).tree
        guard case .bytes(let away)? = kit["README.absolute.md"] else { return #expect(Bool(false)) }
        let text = String(decoding: away, as: UTF8.self)
        #expect(text.contains("src=\"https://t.dev/assets/peek.png\""))
        #expect(!text.contains("](/"))
        #expect(text.contains("[the guide](https://t.dev/guide/)"))
    }

    @Test func `a picture beside the manifest is found from the repository and from everywhere`() throws {
        let beside = manifest.replacing("{src: /assets/peek.png, dark: /assets/dark.png,", with: "{src: my shot.png,")
        let (maker, product) = try maker(
            "",
            [
                "content/products/peek/my shot.png": "png", "content/products/peek/product.yml": beside,
            ])
        let here = try maker.readme(of: product, section: "head", site: "../")
        #expect(here.contains("src=\"../content/products/peek/my%20shot.png\""))
        let kit = maker.kit(of: product).tree
        for name in ["README.md", "README.absolute.md"] {
            guard case .bytes(let bytes)? = kit[name] else { return #expect(Bool(false)) }
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.contains("src=\"https://t.dev/products/peek/my%20shot.png\""))
        }
    }

    @Test func `a library says how each manager brings it`() throws {
        let (maker, product) = try maker()
        #expect(
            try maker.readme(of: product, section: "get") == """
                ## Get it

                ### Swift Package Manager

                ```swift
                .package(url: "https://a.dev/peek", from: "5.3.0"),
                ```

                and, in the target that uses it:

                ```swift
                .product(name: "Peek", package: "peek"),
                ```

                ### CocoaPods

                ```ruby
                pod 'Peek', '~> 5.3.0'
                ```

                """)
    }

    @Test func `each section alone, and all of them, are the same text`() throws {
        let (maker, product) = try maker()
        let parts = try Readme.Section.allCases.map { try maker.readme(of: product, section: $0.rawValue) }
        #expect(parts.filter { !$0.isEmpty }.joined(separator: "\n") == (try maker.readme(of: product)))
    }

    @Test(arguments: [(140, true), (141, false)])
    func `the short one is what registries take`(length: Int, isTaken: Bool) throws {
        for last in ["z", "語", "👨‍👩‍👧‍👦"] {
            let tagline = String(repeating: "n", count: length - 1) + last
            let (maker, product) = try maker().0.product(tagline: tagline)
            #expect(maker.kit(of: product).mistakes.contains { $0.message.contains("registries") } == !isTaken)
            let mistakes = maker.mistakes(in: product).filter { $0.message.contains("registries") }
            #expect(mistakes.isEmpty == isTaken)
            #expect(mistakes.allSatisfy { $0.place?.line == 2 && $0.remedy != nil })
        }
    }

    @Test func `without markup, commands stand apart`() throws {
        let (maker, product) = try maker()
        guard case .bytes(let bytes)? = maker.kit(of: product).tree["README.txt"] else { return #expect(Bool(false)) }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix("PEEK 5.3.0\n\nInspect a running app.\n"))
        #expect(text.contains("CocoaPods:\n\n    pod 'Peek', '~> 5.3.0'\n"))
        #expect(!text.contains("```") && !text.contains("**"))
    }
}

extension KitMaker {
    /// The maker's product with another tagline.
    fileprivate func product(tagline: String) throws -> (KitMaker, Product) {
        var product = try #require(content.products.first)
        product.manifest.tagline = tagline
        return (self, product)
    }
}
