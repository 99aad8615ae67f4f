import Diagnostics
import Stage
import TerminalStage
import Testing

/// Six rows in a window of four, watched while two more come.
private let cast = #"""
    {"version": 2, "width": 20, "height": 4}
    [0.0, "m", "terminal 20x4, prompt \"> \""]
    [0.0, "o", "> "]
    [0.4, "m", "run \"seq 6\""]
    [0.46, "i", "\r"]
    [0.46, "o", "\r\n1\r\n2\r\n3\r\n4\r\n5\r\n6\r\n> "]
    [0.9, "m", "scroll up 2"]
    [1.3, "m", "scroll down 9"]
    [1.7, "m", "theme day"]
    [2.1, "m", "watch 2s"]
    [2.5, "o", "\r\na"]
    [3.1, "o", "\r\nb"]
    [4.5, "m", "type \"c\""]
    [4.56, "i", "c"]
    [4.56, "o", "c"]

    """#

private func performance(_ actions: String, head: String = "") throws(Mistakes) -> Performance {
    let script = "terminal 20x4\nprompt \"> \"\n\(head)" + actions
    let play = try parsePlay(SourceText(path: "x/demo.play", script), games: [TerminalActor.kind]) { name in
        name == "demo.cast" ? SourceText(path: "x/demo.cast", cast) : nil
    }
    return try Performance(play, games: [TerminalActor.kind])
}

private let actions = """
    run "seq 6"
    mark ran
    scroll up 2
    mark up
    scroll down 9
    mark down
    theme day
    watch 2s
    mark watched
    type "c"
    wait 1s

    """

@Suite struct TerminalWordsTests {
    @Test func `a window is scrolled back to what went out at the top, row by row`() throws {
        let show = try performance(actions)
        func text(_ mark: String) -> String { show.still(named: mark).map { show.text(at: $0) } ?? "" }
        #expect(text("ran") == "4\n5\n6\n>")
        #expect(text("up") == "2\n3\n4\n5")
        #expect(text("down") == "4\n5\n6\n>")
        let seen = Set(show.frames().map { show.text(at: .time($0.time)) })
        #expect(seen.contains("3\n4\n5\n6"))
    }

    @Test func `what is watched comes up when it came, and lasts as long as the line says`() throws {
        let show = try performance(actions)
        let begin = try #require(show.marks.first { $0.name == "down" }).time
        let end = try #require(show.marks.first { $0.name == "watched" }).time
        #expect(end - begin == 2.0)
        #expect(show.text(at: .time(begin + 0.3)).hasSuffix(">"))
        #expect(show.text(at: .time(begin + 0.5)).hasSuffix("a"))
        #expect(show.text(at: .time(begin + 1.1)).hasSuffix("b"))
    }

    @Test func `keys take as long as the play or the line says`() throws {
        let usual = try performance(actions).duration
        #expect(try performance(actions, head: "typing 400ms\n").duration > usual)
        #expect(try performance(actions.replacing("type \"c\"", with: "type \"c\" 3s")).duration > usual + 2.0)
    }

    @Test func `a terminal tells what was typed and what came`() throws {
        let show = try performance(actions)
        #expect(
            show.tellings.sorted { $0.key < $1.key }.flatMap(\.value.sentences) == [
                .init("telling_types_shows", "seq 6", "4"), .init("telling_shows", "a"), .init("telling_types", "c"),
            ])
    }

    @Test(arguments: [
        ("scroll left 2", "a window is scrolled up or down"), ("scroll up 0", "it is scrolled by 1 to 1000 rows"),
        ("watch long", "`long` is no length of time"), ("type \"a\" b", "`b` is no length of time"),
        ("wait 1s\ntheme mocca", "no theme is called `mocca`"), ("key ctrl+foo", "there is no key `ctrl+foo`"),
    ])
    func `what is no line is told`(line: String, message: String) {
        #expect(throws: Mistakes.self) { try performance(line + "\n") }
        do throws(Mistakes) { _ = try performance(line + "\n") } catch {
            #expect(error.all.first?.message == message)
        }
    }

    @Test(arguments: [
        ("ctrl+left", "\u{1B}[1;5D"), ("ctrl+shift+up", "\u{1B}[1;6A"), ("alt+pageup", "\u{1B}[5;3~"),
        ("alt+x", "\u{1B}x"), ("ctrl+enter", "\r"), ("ctrl+space", "\0"), ("alt+ctrl+c", "\u{1B}\u{3}"),
        ("shift+a", "A"),
    ])
    func `chords send what xterm sends`(key: String, sent: String) throws {
        #expect(try TerminalDeed("key", [key]).keys == [Array(sent.utf8)])
    }
}
