import Media
import MediaSamples
import Testing

@testable import Verify

/// What a slot says to a file: the properties that it refuses, and those it warns of with a `?`.
func complaints(_ slot: String, _ bytes: [UInt8], _ name: String, isForeign: Bool = false) throws -> [String] {
    let slot = try #require(SlotTable.all.first { $0.id == slot })
    let medium = try #require(Medium(bytes))
    return slot.verdict(on: medium, path: name, isForeign: isForeign).findings.map {
        $0.property + ($0.severity == .error ? "" : "?")
    }
}

/// A GIF of so many frames, by its blocks alone.
func gif(_ width: Int, _ height: Int, frames: Int) -> [UInt8] {
    func little(_ number: Int) -> [UInt8] { big(number, 2).reversed() }
    let frame: [UInt8] =
        [0x21, 0xF9, 4, 0, 4, 0, 0, 0, 0x2C, 0, 0, 0, 0] + little(width) + little(height) + [0, 2, 1, 0, 0]
    return Array("GIF89a".utf8) + little(width) + little(height) + [0x80, 0, 0, 0, 0, 0, 9, 9, 9]
        + Array(repeatElement(frame, count: frames).joined()) + [0x3B]
}

@Suite struct PictureRuleTests {
    @Test(arguments: [
        ("appstore-iphone-69", png(1290, 2796), "a.png"), ("appstore-iphone-69", png(2868, 1320), "a.png"),
        ("appstore-iphone-69", jpeg(1290, 2796), "a.jpeg"), ("appstore-mac", png(2880, 1800), "a.png"),
        ("appstore-search", png(5244, 2950), "a.png"), ("appstore-search", png(1920, 1280), "a.png"),
        ("play-phone", png(1080, 1920), "a.PNG"), ("play-icon", png(512, 512, type: 6), "icon.png"),
        ("play-feature", jpeg(1024, 500), "a.jpg"), ("steam-library-logo", png(1280, 300, type: 6), "a.png"),
        ("steam-library-logo", png(400, 720, type: 6), "a.png"), ("itch-cover", png(630, 500), "a.png"),
        ("x-gif", gif(1080, 1080, frames: 100), "a.gif"), ("mastodon-gif", gif(1280, 720, frames: 9), "a.gif"),
        ("github-social", png(1280, 640, type: 3), "a.png"), ("ph-thumbnail", gif(240, 240, frames: 3), "a.gif"),
        ("instagram-image", jpeg(1080, 1350), "a.jpg"), ("youtube-thumbnail", png(1280, 720), "a.png"),
        ("fdroid-phone", png(1080, 2400, type: 6), "a.png"), ("appstore-event-card", png(1920, 1080), "a.png"),
    ])
    func `what follows the rules is taken`(slot: String, bytes: [UInt8], name: String) throws {
        #expect(try complaints(slot, bytes, name) == [])
    }

    @Test(arguments: [
        ("appstore-iphone-69", png(1290, 2795), "a.png", "size"),
        ("appstore-iphone-69", png(1290, 2796, type: 6), "a.png", "alpha channel"),
        (
            "appstore-iphone-69", png(1290, 2796, type: 2, chunks: [("tRNS", [0, 0, 0, 0, 0, 0])]), "a.png",
            "alpha channel"
        ),
        ("appstore-iphone-69", png(1290, 2796, type: 3), "a.png", "colour type"),
        ("appstore-iphone-69", png(1290, 2796, type: 0), "a.png", "colour space"),
        ("appstore-iphone-69", jpeg(1290, 2796, channels: 4), "a.jpg", "colour space"),
        ("appstore-iphone-69", png(1290, 2796, bits: 16), "a.png", "depth of a channel"),
        ("appstore-iphone-69", png(1290, 2796), "a.jpg", "ending of the name"),
        ("appstore-iphone-69", png(1290, 2796, ends: false), "a.png", "file"),
        ("appstore-iphone-69", gif(1290, 2796, frames: 1), "a.gif", "format"),
        ("appstore-mac", png(1800, 2880), "a.png", "size"), ("appstore-search", png(1920, 1300), "a.png", "shape"),
        ("appstore-search", png(960, 640), "a.png", "size"), ("appstore-search", png(3843, 2562), "a.png", "size"),
        ("play-phone", png(300, 600), "a.png", "size"), ("play-phone", png(1080, 2161), "a.png", "long side"),
        ("play-wear", png(400, 384), "a.png", "shape"), ("play-film", jpeg(9, 9), "a.jpg", "what is given"),
        ("play-icon", png(512, 512) + [UInt8](repeating: 0, count: 1_048_576), "a.png", "size of the file"),
        ("steam-library-logo", png(1279, 300, type: 6), "a.png", "size"),
        ("steam-library-logo", png(1280, 721, type: 6), "a.png", "size"),
        ("steam-library-logo", png(1280, 720), "a.png", "alpha channel"),
        ("steam-community-icon", png(184, 184), "a.png", "format"), ("itch-cover", png(630, 510), "a.png", "shape"),
        ("x-gif", gif(1080, 1080, frames: 1), "a.gif", "motion"),
        ("x-gif", gif(100, 100, frames: 351), "a.gif", "count of frames"),
        ("x-gif", gif(1280, 1080, frames: 300), "a.gif", "count of pixels in all frames"),
        ("x-gif", gif(1281, 1080, frames: 3), "a.gif", "size"),
        ("mastodon-gif", gif(1281, 720, frames: 3), "a.gif", "count of pixels"),
        ("mastodon-image", png(8000, 8000), "a.png", "count of pixels"),
        ("instagram-image", jpeg(1080, 1400), "a.jpg", "width to height"),
        ("linkedin-gif", gif(100, 100, frames: 251), "a.gif", "count of frames"),
        ("x-card", png(299, 157), "a.png", "size"), ("press-logo", png(512, 512), "a.png", "alpha channel"),
    ])
    func `what breaks a rule is refused for that`(slot: String, bytes: [UInt8], name: String, property: String) throws {
        let refused = try complaints(slot, bytes, name).filter { !$0.hasSuffix("?") }
        #expect(refused == [property])
    }

    @Test(arguments: [
        ("play-phone", png(1080, 1620), "a.png", "shape?"), ("threads-image", png(2000, 1000), "a.png", "width?"),
        ("github-social", gif(1280, 640, frames: 2), "a.gif", "motion?"),
        ("appstore-iphone-69", jpeg(1290, 2796, orientation: 6), "a.jpg", "orientation?"),
        ("x-image", png(100, 100), "a.jpg", "ending of the name?"),
        (
            "appstore-iphone-69",
            png(1290, 2796, chunks: [("acTL", big(2, 8)), ("fcTL", big(0, 26)), ("fcTL", big(0, 26))]),
            "a.png", "motion?"
        ),
    ])
    func `what is only advised against is taken with a warning`(
        slot: String, bytes: [UInt8], name: String, property: String
    ) throws {
        #expect(try complaints(slot, bytes, name) == [property])
    }

    @Test func `what published listings do as well is a warning for pictures of others`() throws {
        let picture = png(1080, 2400, type: 6)
        #expect(try complaints("play-phone", picture, "a.png") == ["long side", "shape?", "alpha channel"])
        #expect(
            try complaints("play-phone", picture, "a.png", isForeign: true) == [
                "long side?", "shape?", "alpha channel?",
            ])
        #expect(
            try complaints("appstore-iphone-69", png(1290, 2796, type: 6), "a.png", isForeign: true) == [
                "alpha channel"
            ])
        // What `deliver` downloads is often a JPEG that is called a PNG.
        #expect(
            try complaints("appstore-iphone-69", jpeg(1290, 2796), "a.png", isForeign: true) == ["ending of the name?"])
    }

    @Test func `a film is refused by its format alone where a picture is taken`() throws {
        #expect(try complaints("play-phone", SampleFilm().bytes, "a.mp4") == ["format"])
    }

    @Test func `a message names what it is, what it must be, and the rule's source and date`() throws {
        let slot = try #require(SlotTable.all.first { $0.id == "play-feature" })
        let medium = try #require(Medium(png(1024, 501)))
        let message = try #require(slot.verdict(on: medium, path: "f/a.png").diagnostics(path: "f/a.png").first)
        #expect(
            message.formatted().hasPrefix("f/a.png:1:1: error: size is 1024x501, must be 1024x500 (`play-feature`)\n"))
        #expect(message.remedy?.contains("answer/9866151") == true && message.remedy?.contains("2026-09") == true)
    }
}
