import Diagnostics
import Stage
import Testing

@testable import ScreensStage

/// The screens that a play declares which others include.
private let shared = """
    screens
    screen detail "detail.png"
    spot back 0,0 40x40
    screen home "home.png"
    spot sell 20,300 100x40

    """

@Suite struct IncludedScreensTests {
    @Test(arguments: [
        // An included play acts with its own screens and spots.
        ("screens\nscreen home \"home.png\"\ninclude shared.play\n", "tap sell push detail\ntap back pop\n", ["home"]),
        // The outer one may name none, and declare nothing twice.
        ("screens\ninclude shared.play\n", "tap back cut home\n", ["detail", "home"]),
        ("screens\ninclude shared.play\ninclude shared.play\n", "tap back cut home\n", ["detail", "home"]),
    ])
    func `screens and spots of an included play are there`(head: String, acts: String, states: [String]) throws {
        let play = try parse(head + acts + "wait 1s\n")
        let show = try Performance(play, games: [App.kind])
        #expect(Array(show.states.prefix(states.count)) == states)
    }

    @Test(arguments: [
        ("home.png", "spot sell 20,300 100x40", nil),
        ("dark.png", "", "the screen `home` is declared a second time"),
        ("home.png", "spot sell 20,300 90x40", "`home` has a spot `sell` already"),
    ])
    func `both may declare the same, and nothing else of that name`(file: String, spot: String, message: String?) {
        let found = mistake("screens\nscreen home \"\(file)\"\n\(spot)\ninclude shared.play\nwait 1s\n")
        #expect(found?.message == message)
        if message != nil { #expect(found?.place?.path == "shared.play" && found?.trail.count == 1) }
    }

    private func parse(_ script: String, _ shared: String = shared) throws(Mistakes) -> Play {
        try parsePlay(
            SourceText(path: "x.play", script), games: [App.kind],
            include: { $0 == "shared.play" ? SourceText(path: $0, shared) : nil }, read: App.file)
    }

    private func mistake(_ script: String) -> Diagnostic? {
        do throws(Mistakes) {
            _ = try Performance(try parse(script), games: [App.kind])
            return nil
        } catch {
            return error.all.first
        }
    }
}
