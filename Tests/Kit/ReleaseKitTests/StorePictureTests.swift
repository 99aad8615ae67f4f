import Canvas
import Dates
import Diagnostics
import Drawing
import Files
import Media
import Site
import Studio
import Testing

@testable import ReleaseKit

private let pictures = PictureSetup(games: [])

/// The kit of a product whose folder has these files besides its manifest; its page tells what stores show.
private func kit(_ manifest: String, _ files: [String: [UInt8]] = [:]) throws -> Kit {
    var tree = FileTree(texts: [
        "content/site.yml": "title: T\nbase_url: https://t.dev/\n", "themes/marquee/theme.yml": "name: marquee\n",
        "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\n" + manifest,
        "themes/marquee/kit/art/compositions/stand.svg":
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{{ canvas.width }}\" height=\"{{ canvas.height }}\">"
            + "<image href=\"scene:device\" x=\"0\" y=\"0\" width=\"{{ canvas.width }}\" height=\"{{ canvas.height }}\"/></svg>",
        "themes/marquee/kit/index.html": """
        {% for shop in kit.stores %}{{ shop.name }}:{% for tongue in shop.languages %} {{ tongue.id }} {{ tongue.name }}\
        {% for text in tongue.texts %} {{ text.text | strip }}{% endfor %}{% for set in tongue.sets %} {{ set.title }}=\
        {% for still in set.pictures %}{{ still.path | split: '/' | last }},{% endfor %}{% endfor %};{% endfor %}{% endfor %}
        """,
    ])
    for (path, bytes) in files { tree["content/products/lamp/" + path] = .bytes(bytes) }
    let (content, mistakes) = SiteReader().read(tree)
    #expect(mistakes.isEmpty, "\(mistakes.map(\.message))")
    let maker = KitMaker(content, pictures: pictures, now: Instant(seconds: 1_790_000_000))
    return maker.kit(of: try #require(content.product("lamp")))
}

private func page(_ kit: Kit) -> String {
    kit.artefacts.first { $0.path == "index.html" }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
}

/// A picture of one colour; with an alpha channel where that is said, clear in part or in none.
private func png(_ width: Int, _ height: Int, alpha: UInt8? = nil, grey: Bool = false) throws -> [UInt8] {
    var list = DisplayList(size: Size(Double(width), Double(height)), background: alpha == nil ? .white : nil)
    let rect = Rect(0, 0, Double(width), Double(height))
    let colour = grey ? Colour(0x808080) : Colour(0x3366CC)
    if alpha == nil {
        list.add(Shape(.rect(rect), fill: colour))
    } else {
        list.add(Shape(.rect(Rect(0, 0, 40, 40)), fill: colour))
    }
    return try pictures.renderer.png(of: pictures.renderer.pixmap(of: list), palette: false)
}

private func listing(_ platform: String) -> String {
    "platforms: [\(platform)]\nstore:\n  locale: en-US\n  verbatim: true\n  name: Lamp\n"
}

private func scenes(_ count: Int, _ picture: String = "a.png") -> String {
    "scenes:\n" + (1...count).map { "  - {title: S\($0), picture: \(picture), device: none}\n" }.joined()
}

@Suite struct StorePictureTests {
    @Test func `more scenes than a store shows are told, and it gets as many as it takes`() throws {
        let kit = try kit(
            "platforms: [iPhone, Android]\nplaces: [app-store, google-play]\n" + scenes(12),
            ["a.png": try png(1320, 2868)])
        let told = kit.mistakes.filter { $0.message.contains("at most") }
        #expect(
            told.map(\.message) == [
                "App Store takes at most 10 pictures for iPhone 6.9\", and here are 12 scenes: it gets the first 10",
                "Google Play takes at most 8 pictures for Phone screenshots, and here are 12 scenes: it gets the first 8",
            ])
        #expect(told.allSatisfy { $0.severity == .warning } && told.first?.place?.line == 17)
        let paths = kit.artefacts.map(\.path)
        #expect(paths.count { $0.hasPrefix("fastlane/screenshots/en-US/") } == 10)
        #expect(paths.count { $0.contains("/phoneScreenshots/") } == 8)
        #expect(paths.count { $0.hasPrefix("store/still-1320x2868-") } == 12)
    }

    @Test func `brought pictures beyond the number of a store are told with place, count and limit`() throws {
        var files: [String: [UInt8]] = [:]
        for index in 10...20 { files["shots/en-US/\(index).png"] = try png(1320, 2868) }
        let kit = try kit(listing("iPhone"), files)
        #expect(kit.isGood)
        #expect(
            kit.mistakes.map(\.message) == [
                "App Store takes at most 10 files for iPhone 6.9\" in a language, and en-US has 11"
            ])
        #expect(kit.mistakes.first?.place?.path == "content/products/lamp/shots/en-US/20.png")
    }

    @Test func `pictures for Google Play are there for F-Droid, which reads the same folder`() throws {
        let kit = try kit(
            "platforms: [Android]\nlinks: {download: \"https://f-droid.org/packages/lamp\"}\n" + scenes(2),
            ["a.png": try png(1080, 1920)])
        let shop = try #require(kit.places.first { $0.place.id == "f-droid" })
        #expect(shop.rows.filter(\.isMissing).map(\.slot.id) == [])
        #expect(shop.rows.contains { $0.slot.id == "fdroid-phone" && $0.count == 2 && $0.locales == ["en-US"] })
    }

    @Test func `the page shows each store's languages with their own texts and pictures`() throws {
        let kit = try kit(
            "platforms: [iPhone, Android]\nstore: {name: Lamp, subtitle: Light, description: D, short_description: L}\n"
                + scenes(1),
            [
                "a.png": try png(1320, 2868),
                "locales/de.yml": Array("name: Lampe\nsubtitle: Licht\nfallback: true\nscenes: [S]\n".utf8),
            ])
        let told = page(kit)
        #expect(
            told.contains("App Store: en-US English Lamp Light ") && told.contains("; de-DE Deutsch Lampe Licht "),
            "\(told)")
        #expect(told.components("iPhone 6.9&quot;=01-1320x2868.png,;") == 2, "\(told)")
        #expect(told.components("Phone screenshots=01-1080x1920.png,;") == 2, "\(told)")
        #expect(
            kit.artefacts.filter { $0.isShown && $0.path.hasPrefix("store/") }.map(\.path) == [
                "store/still-1320x2868-1.png"
            ])
    }

    @Test func `an alpha channel that every pixel fills is taken out for the App Store`() throws {
        let opaque = try withAlpha(png(640, 920))
        #expect(Medium(opaque)?.pixels?.hasAlpha == true)
        let kit = try kit(listing("iPhone"), ["shots/en-US/1.png": opaque])
        #expect(kit.mistakes.map(\.message) == [])
        let sent = try #require(kit.artefacts.first { $0.path == "fastlane/screenshots/en-US/1.png" }).bytes
        #expect(Medium(sent)?.pixels?.hasAlpha == false)
        #expect(try pixmap(ofPNG: sent).pixels == pixmap(ofPNG: opaque).pixels)
        let clear = try ReleaseKitTests.kit(listing("iPhone"), ["shots/en-US/1.png": try png(1320, 2868, alpha: 0)])
        #expect(!clear.isGood)
    }

    @Test func `what a store was only said to refuse keeps no published listing from being a kit`() throws {
        let kit = try kit(listing("Wear OS"), ["shots/en-US/wearScreenshots/1.png": try png(450, 400)])
        #expect(kit.isGood)
        #expect(kit.mistakes.contains { $0.severity == .warning && $0.message.contains("wearScreenshots/1.png") })
    }
}

extension String {
    fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}

/// The same picture with an alpha channel that says nothing.
private func withAlpha(_ png: [UInt8]) throws -> [UInt8] {
    let pixmap = try pixmap(ofPNG: png)
    var rows: [UInt8] = []
    for y in 0..<pixmap.height {
        rows.append(0)
        for x in 0..<pixmap.width {
            let pixel = pixmap.pixels[y * pixmap.width + x]
            rows += [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), 255]
        }
    }
    return StoredPNG(width: pixmap.width, height: pixmap.height, rows: rows).bytes
}

/// A PNG of RGBA rows that are not packed.
private struct StoredPNG {
    var width: Int, height: Int
    var rows: [UInt8]

    var bytes: [UInt8] {
        let header = big(width) + big(height) + [8, 6, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + chunk("IHDR", header) + chunk("IDAT", stream)
            + chunk("IEND", [])
    }

    /// The rows as zlib keeps what it does not pack (RFC 1950, RFC 1951).
    private var stream: [UInt8] {
        var out: [UInt8] = [0x78, 1]
        var (low, high): (UInt32, UInt32) = (1, 0)
        for start in stride(from: 0, to: rows.count, by: 65_535) {
            let block = rows[start..<min(rows.count, start + 65_535)]
            let (count, isLast) = (UInt16(block.count), start + 65_535 >= rows.count)
            out += [isLast ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
            out += block
        }
        for byte in rows {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return out + big(Int(high << 16 | low))
    }

    private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        var crc: UInt32 = .max
        for byte in named {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return big(content.count) + named + big(Int(~crc))
    }

    private func big(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
}
