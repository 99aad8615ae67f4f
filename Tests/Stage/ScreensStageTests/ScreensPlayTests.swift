import Diagnostics
import Drawing
import Stage
import Testing

@testable import ScreensStage

private let scripts = [
    "tap buy push detail\nwait 1s\npop\nwait 0.5s",
    "tap buy\nsheet small\nwait 0.4s\nswipe down\nhighlight buy\nwait 1s\nhighlight none\nhold buy 600ms fade to detail\nwait 1s",
    "push long\nscroll 400\nwait 0.6s\nscroll to low\ntap low\nswipe down\nswipe right\ncaption \"Back\"\nwait 1s",
    "tap field\ntype \"green tea\" into field\nwait 1s\ndrag buy to field cut detail\nswipe left home\nwait 1s",
]

@Suite struct ScreensPlayTests {
    @Test(arguments: [
        ("tap buy push detail", ["home", "home > detail"]),
        ("push detail\npop", ["home", "home > detail", "home"]),
        ("sheet small\ndismiss", ["home", "home > small", "home"]),
        ("sheet small\nswipe down", ["home", "home > small", "home"]),
        ("push detail\nswipe right", ["home", "home > detail", "home"]),
        ("cut detail\nfade to long", ["home", "detail", "long"]),
        ("swipe left detail", ["home", "detail"]),
        ("hold buy 400ms sheet small", ["home", "home > small"]),
        ("drag buy to field cut detail", ["home", "detail"]),
        ("tap home.buy fade detail", ["home", "detail"]),
    ])
    func `one screen leads to another`(script: String, states: [String]) throws {
        #expect(try App.performance(script + "\nwait 1s").states == states)
    }

    @Test(arguments: scripts)
    func `frames that are left out equal the one before them`(script: String) throws {
        let show = try App.performance(script)
        let kept = Set(show.frames().map(\.time))
        var last = show.displayList(at: .zero)
        for time in show.frameTimes() {
            let list = show.displayList(at: time)
            let isSame = list == last
            if !kept.contains(time) { #expect(isSame, "the picture changes at \(time.text)") }
            last = list
        }
        #expect(kept.count < show.frameTimes().count)
    }

    @Test func `at the end of a way the next screen is shown, and nothing else`() throws {
        let show = try App.performance("push detail\nwait 1s\npop\nwait 1s\nsheet small\nwait 1s")
        #expect(try show.colour(at: 0.0) == 0xFF0000)
        #expect(try show.colour(at: 1.0) == 0x00FF00)
        #expect(try show.colour(at: 2.4) == 0xFF0000)
        // The sheet is as tall as its picture; above it the home screen is dimmed.
        #expect(try show.colour(at: show.duration, 0.5, 0.9) == 0xFFFF00)
        let dimmed = try show.colour(at: show.duration, 0.5, 0.3)
        #expect(dimmed & 0xFF00FF == dimmed & 0xFF0000 && dimmed < 0xC00000 && dimmed > 0x800000)
    }

    @Test func `on its way a pushed screen comes from the right, and the one below gives way to the left`() throws {
        let show = try App.performance("push detail\nwait 1s")
        #expect(try show.colour(at: 0.04, 0.95) == 0x00FF00)
        let left = try show.colour(at: 0.04, 0.1)
        #expect(left >> 16 > 0xC0 && left & 0xFFFF == 0)
    }

    @Test func `a spot darkens while it is pressed`() throws {
        let show = try App.performance("tap buy\nwait 1s")
        // The finger's disc lies over the middle; a corner of the spot is clear of it.
        let colours = try show.frames().map { try show.colour(at: $0.time, 0.16, 0.33) }
        #expect(colours.first == 0xFF0000 && colours.last == 0xFF0000)
        #expect(Set(colours) == [0xFF0000, 0xE00000])
    }

    @Test func `dark pages show dark screens`() throws {
        let show = try App.performance(
            "wait 1s", head: "screens\nstyle dusk\n" + App.head.replacing("screens\n", with: ""))
        #expect(try show.colour(at: 0.0) == 0x000066)
    }

    @Test func `what was typed is there, and is told in words`() throws {
        let show = try App.performance("type \"tea\" into field\nmark typed\nwait 1s\ncut detail\nwait 1s")
        #expect(show.text(at: .mark(0)) == "The list\nfield: tea")
        #expect(show.text(at: .time(show.duration)) == "detail")
        let letters = show.displayList(of: .mark(0)).elements.flatMap(\.texts)
        #expect(letters.contains { $0.hasPrefix("tea") })
    }

    @Test func `a screen scrolls no further than to its end`() throws {
        let show = try App.performance("cut long\nscroll 5000\nwait 1s\nmark end\nscroll -90000\nwait 1s")
        #expect(show.states.count == 4)
        #expect(App.mistakes("cut long\nscroll 5000\nscroll 10") == ["15:1 `long` is at its end already"])
        #expect(App.mistakes("cut long\nswipe down") == ["14:1 `long` is at its beginning already"])
    }

    @Test func `what is fixed keeps its place while the rest scrolls`() throws {
        let show = try App.performance("cut long\nwait 0.2s\ntap tab\nscroll to low\ntap low\ntap tab\nwait 1s")
        #expect(show.states.count == 6)
    }

    @Test func `a listing needs no file`() {
        let listing = SourceText(
            path: "x.md",
            "screens\nscreen home \"a.png\"\nspot buy 1,9000 9x9\nscroll to buy\nswipe up\ntap buy\ntap bux\n")
        #expect(
            Stage.mistakes(ofListing: listing, games: [App.kind]).map(\.message) == [
                "`home` has no spot `bux`"
            ])
        let part = SourceText(path: "x.md", "tap buy push detail\nswipe left\ntype \"tea\" into search\n")
        #expect(Stage.mistakes(ofListing: part, games: [App.kind]).isEmpty)
    }

    @Test(arguments: [("home", 720, 1280), ("wide", 1080, 900)])
    func `a play is as tall as its screens want`(name: String, width: Int, height: Int) throws {
        let show = try App.performance("wait 1s", head: "screens\nscreen a \"\(name).png\"\n")
        #expect(show.play.size == PictureSize(width: width, height: height))
    }
}

extension Element {
    /// The texts of an element.
    fileprivate var texts: [String] {
        switch self {
        case .text(let run): [run.string]
        case .group(let group): group.elements.flatMap(\.texts)
        case .shape, .picture: []
        }
    }
}
