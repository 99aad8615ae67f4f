import Diagnostics
import Languages
import Stage
import Testing

@testable import Studio

private let blink = Script(SourceText(path: "a.play", "game blink\ncaption \"On.\"\ntap lamp\ntap lamp\n"))
private let performer = PictureSetup(games: [BlinkGame.kind]).performer

/// What is told of a tap.
private func telling(_ sentences: Telling.Sentence...) throws -> Telling { try #require(Telling(sentences)) }

@Suite struct PlaySummaryTests {
    @Test(arguments: [
        ("en", "A game that plays itself: On. Types “ls #2”, shows “a”. Presses down 3 times. Shows “b”."),
        (
            "fr",
            "Un jeu qui se joue tout seul: On. Tape «\u{A0}ls #2\u{A0}», affiche «\u{A0}a\u{A0}». "
                + "Appuie 3 fois sur down. Affiche «\u{A0}b\u{A0}»."
        ),
    ])
    func `what an actor tells stands between the captions, in the site's language`(_ tag: String, _ told: String) throws
    {
        let play = try performer.read(blink).play
        let tellings = [
            1: try telling(.init("telling_types_shows", "ls #2", "a")),
            2: try telling(.init("telling_presses_times", "down", "3"), .init("telling_shows", "b")),
        ]
        #expect(play.summary(in: .named(tag), tellings) == told)
    }

    @Test(arguments: [
        ("ja", "一歩で二つ", "二歩で移る。", "ひとりでに進むゲーム：一歩で二つ。二歩で移る。「ls」"),
        ("zh", "走一步", "走两步！", "自己下的游戏：走一步。走两步！输入"),
        ("ja", "One step", "二つ", "ひとりでに進むゲーム：One step 二つ。「ls」"),
    ])
    func `where no spaces are set, captions are parted by full stops`(
        _ tag: String, _ strong: String, _ soft: String, _ told: String
    ) throws {
        let script = "game blink\ncaption \"\(strong)\" \"\(soft)\"\ntap lamp\n"
        let play = try performer.read(Script(SourceText(path: "a.play", script))).play
        let summary = play.summary(in: .named(tag), [1: try telling(.init("telling_types", "ls"))])
        #expect(summary.hasPrefix(told), "\(summary)")
        #expect(!summary.contains(" 二") || strong == "One step")
    }

    @Test func `what is told ends where nobody would listen any longer`() throws {
        let play = try performer.read(blink).play
        let long = try telling(.init("telling_types", String(repeating: "x", count: 700)))
        let told = play.summary(in: .named("de"), [1: long, 2: long])
        #expect(told == "Ein Spiel, das sich selbst spielt: On. Und so weiter.")
    }

    @Test func `every language has words of its own for what is told`() {
        for tag in Language.tags where tag != "en" && tag != "en-US" {
            #expect(Language.named(tag).wordsOfTellings != Language.english.wordsOfTellings, "\(tag)")
        }
        let own = Language.english.saying(["telling_shows": "There is #."])
        #expect(own.wordsOfTellings != Language.english.wordsOfTellings)
    }
}
