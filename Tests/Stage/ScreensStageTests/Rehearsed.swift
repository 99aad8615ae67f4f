import Canvas
import Diagnostics
import Drawing
import Stage

@testable import ScreensStage

/// Screens of an app that the tests draw themselves: grounds of one colour, by their names.
enum App {
    /// The files beside the play: the number of each name is its colour's.
    static func file(_ name: String) -> [UInt8]? {
        let sizes = [
            "home.png": (200, 400, 0xFF0000), "dark.png": (200, 400, 0x000066), "detail.png": (200, 400, 0x00FF00),
            "long.png": (200, 1200, 0x0000FF), "small.png": (200, 150, 0xFFFF00), "wide.png": (400, 250, 0xFFFFFF),
        ]
        guard let (width, height, colour) = sizes[name] else { return other[name] }
        return try? png(of: Pixmap(width: width, height: height, fill: Colour(UInt32(colour))))
    }

    private static let other: [String: [UInt8]] = [
        "notes.txt": Array("no picture".utf8),
        "apart.png": Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8),
        "torn.png": Array((file("home.png") ?? []).prefix(60)),
        "huge.png": head(40_000, 40_000), "empty.png": head(0, 10),
    ]

    /// The first bytes of a PNG that says it is so large.
    static func head(_ width: Int, _ height: Int) -> [UInt8] {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        return start + [width, height].flatMap { side -> [UInt8] in [0, 0, UInt8(side >> 8), UInt8(side & 255)] }
    }

    static let kind = ScreensActor.kind { file, _ in try? pixmap(ofPNG: file) }

    /// The screens that most plays here have.
    static let head = """
        screens
        size 400x600
        screen home "home.png" dark "dark.png" alt "The list"
        spot buy 20,100 100x40
        spot field 20,200 160x40
        screen detail "detail.png"
        spot back 0,0 40x40
        screen long "long.png"
        fixed top 40 bottom 30
        spot low 20,900 100x40
        spot tab 20,1180 50x20
        screen small "small.png"

        """

    static func performance(_ script: String, head: String = head) throws -> Performance {
        let source = SourceText(path: "x.play", head + script + "\n")
        return try Performance(try parsePlay(source, games: [kind], read: file), games: [kind])
    }

    /// The mistakes of a play, each with line and column.
    static func mistakes(_ script: String, head: String = head) -> [String] {
        do throws(Mistakes) {
            let source = SourceText(path: "x.play", head + script + "\n")
            let play = try parsePlay(source, games: [kind], read: file)
            _ = try Performance(play, games: [kind])
            return []
        } catch {
            return error.all.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }
        }
    }

    /// The remedy of the first mistake.
    static func remedy(_ script: String) -> String? {
        do throws(Mistakes) {
            let play = try parsePlay(SourceText(path: "x.play", head + script + "\n"), games: [kind], read: file)
            _ = try Performance(play, games: [kind])
            return nil
        } catch {
            return error.all.first?.remedy
        }
    }
}

extension Performance {
    /// The colours in the middle of the screen and at a few places of it, at an instant.
    func colour(at time: Seconds, _ across: Double = 0.5, _ down: Double = 0.5) throws -> UInt32 {
        let picture = try Painter(fonts: .debian()).pixmap(of: displayList(at: time))
        let place = PlacedDevice(.phone, view: Size(200, 400), in: layout.board).screen
        return picture.colour(Int(place.minX + place.width * across), Int(place.minY + place.height * down))
            .premultiplied & 0xFFFFFF
    }
}
