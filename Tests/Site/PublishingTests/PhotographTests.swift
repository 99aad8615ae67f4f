import Dates
import Files
import Images
import Site
import Synchronization
import Testing

@testable import Publishing

/// A picture with something to see everywhere.
private func photograph(_ width: Int, _ height: Int) -> Raster {
    var bytes: [UInt8] = []
    for y in 0..<height {
        for x in 0..<width {
            bytes.append(UInt8(x * 255 / width))
            bytes.append(UInt8(y * 255 / height))
            bytes.append(128)
        }
    }
    return Raster(width: width, height: height, channels: 3, bytes: bytes)
}

/// A JPEG that lies on its side and tells where it was taken.
private func lying(_ width: Int, _ height: Int) throws -> [UInt8] {
    var file = try jpeg(of: photograph(width, height), quality: 80)
    let entry: [UInt8] = [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let content = Array("Exif\0\0".utf8) + entry + Array("GPS 50.06 19.94".utf8)
    file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content, at: 2)
    return file
}

@Suite struct PhotographTests {
    private let rules = plainSite + "pictures: {widths: [20, 40], quality: 70}\n"

    private func publish(
        _ texts: [String: String], _ pictures: [String: [UInt8]], site: String? = nil,
        store: PhotographStore = .none
    ) -> Publication {
        var tree = FileTree(texts: plainTheme.merging(texts) { $1 })
        tree["content/site.yml"] = .bytes(Array((site ?? rules).utf8))
        for (path, bytes) in pictures { tree[path] = .bytes(bytes) }
        let (content, mistakes) = SiteReader(builtInTheme: builtIn).read(tree)
        let options = PublishingOptions(now: Instant(seconds: 1_800_000_000))
        return Publisher(options: options, pictures: with(store)).publish(content, mistakes: mistakes)
    }

    private func with(_ store: PhotographStore) -> Pictures {
        var pictures = Pictures()
        pictures.photographs = store
        return pictures
    }

    /// As much of the built-in theme as pictures need.
    private let builtIn = FileTree(texts: [
        "marquee/partials/picture-set.html":
            "<picture>{{ picture.srcset }}|{{ picture.src }}|{{ picture.width }}x{{ picture.height }}|{{ alt }}|{{ loading }}</picture>"
    ])

    private func bytes(_ path: String, _ made: Publication) throws -> [UInt8] {
        let content = try #require(made.tree[path], "\(path)")
        return try content.read()
    }

    @Test func `a photograph of a text is offered in several widths, upright and without its place`() throws {
        let made = publish(
            ["content/pages/a.md": post("A", "", "![A *view*](/assets/p.jpg)\n\n![Again](/assets/p.jpg)")],
            ["content/assets/p.jpg": try lying(90, 60)])
        #expect(made.lines == [])
        let html = try #require(made.text("a/index.html"))
        let list = "/assets/p.jpg.20.webp 20w, /assets/p.jpg.40.webp 40w"
        #expect(html.contains("<picture>\(list)|/assets/p.jpg.40.jpg|40x60|A view|</picture>"), "\(html)")
        #expect(html.contains("|Again|lazy</picture>"), "\(html)")
        for (file, width) in [("p.jpg.20.webp", 20), ("p.jpg.40.webp", 40), ("p.jpg.40.jpg", 40)] {
            let picture = try decoded(bytes("assets/" + file, made))
            #expect((picture.width, picture.height) == (width, width * 3 / 2), "\(file)")
        }
        let original = try bytes("assets/p.jpg", made)
        #expect(!String(decoding: original, as: UTF8.self).contains("GPS"))
        #expect(try decoded(original) == decoded(lying(90, 60)))
    }

    @Test func `pictures beside posts, of products and of heads are offered too`() throws {
        let picture = try jpeg(of: photograph(60, 30), quality: 80)
        let made = publish(
            [
                "content/posts/2026-11-01-a.md": post("A", "", "![x](one.jpg)"),
                "content/pages/b/index.md": post("B", "image: two.jpg"),
                "content/products/game/product.yml": "name: Game\nkind: game\ntagline: T\n",
                "content/products/game/index.md": "![x](shots/three.jpg)",
                "themes/plain/layouts/page.html": "{{ page.picture.srcset }}",
                "themes/plain/layouts/product.html": "{{ content }}",
            ],
            [
                "content/posts/one.jpg": picture, "content/pages/b/two.jpg": picture,
                "content/products/game/shots/three.jpg": picture,
            ])
        #expect(made.mistakes.filter { $0.severity == .error }.map(\.message) == [])
        let widths = made.tree.paths.filter { $0.hasSuffix(".webp") }
        #expect(
            widths == [
                "b/two.jpg.20.webp", "b/two.jpg.40.webp", "posts/2026/a/one.jpg.20.webp",
                "posts/2026/a/one.jpg.40.webp", "products/game/shots/three.jpg.20.webp",
                "products/game/shots/three.jpg.40.webp",
            ])
        #expect(made.text("b/index.html")?.contains("/b/two.jpg.20.webp 20w") == true)
        #expect(made.text("products/game/index.html")?.contains("three.jpg.40.webp 40w") == true)
    }

    @Test func `a picture that cannot be decoded is told where it is shown`() throws {
        let whole = try jpeg(of: photograph(90, 60), quality: 90)
        let made = publish(
            [
                "content/pages/a.md": post("A", "image: /assets/cut.jpg", "Text\nand ![x](/assets/cut.jpg)"),
                "content/pages/b.md": post("B", "", "![y](/assets/good.jpg)"),
            ],
            ["content/assets/cut.jpg": Array(whole.prefix(whole.count / 2)), "content/assets/good.jpg": whole])
        #expect(made.lines.count == 2, "\(made.lines)")
        #expect(made.lines[0].hasPrefix("content/pages/a.md:3: the picture `/assets/cut.jpg` cannot be shown"))
        #expect(made.lines[1].hasPrefix("content/pages/a.md:6: the picture `/assets/cut.jpg` cannot be shown"))
        #expect(made.mistakes.last?.place?.column == 10)
    }

    @Test(arguments: ["off", "{widths: [500]}"])
    func `a picture is one file where a site wants that, and where it is small`(rule: String) throws {
        let made = publish(
            ["content/pages/a.md": post("A", "", "![x](/assets/p.jpg)")],
            ["content/assets/p.jpg": try lying(90, 60)], site: plainSite + "pictures: \(rule)\n")
        #expect(made.lines == [])
        #expect(
            made.text("a/index.html")?.contains(
                "<img src=\"/assets/p.jpg\" alt=\"x\" width=\"60\" height=\"90\" decoding=\"async\" />") == true)
        #expect(made.tree.paths.filter { $0.hasPrefix("assets/") } == ["assets/p.jpg"])
    }

    @Test func `animations and drawings are left as they are, with their sizes`() {
        let made = publish(
            [
                "content/pages/a.md": post("A", "", "![x](/assets/a.gif) ![y](/assets/b.svg) ![z](/assets/c.svg)"),
                "content/assets/b.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 200'></svg>",
                "content/assets/c.svg": "<?xml version='1.0'?><svg width='50%' height='40px' viewBox='0 0 10 20'/>",
            ], ["content/assets/a.gif": Array(tinyPicture("a").utf8)])
        let html = made.text("a/index.html") ?? ""
        #expect(made.lines == [])
        #expect(html.contains("alt=\"x\" width=\"1\" height=\"1\""), "\(html)")
        #expect(html.contains("alt=\"y\" width=\"300\" height=\"200\""), "\(html)")
        #expect(html.contains("alt=\"z\" width=\"20\" height=\"40\""), "\(html)")
    }

    @Test(arguments: ["{widths: [9]}", "{widths: [wide]}", "{quality: 0}", "{widht: [20]}", "[20]"])
    func `a rule that is none is told`(rule: String) {
        let made = publish([:], [:], site: plainSite + "pictures: \(rule)\n")
        #expect(made.lines.contains { $0.hasPrefix("content/site.yml:5: ") }, "\(made.lines)")
    }

    @Test func `what is kept is not made again, and a part that is lost is made as it was`() throws {
        let kept = Mutex<[String: [UInt8]]>([:])
        let store = PhotographStore(
            digest: { file throws(DiskError) in Digest(of: try file.read()).hex },
            kept: { name in kept.withLock { $0[name].map { .bytes($0) } } },
            keep: { bytes, name in
                kept.withLock { $0[name] = bytes }
                return .bytes(bytes)
            })
        let texts = ["content/pages/a.md": post("A", "", "![x](/assets/p.jpg)")]
        let pictures = ["content/assets/p.jpg": try lying(90, 60)]
        let first = publish(texts, pictures, store: store)
        let all = kept.withLock { $0 }
        #expect(all.count == 4)
        for name in all.keys {
            kept.withLock { $0[name] = nil }
            #expect(publish(texts, pictures, store: store).tree == first.tree, "\(name)")
            #expect(kept.withLock { $0 } == all)
        }
        // What is kept is taken, so that nothing is decoded.
        kept.withLock { kept in for name in kept.keys { kept[name] = [1, 2, 3] } }
        #expect(try bytes("assets/p.jpg.20.webp", publish(texts, pictures, store: store)) == [1, 2, 3])
    }
}
