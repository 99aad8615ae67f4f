import Diagnostics
import Stage
import Testing

@testable import Studio

private func track(_ text: String) throws -> CaptionTrack {
    try CaptionTrack(reading: SourceText(path: "a.vtt", bytes: Array(text.utf8)))
}

@Suite struct CaptionTrackTests {
    @Test func `what is written is read`() throws {
        let track = CaptionTrack([
            .init(start: Seconds(0.5), end: Seconds(2), lines: ["Two & one", "a < b"]),
            .init(start: Seconds(3_661.25), end: Seconds(3_662), lines: ["An hour on"]),
        ])
        #expect(track.text.contains("01:01:01.250 --> 01:01:02.000\nAn hour on\n"))
        #expect(try CaptionTrack(reading: SourceText(path: "a.vtt", bytes: Array(track.text.utf8))) == track)
    }

    @Test func `settings, notes, tags and other ends of lines are passed over`() throws {
        let text =
            "WEBVTT - title\r\n\r\nNOTE a note\r\n\r\n1\r\n00:01.000 --> 00:02.500 align:start\r\n<v Ada>Hi</v>\r\n"
        #expect(try track(text).captions == [.init(start: Seconds(1), end: Seconds(2.5), lines: ["Hi"])])
    }

    @Test func `a part of a film has its part of the captions, on its own clock`() throws {
        let whole = CaptionTrack([
            .init(start: Seconds(0), end: Seconds(1), lines: ["a"]),
            .init(start: Seconds(1), end: Seconds(4), lines: ["b"]),
            .init(start: Seconds(9), end: Seconds(10), lines: ["c"]),
        ])
        #expect(
            whole.cut(from: Seconds(2), lasting: Seconds(5)).captions == [
                .init(start: .zero, end: Seconds(2), lines: ["b"])
            ])
    }

    @Test(arguments: [
        ("1\n00:01.000 --> 00:02.000\nHi\n", 1), ("WEBVTT\n\n00:01 --> 00:02\nHi\n", 3),
        ("WEBVTT\n\n00:02.000 --> 00:01.000\nHi\n", 3), ("WEBVTT\n\n00:99.000 --> 01:99.000\n", 3),
    ])
    func `what is none is told at its line`(text: String, line: Int) {
        #expect {
            try track(text)
        } throws: { ($0 as? Mistakes)?.all.first?.place?.line == line }
    }
}
