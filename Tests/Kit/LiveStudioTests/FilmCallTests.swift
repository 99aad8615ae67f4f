import Diagnostics
import JSON
import Media
import NanashiStage
import Stage
import Studio
import Synchronization
import Testing
import Values

@testable import LiveStudio

private let path = "content/products/n/plays/one.play"
private let script = "game nanashi\nsize 120x120\nfps 10\ntap g1\nwait 0.5s\n"

/// What was kept, by its name.
private final class Kept: Sendable {
    let files = Mutex<[String: [UInt8]]>([:])

    var cache: PictureCache {
        PictureCache(
            read: { name in self.files.withLock { $0[name] } },
            store: { bytes, name in self.files.withLock { $0[name] = bytes } })
    }
}

@Suite struct FilmCallTests {
    private func desk(_ kept: Kept, kit: [KitFilm] = []) -> PlayDesk {
        PlayDesk(
            PictureSetup(games: [NanashiGame.kind], cache: kept.cache),
            plays: [StudioPlay(product: "n", productName: "N", name: "one", path: path, isListed: true)],
            products: [], files: StudioFiles(read: { _ in nil }, write: { _, _ in }, kitFilms: { _ in kit }))
    }

    private func call(_ text: String = script, _ flags: String...) -> Object {
        Object([("path", .string(path)), ("text", .string(text))] + flags.map { ($0, .bool(true)) })
    }

    @Test func `a film is made when that is asked for, and then it is there`() throws {
        let desk = desk(Kept())
        #expect(try ask(desk, "film", call()).body["made"] == false)
        #expect(try ask(desk, "filmed", call()).status == 404)
        let made = try ask(desk, "film", call(script, "make")).body
        #expect(made["made"] == true && made["width"] == 120)
        #expect(try ask(desk, "film", call()).body["bytes"] == made["bytes"])
        let gif = desk.answer("filmed", json(.object(call())))
        #expect(gif.type == "image/gif" && made["bytes"] == .integer(gif.bytes.count))
        let medium = try #require(Medium(gif.bytes))
        // A GIF counts hundredths of a second.
        guard case .decimal(let duration)? = made["duration"], let length = medium.motion?.milliseconds else {
            Issue.record("it has no length")
            return
        }
        #expect(duration > 1 && abs(duration * 1_000 - Double(length)) <= 10)
        #expect(desk.answer("filmed", json(.object(call(script, "still")))).type == "image/png")
    }

    @Test func `it is the film of that text and that look, and of no other`() throws {
        let kept = Kept()
        let maker = MovingPictureMaker(PictureSetup(games: [NanashiGame.kind], cache: kept.cache))
        let source = Script(SourceText(path: "elsewhere.play", bytes: Array(script.utf8)))
        let (light, _) = try maker.schemes(of: source)
        let desk = desk(kept)
        #expect(desk.answer("filmed", json(.object(call()))).bytes == light.gif, "a page's film is taken as it is")
        #expect(try ask(desk, "film", call(script, "dark")).body["made"] == true)
        #expect(try ask(desk, "film", call(script + "wait 1s\n")).body["made"] == false)
        #expect(try ask(desk, "film", call(script + "tap z9\n", "make")).status == 422)
    }

    @Test func `the films of the kit are told with what they say of themselves`() throws {
        let kept = Kept()
        _ = try ask(desk(kept), "film", call(script, "make"))
        let gif = desk(kept).answer("filmed", json(.object(call()))).bytes
        let medium = try #require(Medium(gif))
        let films = [KitFilm(path: "n/preview.gif", medium: medium, isOlder: true)]
        let told = try #require(try ask(desk(kept, kit: films), "film", call()).body["kit"]?.list.first)
        #expect(told["path"] == "n/preview.gif" && told["isOlder"] == true && told["isVideo"] == false)
        #expect(told["bytes"] == .integer(gif.count) && told["width"] == 120)
        let length = try #require(medium.motion?.milliseconds)
        #expect(told["duration"] == .decimal(Double(length) / 1_000))
    }
}
