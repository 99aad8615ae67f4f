import Diagnostics
import Drawing
import Stage
import TerminalStage
import Testing

/// What a rehearsal of `type "ab"` and `enter` wrote down.
private let cast = #"""
    {"version": 2, "width": 20, "height": 4}
    [0.0, "m", "terminal 20x4, prompt \"> \""]
    [0.0, "o", "> "]
    [0.4, "m", "type \"ab\""]
    [0.46, "i", "a"]
    [0.46, "o", "a"]
    [0.52, "i", "b"]
    [0.52, "o", "b"]
    [0.9, "m", "enter"]
    [0.96, "i", "\r"]
    [0.96, "o", "\r\n"]
    [1.4, "m", "expect \"done\""]
    [1.4, "o", "done\r\n> "]

    """#

private let head = "terminal 20x4\nprompt \"> \"\n"
private let actions = "type \"ab\"\nenter\nexpect \"done\"\nmark end\nwait 1s\n"

private func performance(
    _ script: String, cast: String? = cast, measure: @escaping TextMeasure = TextExtent.estimate
) throws(Mistakes) -> Performance {
    let play = try parsePlay(SourceText(path: "x/demo.play", script), games: [TerminalActor.kind]) { name in
        name == "demo.cast" ? cast.map { SourceText(path: "x/demo.cast", $0) } : nil
    }
    return try Performance(play, games: [TerminalActor.kind], measure: measure)
}

private func mistake(_ script: String, cast: String? = cast) -> (text: String, remedy: String?)? {
    do throws(Mistakes) {
        _ = try performance(script, cast: cast)
        return nil
    } catch {
        return error.all.first.map { ("\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)", $0.remedy) }
    }
}

@Suite struct TerminalActorTests {
    @Test func `a picture that has no room for the cells is an error, rather than empty`() {
        let found = mistake("terminal 20x4\nprompt \"> \"\nsize 60x40\n" + actions)
        #expect(found?.text == "1:1 a picture of 60x40 is too small for 20x4 cells")
    }

    @Test func `letters that no font has are warned of, each once`() throws {
        let show = try performance(head + actions, cast: cast.replacing("\"o\", \"done", with: "\"o\", \"🙂 done 🙂")) {
            run in
            var extent = TextExtent.estimate(run)
            if run.string == "🙂" { extent.unknown = UnknownLetters(["🙂"], fonts: ["JetBrains Mono"]) }
            return extent
        }
        #expect(
            show.warnings.map(\.message) == [
                "boxes are drawn for letters: no font has `🙂`; asked were JetBrains Mono"
            ])
        #expect(show.warnings.allSatisfy { $0.severity == .warning })
        #expect(try performance(head + actions).warnings.isEmpty)
    }

    @Test func `a line of a thousand characters can be typed`() {
        let found = mistake(head + "run \"echo \(String(repeating: "x", count: 990))\"")
        #expect(found?.text.contains("has not been rehearsed") == true || found?.text.hasPrefix("3:1") == true)
        #expect(
            mistake(head + "run \"\(String(repeating: "x", count: 1001))\"")?.text
                == "3:5 a text here has at most 1000 characters")
    }

    @Test func `a play is performed from its transcript, a key at a time`() throws {
        let show = try performance(head + actions)
        let screens = show.frames().map { show.text(at: .time($0.time)) }
        var seen: [String] = []
        for time in stride(from: 0, to: show.duration.microseconds, by: 20_000) {
            let screen = show.text(at: .time(Seconds(microseconds: time)))
            if screen != seen.last { seen.append(screen) }
        }
        #expect(seen == [">", "> a", "> ab", "> ab\ndone\n>"])
        #expect(screens.last == "> ab\ndone\n>")
        #expect(show.text(at: .mark(0)) == "> ab\ndone\n>")
    }

    @Test func `the seed decides the rhythm`() throws {
        let (one, same) = (try performance(head + actions), try performance(head + actions))
        let other = try performance(head + "seed 2\n" + actions)
        #expect(one.duration == same.duration)
        #expect(one.duration != other.duration)
    }

    @Test func `equal instants are one frame`() throws {
        let show = try performance(head + actions)
        #expect(show.frames().count < 10)
        #expect(show.frameTimes().count > 50)
    }

    @Test(arguments: [
        ("type \"ac\"\nenter\n", "3:1 this line has changed since the rehearsal: it was `type \"ab\"`"),
        ("type \"ab\"\nkey ctrl+c\n", "4:1 this line has changed since the rehearsal: it was `enter`"),
        (actions + "enter\n", "8:1 `enter` has not been rehearsed"),
    ])
    func `a line that was not rehearsed so is told`(lines: String, message: String) {
        let found = mistake(head + lines)
        #expect(found?.text == message)
        #expect(found?.remedy == "`playbill rehearse x/demo.play` runs its programs and writes x/demo.cast")
    }

    @Test func `a play without a transcript, or for other settings, is told`() {
        #expect(mistake(head + actions, cast: nil)?.text == "1:1 this play has not been rehearsed")
        #expect(
            mistake("terminal 30x4\nprompt \"> \"\n" + actions)?.text
                == "1:1 its settings have changed since it was rehearsed")
        #expect(
            mistake(head + actions, cast: "{}")?.text.hasPrefix("1:1 its transcript x/demo.cast cannot be read") == true
        )
    }

    @Test(arguments: [
        ("terminal 80\nenter", "1:10 `80` is no size of a terminal"),
        ("terminal 10x4\nenter", "1:10 a terminal has 20 to 300 columns and 3 to 100 rows"),
        ("terminal 20x4\nkey ctrl+c 0", "2:12 a key is pressed 1 to 1000 times"),
        ("terminal 20x4\nkey retrun", "2:5 there is no key `retrun`"),
        ("terminal 20x4\nexpect all done", "2:1 a text of several words stands in quotes"),
        ("terminal 20x4\nexpect /[/", "2:1 `[` is no pattern"),
        ("terminal 20x4\nshell fish\nenter", "2:7 there is no shell `fish` here"),
        ("terminal 20x4\ntpye \"a\"", "2:1 unknown word `tpye`"),
        ("game terminal\nenter", "1:6 no game is called `terminal`"),
    ])
    func `a mistake has its place`(script: String, message: String) {
        #expect(mistake(script)?.text == message)
    }

    @Test func `a word of another actor is told whose it is`() {
        #expect(mistake("terminal 20x4\ntpye \"a\"")?.remedy == "did you mean `type`?")
        let other = ActorKind(
            "chess", styles: SchemeStyles(light: "day", dark: "dusk"), words: [.position("position start")]
        ) { _ throws(Objection) in
            throw Objection("nobody plays")
        }
        do throws(Mistakes) {
            _ = try parsePlay(
                SourceText(path: "x.play", "terminal 20x4\nposition start\nenter"), games: [other, TerminalActor.kind])
            Issue.record("the play was read")
        } catch {
            #expect(
                error.all.first?.remedy
                    == "it is a word of `game chess`, and `terminal 80x24` begins this play")
        }
    }

    @Test func `a listing needs no transcript`() {
        let listing = SourceText(path: "x.md", head + "type \"ls\"\nenter\nkey retrun\n")
        let found = Stage.mistakes(ofListing: listing, games: [TerminalActor.kind])
        #expect(found.map(\.message) == ["there is no key `retrun`"])
    }

    @Test func `what is hidden takes no time and is not seen`() throws {
        let hidden = cast.replacing("[0.4, \"m\"", with: "[0.3, \"m\", \"hide\"]\n[0.4, \"m\"").replacing(
            "[1.4, \"m\"", with: "[1.3, \"m\", \"show\"]\n[1.4, \"m\"")
        let show = try performance(
            head + "hide\ntype \"ab\"\nenter\nshow\nexpect \"done\"\nwait 1s\n", cast: hidden)
        #expect(show.text(at: .time(.zero)) == "> ab")
        #expect(show.duration < 3.0)
    }

    @Test func `a play that is hidden to its end is told what it lacks`() {
        let hidden = cast.replacing("[0.4, \"m\"", with: "[0.3, \"m\", \"hide\"]\n[0.4, \"m\"")
        let found = mistake(head + "hide\ntype \"ab\"\nenter\n", cast: hidden)
        #expect(found?.text == "1:1 the play takes no time")
        #expect(found?.remedy == "all of it is hidden: write `show` above what is to be seen")
    }
}
