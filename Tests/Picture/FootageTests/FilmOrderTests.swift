import Testing

@testable import Footage

private let head = "playbill-film 1\nwrite mp4\nsize 886x1920\nrate 30\nframes 2\n"

@Suite struct FilmOrderTests {
    @Test func `a head that is written is read as it was`() throws {
        var order = FilmOrder(.webm, width: 1080, height: 1350, rate: 25, frames: 500)
        order.quality = 31
        order.hasSound = true
        order.strokes = [.init(.tap, at: 1_250_000), .init(.chime, at: 3_000_000)]
        order.music = .init(path: "/music of mine/a b.mp3", start: 500_000)
        #expect(try FilmOrder(reading: String(order.text.dropLast(2))) == order)
        var cut = FilmOrder(.frames, width: 320, height: 180, rate: 12)
        cut.source = .init(
            path: "films/my trailer.mp4", start: 1, length: 20_000_000, fit: .fill, ground: 0xF4EFE6, keepsSound: false)
        #expect(try FilmOrder(reading: String(cut.text.dropLast(2))) == cut)
        #expect(cut.frameCount == 240)
    }

    @Test(arguments: [
        ("", 1, "the first line must be `playbill-film 1`"),
        ("playbill-film 2\n", 1, "the first line must be"),
        (head + "size 887x1920\n", 6, "`size 887x1920`"),
        (head + "size 886x99999\n", 6, "`size 886x99999`"),
        (head + "size -2x20\n", 6, "`size -2x20`"),
        (head + "rate 0\n", 6, "`rate 0`"),
        (head + "rate 240\n", 6, "`rate 240`"),
        (head + "tap soon\n", 6, "`tap soon`"),
        (head + "tap 99999999999999999999\n", 6, "`tap 9"),
        (head + "write avi\n", 6, "`write avi`"),
        (head + "music 0 \n", 6, "`music 0 `"),
        (head + "quality 99\n", 6, "`quality 99`"),
        (head + "shout\n", 6, "`shout` is no wish"),
    ])
    func `a line that means nothing is told with its number`(text: String, line: Int, message: String) {
        #expect {
            try FilmOrder(reading: text)
        } throws: { error in
            let mistake = error as? FootageMistake
            return mistake?.line == line && mistake?.message.contains(message) == true
        }
    }

    @Test(arguments: [
        ("playbill-film 1\nsize 20x20\nrate 1\nframes 1\n", "`write`"),
        ("playbill-film 1\nwrite mp4\nrate 1\nframes 1\n", "`size`"),
        ("playbill-film 1\nwrite mp4\nsize 20x20\nframes 1\n", "`rate`"),
        ("playbill-film 1\nwrite mp4\nsize 20x20\nrate 1\n", "`frames` or `film`"),
        ("playbill-film 1\nwrite frames\nsize 20x20\nrate 1\nframes 1\n", "`film`"),
    ])
    func `what is missing is told`(text: String, message: String) {
        #expect {
            try FilmOrder(reading: text)
        } throws: { ($0 as? FootageMistake)?.message.contains(message) == true }
    }

    @Test func `lengths become frames without adding up what is rounded`() {
        var clock = FrameClock(rate: 30)
        let counts = (0..<300).map { _ in clock.frames(lasting: 40_000) }
        #expect(counts.reduce(0, +) == 360)
        #expect(Set(counts) == [1, 2])
    }
}
