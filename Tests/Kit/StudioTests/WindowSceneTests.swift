import Canvas
import Drawing
import NanashiStage
import ScreensStage
import Stage
import TerminalStage
import Testing

@testable import Studio

/// The ground of windows that the theme draws.
private let window = Colour(0x1B1A25)
private let wide = StillFormat(width: 635, height: 380, store: "product-hunt")

private let cast = """
    {"version":2,"width":48,"height":8}
    [0.1,"o","$ lantern\\r\\n"]
    [1.0,"o","It is dark.\\r\\n"]

    """

private func still(_ scene: String, _ format: StillFormat = wide, _ files: [String: [UInt8]] = [:]) throws -> Pixmap {
    let site = try SceneSite(
        SceneSite.head + "plays: {trailer: t.play}\nscenes:\n  - title: [One, two]\n    \(scene)\n", files)
    #expect(site.mistakes.isEmpty, "\(site.mistakes.map(\.message))")
    return try pixmap(ofPNG: try #require(try site.stills([format]).first).result.get().bytes)
}

/// How much is left of a colour at both sides of a row.
private func margins(_ picture: Pixmap, _ row: Int, _ colour: Colour) throws -> (left: Int, right: Int) {
    let columns = (0..<picture.width).filter { picture.colour($0, row) == colour }
    return (try #require(columns.first), picture.width - 1 - (try #require(columns.last)))
}

@Suite struct WindowSceneTests {
    private let play = ["t.play": Array("cast \"t.cast\"\nplay\nwait 1s\n".utf8), "t.cast": Array(cast.utf8)]

    @Test func `the card of a product shows the film of a window without a device around it`() throws {
        let setup = PictureSetup(
            games: [NanashiGame.kind, CastActor.kind], boardGame: NanashiBoard.game, cache: .none, fonts: .debian())
        func isInDevice(_ play: [String: [UInt8]]) throws -> Bool {
            let site = try SceneSite(SceneSite.head + "plays: {trailer: t.play}\n", play)
            let art = CardArtMaker(setup).art(of: try #require(site.content.products.first))
            #expect(art.picture != nil)
            return art.isInDevice
        }
        #expect(try !isInDevice(play))
        #expect(try isInDevice(["t.play": Array("game nanashi\nwait 1s\n".utf8)]))
    }

    @Test(arguments: [
        "terminal: |\n      $ playbill new mysite\n      mysite: 14 files",
        "code: {text: \"let a = 1\\nlet b = 2\\n\", language: swift}",
        "terminal: |\n      $ lantern --follow --level warning /var/log/system.log --since yesterday -o out",
    ])
    func `a window stands in the middle of a wide picture, and of an upright one`(scene: String) throws {
        for format in [wide, StillFormat(width: 330, height: 717, store: "app-store", device: "iphone")] {
            let picture = try still(scene, format, play)
            let (left, right) = try margins(picture, picture.height * 65 / 100, window)
            #expect(abs(left - right) <= 3 && left > 8, "\(left) \(right)")
        }
    }

    @Test func `lines that are too long to be read go on in the next one`() {
        let text =
            "$ lantern --follow --level warning /var/log/system.log\n一二三四五六七八九十\n\n" + String(repeating: "x", count: 50)
        let code = CodeLines(text: text, language: "console", from: 1, most: 20)
        let lines = code.lines.map { $0.map(\.text).joined() }
        #expect(lines.allSatisfy { CodeLines.columns(of: $0) <= 20 }, "\(lines)")
        #expect(lines[0] == "$ lantern --follow" && lines[1].hasPrefix("  --level"))
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
        #expect(code.continues.filter { !$0 }.count == 4)
    }

    @Test(arguments: [(20, false), (60, true)], ["\n", "\r\n"])
    func `more lines than can be read are told, whatever system has ended them`(
        lines: (count: Int, isTold: Bool), end: String
    ) throws {
        let (count, isTold) = lines
        let lines = (1...count).map { "let a\($0) = \($0)" + end }.joined()
        let site = try SceneSite(
            SceneSite.head + "scenes:\n  - title: [One, two]\n    code: a.swift\n", ["a.swift": Array(lines.utf8)])
        let warning = try site.stills([wide]).first?.warning
        #expect((warning != nil) == isTold)
        #expect(warning.map { $0.message.hasPrefix("60 lines are too small") && $0.place?.line == 7 } ?? !isTold)
    }

    @Test func `lines that fit stay as they are`() {
        let code = CodeLines(text: "if a {\n    b\n}\n", language: "swift", from: 7, most: 46)
        #expect(code.lines.map { $0.map(\.text).joined() } == ["if a {", "    b", "}"])
        #expect(code.continues == [false, false, false])
    }

    @Test func `a terminal that is performed fills the window that is drawn around it`() throws {
        let picture = try still("terminal: trailer", wide, play)
        // No slab with a window in it: below the bar the terminal's ground goes from side to side.
        let row = picture.height * 80 / 100
        let ground = picture.colour(picture.width / 2, row)
        let (left, right) = try margins(picture, row, ground)
        #expect(abs(left - right) <= 3, "\(left) \(right)")
        #expect((left...(picture.width - right - 1)).allSatisfy { picture.colour($0, row) == ground })
    }

    @Test func `screens that are performed stand in the picture's device, and in no second one`() throws {
        let red = try png(of: Pixmap(width: 195, height: 422, fill: Colour(0xFF0000)))
        let picture = try still(
            "play: trailer", StillFormat(width: 330, height: 717, store: "app-store", device: "iphone"),
            ["t.play": Array("screens\nscreen home \"home.png\"\nwait 1s\n".utf8), "home.png": red])
        let (left, right) = try margins(picture, picture.height / 2, Colour(0xFF0000))
        #expect(left < 50 && abs(left - right) <= 3, "\(left) \(right)")
    }
}
