import Diagnostics
import Files
import JSON
import NanashiStage
import Stage
import Studio
import Synchronization
import Testing
import Values

@testable import LiveStudio

/// A site's files in memory.
private final class Shelf: Sendable {
    let files: Mutex<[String: [UInt8]]>
    init(_ files: [String: String]) { self.files = Mutex(files.mapValues { Array($0.utf8) }) }
    subscript(path: String) -> String? {
        get { files.withLock { $0[path].map { String(decoding: $0, as: UTF8.self) } } }
        set { files.withLock { $0[path] = newValue.map { Array($0.utf8) } } }
    }
}

private let path = "content/products/n/plays/one.play"
private let script = """
    # Mine.
    game nanashi

    caption "One"   "two"   # first
    tap g1
    wait 0.5s     # let it sink in
    tap g2
    wait 1s

    """

private func desk(_ shelf: Shelf) -> PlayDesk {
    let play = StudioPlay(
        product: "n", productName: "N", name: "one", path: path, isListed: true,
        languages: [("de-DE", [CaptionText("Eins", "zwei")])])
    return PlayDesk(
        PictureSetup(games: [NanashiGame.kind]), plays: [play], products: [("n", "N")],
        files: StudioFiles(
            read: { path in shelf.files.withLock { $0[path] } },
            write: { bytes, path in shelf.files.withLock { $0[path] = bytes } }))
}

private func call(_ text: String = script, _ more: (String, Value)...) -> Object {
    Object([("path", .string(path)), ("text", .string(text))] + more)
}

@Suite struct PlayDeskTests {
    @Test func `every line is told with its time, and every place with its square`() throws {
        let (status, times) = try ask(desk(Shelf([:])), "perform", call())
        #expect(status == 200)
        let cues = times["cues"]?.list ?? []
        #expect(cues.map { $0["line"] } == [4, 5, 6, 7, 8])
        #expect(cues.map { $0["kind"].text } == ["words", "deed", "pause", "deed", "pause"])
        #expect(cues[0]["strong"] == "One" && cues[0]["soft"] == "two")
        #expect(cues[2]["length"] == 0.5)
        #expect(times["places"]?.list.count == 49)
        #expect(times["styles"]?.list.contains("contrast") == true)
    }

    @Test func `a frame is a picture of the size, the style and the language that are asked for`() throws {
        let desk = desk(Shelf([:]))
        let usual = desk.answer("frame", json(.object(call())))
        #expect(usual.type == "image/png" && usual.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let others: [[(String, Value)]] = [
            [("style", "dusk")], [("width", 360), ("height", 640)], [("language", "de-DE")], [("time", 1.9)],
        ]
        for more in others {
            let answer = desk.answer(
                "frame", json(.object(Object([("path", .string(path)), ("text", .string(script))] + more))))
            #expect(answer.status == 200)
            #expect(answer.bytes != usual.bytes, "\(more)")
        }
        #expect(desk.answer("frame", json(.object(call()))) == usual)
    }

    @Test func `a mistake is told at its line, and nothing is drawn`() throws {
        for name in ["perform", "frame"] {
            let (status, body) = try ask(desk(Shelf([:])), name, call(script + "tap z9\n"))
            #expect(status == 422)
            let mistake = try #require(body["mistakes"]?.list.first)
            #expect(mistake["line"] == 9 && mistake["column"] == 5)
            #expect(mistake["message"].text?.contains("z9") == true)
        }
    }

    @Test func `a pause that is dragged changes its number alone`() throws {
        let (status, body) = try ask(desk(Shelf([:])), "pause", call(script, ("cue", 2), ("length", 1.25)))
        #expect(status == 200)
        #expect(body["text"]?.text == script.replacing("wait 0.5s     #", with: "wait 1.25s    #"))
        #expect(try ask(desk(Shelf([:])), "pause", call(script, ("cue", 1), ("length", 1))).status == 422)
    }

    @Test func `words and taps are written as a person would`() throws {
        let desk = desk(Shelf([:]))
        let words = try ask(
            desk, "edit", call(script, ("edit", "words"), ("line", 4), ("strong", "Uno"), ("soft", "dos")))
        #expect(words.body["text"]?.text == script.replacing("\"One\"   \"two\"", with: "\"Uno\"   \"dos\""))
        let tap = try ask(desk, "edit", call(script, ("edit", "tap"), ("place", "a1")))
        #expect(tap.body["text"]?.text == script + "tap a1\n")
    }

    @Test func `it is saved only over the file that was opened`() throws {
        let shelf = Shelf([path: script])
        let desk = desk(shelf)
        let digest = try #require(try ask(desk, "open", call()).body["digest"])
        let saved = try ask(desk, "save", call(script + "undo\n", ("digest", digest)))
        #expect(saved.status == 200 && shelf[path] == script + "undo\n")
        shelf[path] = "another's"
        let late = try ask(desk, "save", call("mine", ("digest", saved.body["digest"] ?? .null)))
        #expect(late.status == 409 && late.body["text"] == "another's" && shelf[path] == "another's")
        #expect(try ask(desk, "save", call("mine", ("digest", late.body["digest"] ?? .null))).status == 200)
        #expect(shelf[path] == "mine")
    }

    @Test func `line ends and a byte order mark stay`() throws {
        let shelf = Shelf([path: "\u{FEFF}game nanashi\r\nwait 1s\r\n"])
        let desk = desk(shelf)
        let opened = try ask(desk, "open", call()).body
        #expect(opened["text"] == "game nanashi\nwait 1s\n")
        let text = try #require(opened["text"]?.text) + "wait 2s\n"
        #expect(try ask(desk, "save", call(text, ("digest", opened["digest"] ?? .null))).status == 200)
        #expect(shelf.files.withLock { $0[path] } == Array("\u{FEFF}game nanashi\r\nwait 1s\r\nwait 2s\r\n".utf8))
        shelf.files.withLock { $0[path] = [0xFF, 0x0A] }
        #expect(try ask(desk, "open", call()).status == 422)
    }

    @Test func `a new play stands beside the others, and no call leads anywhere else`() throws {
        let shelf = Shelf([path: script])
        let desk = desk(shelf)
        func create(_ product: String, _ name: String, _ beginning: String = "game nanashi") throws -> Int {
            try ask(
                desk, "create",
                Object([("product", .string(product)), ("name", .string(name)), ("beginning", .string(beginning))])
            ).status
        }
        #expect(try create("n", "two") == 200)
        let new = try #require(shelf["content/products/n/plays/two.play"])
        #expect(try ask(desk, "perform", call(new)).status == 200)
        #expect(try create("n", "two") == 422)
        for name in ["", "../x", "a/b", "-a", "A", "a.b", String(repeating: "a", count: 41)] {
            #expect(try create("n", name) == 422, "\(name)")
        }
        #expect(try create("..", "x") == 404)
        #expect(try create("n", "x", "game chess\nmore") == 400)
        for name in ["open", "save", "frame", "perform", "pause"] {
            #expect(try ask(desk, name, Object([("path", "content/site.yml"), ("text", "x")])).status == 404)
        }
        #expect(try ask(desk, "delete", call()).status == 404)
        #expect(desk.answer("frame", Array("[1".utf8)).status == 400)
        #expect(shelf.files.withLock { $0.count } == 2)
    }
}
