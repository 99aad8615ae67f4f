import Diagnostics
import Drawing
import ProgramStage
import Stage
import Testing

/// What a rehearsal wrote down: a place goes from the left to the right, and the second tap of it fades.
private let rehearsal = #"""
    {"rehearsal":1,"program":"./game","width":200,"height":220,"language":"en","seed":1}
    {"answer":{"svg":"one","places":[{"name":"a","x":0,"y":0,"width":50,"height":50}],"text":"One."}}
    {"told":{"do":"tap","place":"a"},"answer":{"svg":"two","places":[{"name":"b","x":50,"y":0,"width":50,"height":50,"label":"right"}]}}
    {"told":{"do":"tap","place":"b"},"answer":{"svg":"three","show":"fade","text":"Three."},"dark":{"svg":"night","show":"fade","text":"Three."}}
    {"told":{"do":"type","text":"x"},"answer":{"text":"x"}}
    {"told":{"do":"type","text":"y"},"answer":{"text":"xy"}}

    """#

private let head = "program \"./game\"\nsize 200x220\n"
private let actions = "tap a\nmark moved\ntap b\ntype \"xy\"\nmark end\nwait 1s\n"

/// A picture of one colour for each name; `bad` is none.
private let drawing: SceneDrawing = { (picture, width) throws(Objection) in
    guard case .svg(let name) = picture, name != "bad" else { throw Objection("it is bad", remedy: "mend it") }
    let colours = ["one": Colour.black, "two": .white, "three": Colour(0xFF0000), "night": Colour(0x0000FF)]
    let side = Int(width ?? 100)
    return Pixmap(width: side, height: side, fill: colours[name] ?? .clear)
}

private func performance(_ script: String, _ text: String? = rehearsal) throws(Mistakes) -> Performance {
    let kind = ProgramActor.kind(drawing: drawing)
    let play = try parsePlay(SourceText(path: "x/a.play", script), games: [kind]) { name in
        name == "a.rehearsal" ? text.map { SourceText(path: "x/a.rehearsal", $0) } : nil
    }
    return try Performance(play, games: [kind])
}

private func mistake(_ script: String, _ text: String? = rehearsal) -> (text: String, remedy: String?)? {
    do throws(Mistakes) {
        _ = try performance(script, text)
        return nil
    } catch {
        return error.all.first.map { ("\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)", $0.remedy) }
    }
}

/// The colours of the pictures that lie in a moment, from the back to the front.
private func pictures(_ list: DisplayList) -> [Colour] {
    list.elements.compactMap { if case .picture(let picture) = $0 { picture.pixmap.colour(0, 0) } else { nil } }
}

@Suite struct ProgramActorTests {
    @Test func `a play is performed from its transcript, and says what the program says`() throws {
        let show = try performance(head + actions)
        #expect(show.states == ["One.", "right", "Three.", "xy"])
        #expect(pictures(show.displayList(of: .mark(0))) == [.white])
        #expect(show.text(at: .mark(1)) == "xy")
        var seen: [String] = []
        for time in stride(from: 0, to: show.duration.microseconds, by: 20_000) {
            let text = show.text(at: .time(Seconds(microseconds: time)))
            if text != seen.last { seen.append(text) }
        }
        #expect(seen == ["One.", "right", "Three.", "x", "xy"])
    }

    @Test func `a fade lays the new scene over the old one, step by step`() throws {
        let show = try performance(head + actions)
        let pairs = show.frames().map { pictures(show.displayList(at: $0.time)) }.filter { $0.count == 2 }
        #expect(pairs.count > 3)
        #expect(pairs.allSatisfy { $0 == [.white, Colour(0xFF0000)] })
    }

    @Test func `a key waits until what the one before it changed has come to its end`() throws {
        let text = rehearsal.replacing("{\"text\":\"x\"}", with: #"{"text":"x","svg":"one","show":"slide-up"}"#)
        let show = try performance(head + actions, text)
        let times = stride(from: 0, to: show.duration.microseconds, by: 10_000).map { Seconds(microseconds: $0) }
        let first = try #require(times.first { show.text(at: .time($0)) == "x" })
        let second = try #require(times.first { show.text(at: .time($0)) == "xy" })
        #expect(second - first >= 0.24)
    }

    @Test func `dark pages get the pictures of the dark run`() throws {
        let show = try performance(head + "style dusk\n" + actions)
        #expect(pictures(show.displayList(of: .mark(1))) == [Colour(0x0000FF)])
    }

    @Test func `a finger and a frame keep to places that come and go`() throws {
        let show = try performance(head + "highlight a\ntap a\nhighlight b\nwait 1s\n")
        #expect(show.frames().allSatisfy { show.moment(at: $0.time).nub?.centre.x.isFinite ?? true })
        #expect(mistake(head + "highlight c\nwait 1s\n")?.text == "3:11 there is no place `c` now")
    }

    @Test func `a stroke goes over the picture, and the finger is gone after it`() throws {
        let text = rehearsal.replacing(#"{"do":"tap","place":"a"}"#, with: #"{"do":"swipe","direction":"left"}"#)
        let show = try performance(head + "swipe left\nmark moved\nwait 1s\n", text)
        let path = show.frames().compactMap { show.moment(at: $0.time).nub?.centre }
        let (first, last) = (path.map(\.x).max() ?? 0, path.map(\.x).min() ?? 0)
        #expect(first > 100 && last < 100)
        #expect(show.text(at: .mark(0)) == "right")
        #expect(show.moment(at: show.duration).nub == nil)
    }

    @Test(arguments: [
        (
            head + "tap a\ntap a\n", "4:5 there is no place `a` now", "places are b"
        ),
        (
            head + "tap a\nkey x\n",
            "4:1 this line has changed since the rehearsal: the program was told `{\"do\":\"tap\",\"place\":\"b\"}`",
            "`playbill rehearse x/a.play` runs its program and writes x/a.rehearsal"
        ),
        (
            head + actions + "key x\n", "9:1 `{\"do\":\"key\",\"key\":\"x\"}` has not been rehearsed",
            "`playbill rehearse x/a.play` runs its program and writes x/a.rehearsal"
        ),
        (
            "program \"./game -v\"\ntap a\n", "1:1 its settings have changed since it was rehearsed",
            "`playbill rehearse x/a.play` runs its program and writes x/a.rehearsal"
        ),
        (head + "seed 2\n" + actions, "1:1 its settings have changed since it was rehearsed", nil),
        (head + "style night\n" + actions, "3:7 no style is called `night`", "known are day, dusk"),
        (head + "key retrun\n", "3:5 there is no key `retrun`", nil),
        (head + "send level 3\n", "3:6 what is sent is a JSON object", nil),
        (
            head + actions + "send {\"do\":\"name\",\"text\": \"a\tb\",\"more\": \"c \\t\\\\t\\\"d\"}\n",
            #"9:1 `{"do":"name","text":"a\tb","more":"c \t\\t\"d"}` has not been rehearsed"#, nil
        ),
        (head + "advance soon\n", "3:9 `soon` is no length of time", "write `advance 0.5s`"),
        ("program \"\"\nwait 1s\n", "1:9 no program is named", "write for instance `program \"./game --stage\"`"),
        (head + "robot\n", "3:1 unknown word `robot`", nil),
    ])
    func `a mistake has its place`(script: String, message: String, remedy: String?) {
        let found = mistake(script)
        #expect(found?.text == message)
        if let remedy { #expect(found?.remedy == remedy) }
    }

    @Test(arguments: [
        (nil, "this play has not been rehearsed"),
        ("", "its transcript x/a.rehearsal cannot be read: it is empty"),
        ("{}", "its transcript x/a.rehearsal cannot be read: line 1: this is no rehearsal of a program"),
        (
            rehearsal.replacing("\"one\"", with: "1"),
            "its transcript x/a.rehearsal cannot be read: line 2: `svg` is a text"
        ),
        (rehearsal.replacing("\"one\"", with: "\"bad\""), "its first picture cannot be drawn: it is bad"),
        (
            rehearsal.replacing("\"width\":50", with: "\"width\":1e300"),
            "its transcript x/a.rehearsal cannot be read: line 2: the place `a` lacks its `width`"
        ),
    ])
    func `a transcript that is none is told, whoever wrote it`(text: String?, message: String) {
        #expect(mistake(head + actions, text)?.text == "1:1 " + message)
    }

    @Test func `a listing needs no transcript, and may name any place`() {
        let listing = SourceText(path: "x.md", head + "tap anywhere\nkey retrun\n")
        let found = Stage.mistakes(ofListing: listing, games: [ProgramActor.kind(drawing: drawing)])
        #expect(found.map(\.message) == ["there is no key `retrun`"])
    }
}
