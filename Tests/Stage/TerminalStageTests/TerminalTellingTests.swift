import Stage
import Testing

@testable import TerminalStage

private let right = TerminalDeed.key(name: "right", bytes: [0x1B, 0x5B, 0x43], count: 1)

@Suite struct TerminalTellingTests {
    @Test func `of a program that fills the screen only the keys are told`() {
        let shell = terminal(44, 8, "$ python3 gloam.py\r\n")
        let game = terminal(44, 8, "\u{1B}[?1049h\u{1B}[H\u{2665}\u{2665}\u{2665} $ 0\r\n#..@..#\r\nYou wake.")
        let next = terminal(44, 8, "\u{1B}[?1049h\u{1B}[H\u{2665}\u{2665} $ 1\r\n#...@.#\r\nA rat bites.")
        #expect(Telling(right, from: game, to: next)?.sentences == [.init("telling_presses", "right")])
        #expect(Telling(.key(name: "enter", bytes: [0x0D], count: 1), from: shell, to: game) == nil)
        #expect(Telling(.expect(text: "You wake"), from: shell, to: game) == nil)
        // What stood there before is no news when it is seen again.
        #expect(Telling(right, from: game, to: shell)?.sentences == [.init("telling_presses", "right")])
        #expect(Telling(from: game, to: next) == nil)
    }

    @Test(arguments: [
        ("\u{2592} \u{B7}\u{B7}+\u{B7}@\u{B7}\u{2588}\u{B7}D\u{B7}\r\nA door.\r\n$ ", "A door."),
        ("[####......] 40%\r\n$ ", nil), ("total 8\r\n$ ", "total 8"), ("3.14\r\n$ ", "3.14"),
        ("--- a/site.yml\r\n$ ", "--- a/site.yml"), ("\u{65E5}\u{672C}\r\n$ ", "\u{65E5}\u{672C}"),
    ])
    func `a row that is mostly signs is a drawing, and none is told`(output: String, told: String?) {
        let (before, after) = (terminal(44, 8, "$ "), terminal(44, 8, "$ x\r\n" + output))
        let telling = Telling(.run("x"), from: before, to: after)
        #expect(telling?.sentences.first?.texts == ["x"] + (told.map { [$0] } ?? []))
    }
}
