import Dates
import Diagnostics
import Drawing
import Files
import Site
import Studio
import Synchronization
import Testing
import Values

@testable import ReleaseKit

private let site = [
    "content/site.yml": "title: T\nbase_url: https://t.dev/blog/\n",
    "content/guide/how.md": "---\ntitle: How\n---\nText.\n",
    "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\n",
    "themes/marquee/theme.yml": "name: marquee\n", "themes/marquee/assets/style.css": "p { margin: 0 }",
    "themes/marquee/partials/inner.html": "<p>{{ product.press.sheet.src }}</p>",
    "themes/marquee/kit/press/index.html": "{% include 'inner' %}{{ content }}",
    "themes/marquee/kit/press/fact-sheet.md":
        "{% for fact in product.press.facts %}{{ fact.name }}: {{ fact.value }} {{ fact.url }}\n{% endfor %}",
]

/// Keeps pictures from test to test, since most differ in nothing.
private let shelf = Mutex<[String: [UInt8]]>([:])
private let pictures = PictureSetup(
    games: [],
    cache: PictureCache(
        read: { name in shelf.withLock { $0[name] } }, store: { bytes, name in shelf.withLock { $0[name] = bytes } }))

private func maker(_ changes: [String: String]) throws -> (KitMaker, Product, [Diagnostic]) {
    let (content, mistakes) = SiteReader().read(FileTree(texts: site.merging(changes) { $1 }))
    let product = try #require(content.product("lamp"))
    return (
        KitMaker(content, pictures: pictures, now: Instant(seconds: 1_790_000_000)), product, mistakes
    )
}

private func room(_ changes: [String: String] = [:]) throws -> PressRoom {
    let (maker, product, mistakes) = try maker(changes)
    #expect(mistakes.isEmpty)
    return maker.pressRoom(of: product)
}

private func text(_ room: PressRoom, _ path: String) -> String {
    room.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
}

@Suite struct PressRoomTests {
    @Test(arguments: [
        ("shots/en-US/phoneScreenshots/1_en-US_phone_light_list.png", "Phone light list"),
        ("shots/en-US/featureGraphic.png", "Feature graphic"), ("steep-teas.png", "Steep teas"),
        ("shots/1.png", "1"), ("README.png", "README"), ("film/Über-uns.jpg", "Über uns"),
    ])
    func `a picture is called by the words of its file`(path: String, title: String) {
        #expect(pictureTitle(of: path) == title)
    }

    @Test func `a product of which little is known has a room all the same`() throws {
        let room = try room()
        #expect(room.mistakes.isEmpty)
        #expect(
            room.files.map(\.path) == [
                "logo/lamp-mark.svg", "logo/lamp-mark.png", "logo/lamp-wordmark.svg", "logo/lamp-wordmark.png",
                "logo/lamp-wordmark-on-dark.svg", "logo/lamp-wordmark-on-dark.png", "logo.zip",
                "lamp-press-sheet.pdf", "lamp-press-sheet.png", "fact-sheet.md", "press.json",
            ])
    }

    @Test func `what is not known says so`() throws {
        #expect(
            try text(room(), "fact-sheet.md").split(separator: "\n") == [
                "Developer: TBD", "Release date: TBD", "Version: TBD", "Platforms: TBD", "Price: TBD",
                "Website: t.dev/blog/products/lamp https://t.dev/blog/products/lamp/", "Press contact: TBD",
            ])
    }

    @Test func `what is known is told`() throws {
        let manifest = """
            name: Lamp
            tagline: It shines.
            kind: app
            team: [Ada, Grace]
            contact: [press@t.dev, https://www.t.dev/press/]
            price: Free
            platforms: [{name: iOS, minimum: iOS 9}, {name: macOS}]
            links: {website: https://www.lamp.dev/, store: https://apps.apple.com/app/id1}
            """
        let room = try room([
            "content/products/lamp/product.yml": manifest,
            "content/products/lamp/CHANGELOG.md": "# Changelog\n\n## [1.1] - 2026-02-03\n\n- Brighter.\n",
        ])
        #expect(
            text(room, "fact-sheet.md").split(separator: "\n") == [
                "Developer: Ada, Grace", "Release date: 3 February 2026", "Version: 1.1",
                "Platforms: iOS 9 or later, macOS", "Price: Free", "Website: lamp.dev https://www.lamp.dev/",
                "Store: apps.apple.com/app/id1 https://apps.apple.com/app/id1",
                "Press contact: press@t.dev mailto:press@t.dev", "Press contact: t.dev/press https://www.t.dev/press/",
            ])
        let data = text(room, "press.json")
        #expect(data.hasPrefix("{\n  \"form\": 1,\n"))
        #expect(data.contains("\"press\": \"https://t.dev/blog/products/lamp/press/\""))
        #expect(data.contains("\"version\": \"1.1\",\n      \"notes\": \"- Brighter.\""))
    }

    @Test func `pictures beside the manifest come along large and small`() throws {
        let made = try maker([:])
        var product = made.1
        // A tree of texts holds no picture, so it comes by way of the product.
        product.files["shots/on-air.png"] = .bytes(
            try pictures.renderer.png(of: Pixmap(width: 1120, height: 300, fill: .white)))
        product.files["icon.gif"] = .bytes(Array("GIF89a".utf8))
        let room = made.0.pressRoom(of: product)
        let pictures = room.files.filter { $0.path.hasPrefix("pictures/") }
        #expect(
            pictures.map(\.path) == [
                "pictures/icon.gif", "pictures/shots-on-air.png", "pictures/small/shots-on-air.png",
            ])
        let small = try #require(pictures.last.flatMap { MediaFacts($0.bytes) })
        #expect([small.width, small.height] == [560, 150])
        #expect(room.files.contains { $0.path == "images.zip" })
    }

    @Test func `the logo is the manifest's where it names one`() throws {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='5'><rect width='10' height='5'/></svg>"
        let manifest = (site["content/products/lamp/product.yml"] ?? "") + "logo: logo.svg\n"
        let room = try room(["content/products/lamp/product.yml": manifest, "content/products/lamp/logo.svg": svg])
        #expect(room.files.map(\.path).prefix(3) == ["logo/lamp-logo.svg", "logo/lamp-logo.png", "logo.zip"])
        let png = try #require(room.files.first { $0.path == "logo/lamp-logo.png" }.flatMap { MediaFacts($0.bytes) })
        #expect([png.width, png.height] == [1024, 512])
    }

    @Test func `a logo that is missing or no picture is a mistake at its line`() throws {
        let manifest = (site["content/products/lamp/product.yml"] ?? "") + "logo: logo.svg\n"
        let (_, _, missing) = try maker([
            "content/products/lamp/product.yml": manifest, "content/products/lamp/logos.svg": "<svg/>",
        ])
        #expect(missing.map(\.place?.line) == [4])
        #expect(missing.first?.remedy == "did you mean `logos.svg`?")
        let broken = try room([
            "content/products/lamp/product.yml": manifest, "content/products/lamp/logo.svg": "no picture",
        ])
        #expect(broken.mistakes.map(\.place?.line) == [4])
        #expect(broken.files.contains { $0.path == "lamp-press-sheet.pdf" })
    }

    @Test func `a picture beside the manifest that cannot be read is named, and the room has the rest`() throws {
        let broken = try room(["content/products/lamp/shot.png": "no picture"])
        #expect(
            broken.mistakes.map(\.message).contains {
                $0.hasPrefix("`content/products/lamp/shot.png` cannot be shown: ")
            }, "\(broken.mistakes)")
        #expect(broken.files.contains { $0.path == "lamp-press-sheet.pdf" })
        #expect(broken.files.contains { $0.path.hasSuffix("-mark.png") })
    }

    @Test func `a JPEG that is called a PNG comes along as it is`() throws {
        let made = try maker([:])
        var product = made.1
        product.files["shot.png"] = .bytes(Array(jpegHead))
        let room = made.0.pressRoom(of: product)
        #expect(room.mistakes.isEmpty, "\(room.mistakes)")
        #expect(room.files.first { $0.path == "pictures/shot.png" }?.bytes == jpegHead)
    }

    /// A JPEG of 3 by 2 pixels, as far as its size.
    private let jpegHead: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 2, 0, 3, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 0xFF, 0xDA, 0, 2, 0xFF,
        0xD9,
    ]

    @Test(arguments: [
        ("title: Old 𓀀\n", 4), ("lede: 𓀀 old\n", 4), ("title: New\nfeatures:\n  - title: Fine\n  - title: Old 𓀀\n", 5),
        ("quotes:\n  - text: 𓀀 old\n    by: Me\n", 4), ("awards:\n  - title: 𓀀\n", 4),
    ])
    func `letters of the sheet that no font has are told where they stand`(field: String, line: Int) throws {
        let manifest = (site["content/products/lamp/product.yml"] ?? "") + field
        let old = try room(["content/products/lamp/product.yml": manifest])
        let told = old.mistakes.filter { $0.message.contains("𓀀") }
        #expect(!told.isEmpty)
        #expect(Set(told.map(\.place)) == [Place(path: "content/products/lamp/product.yml", line: line, column: 1)])
    }

    @Test func `a logo may be a picture that stays on the disk`() throws {
        let png = try pictures.renderer.png(of: Pixmap(width: 12, height: 12, fill: .white))
        let path = "/tmp/playbill-icon-\(UInt64.random(in: 0 ... .max)).png"
        try Disk.live.write(png, path)
        defer { try? Disk.live.remove(path) }
        var tree = FileTree(texts: site)
        tree["content/products/lamp/product.yml"] = .bytes(
            Array("name: Lamp\ntagline: T\nkind: app\nlogo: icon.png\n".utf8))
        tree["content/products/lamp/icon.png"] = .onDisk(path: path, size: png.count)
        let (content, mistakes) = SiteReader().read(tree)
        let maker = KitMaker(content, pictures: pictures, now: Instant(seconds: 1_790_000_000))
        let room = maker.pressRoom(of: try #require(content.product("lamp")))
        #expect(mistakes == [] && room.mistakes == [])
        #expect(room.files.first { $0.path == "logo/lamp-logo.png" }?.bytes == png)
    }

    @Test func `the page of the kit shows the prose that it is given, its pictures beside it`() throws {
        let (made, product, _) = try maker([:])
        let prose: KitMaker.ProseSource = { _ in
            var prose = ShownProse()
            prose.html = Array(
                "<p><a href=\"https://t.dev/blog/\">home</a> <img src=\"https://t.dev/blog/products/lamp/on%20air.png?a&amp;b\" srcset=\"https://t.dev/1.png 2x, https://x.dev/2.png 3x\"></p>"
                    .utf8)
            prose.files = [
                ("https://t.dev/blog/products/lamp/on%20air.png?a&b", .bytes([1])),
                ("https://t.dev/1.png", .bytes([2])),
                ("https://t.dev/1.png", .bytes([2])),
            ]
            prose.mistakes = [Diagnostic(.error, "the address `/gone/` leads nowhere")]
            return prose
        }
        let maker = KitMaker(made.content, pictures: pictures, now: made.now, prose: prose)
        let kit = maker.kit(of: product)
        guard case .bytes(let bytes)? = kit.tree["press/index.html"] else { return #expect(Bool(false)) }
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "<p>lamp-press-sheet.pdf</p><p><a href=\"https://t.dev/blog/\">home</a> <img src=\"story/on-air.png\" srcset=\"story/1.png 2x, https://x.dev/2.png 3x\"></p>"
        )
        #expect(kit.tree["press/story/1.png"] == .bytes([2]))
        #expect(kit.tree["press/style.css"] != nil)
        #expect(kit.mistakes.first?.message == "the address `/gone/` leads nowhere")
        #expect(!kit.isGood)
    }

    @Test func `the same product twice gives the same room`() throws {
        let made = try maker([:])
        // Without a shelf, so that all of it is made again.
        let fresh = KitMaker(made.0.content, pictures: PictureSetup(games: []), now: made.0.now)
        let rooms = [made.0, fresh].map { $0.pressRoom(of: made.1).files.map { Digest(of: $0.bytes).hex } }
        #expect(rooms[0] == rooms[1])
    }
}

@Suite struct PressFieldTests {
    @Test(arguments: ["press at t.dev", "t.dev/press", "a b@t.dev"])
    func `what is no contact is a mistake at its line`(_ contact: String) throws {
        let (_, _, mistakes) = try maker([
            "content/products/lamp/product.yml": "name: L\ntagline: T\nkind: app\ncontact: \(contact)\n"
        ])
        #expect(mistakes.map(\.place?.line) == [4])
    }
}
