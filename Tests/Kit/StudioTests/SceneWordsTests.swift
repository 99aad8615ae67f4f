import Languages
import NanashiStage
import Site
import Stage
import Testing

@testable import Studio

private let play =
    "game nanashi\nsize 256x256\ncaption \"Clone: one square\" \"Or two\"\nmove g2\nmark poster\ncaption \"Later\"\nwait 1s\n"

private let told: [(scene: String, words: String)] = [
    ("{title: [Your notes, everywhere], picture: a.png}", "Your notes everywhere. A screenshot of P."),
    ("{title: Look!, picture: a.png}", "Look! A screenshot of P."),
    ("{title: T, picture: a.png, alt: Three notes on a wall}", "Three notes on a wall"),
    ("{title: Clone, play: t}", "Clone. A moment of P, saying: Clone: one square Or two."),
    ("{title: T, list: [No account, No ads]}", "T. A list: No account, No ads."),
    (
        "{title: T, leaderboard: [{name: Ada, score: 12}, {name: Max, score: 9, you: true}]}",
        "T. A leaderboard: Ada 12, Max 9."
    ),
    ("{title: T, versus: [{name: Ada, score: 31}, {name: Robot, score: 18}]}", "T. Ada 31 against Robot 18."),
    (
        "{title: T, quote: {text: I missed my stop., by: A reader, stars: 5}}",
        "T. A quotation: I missed my stop. A reader."
    ),
    ("{title: T, result: {score: \"31:18\", text: You win}}", "T. A result: 31:18 You win."),
    ("{title: T, terminal: \"$ make\\nmade\"}", "T. A terminal: $ make / made."),
    ("{title: T, code: \"a\\nb\\nc\\nd\\ne\"}", "T. Code: a / b / c / d …"),
    ("{title: T, weather: {degrees: 12}}", "T. 12."),
]

/// What is said of a scene to those who do not see it.
@Suite struct SceneWordsTests {
    @Test(arguments: told)
    func `a scene is told by its title, its kind and what is on it`(scene: String, words: String) throws {
        let site = try SceneSite(
            SceneSite.head + "plays: {t: t.play}\nscenes:\n  - \(scene)\n",
            ["a.png": try shot(), "t.play": Array(play.utf8)])
        let product = try #require(site.content.products.first)
        let setup = PictureSetup(games: [NanashiGame.kind], boardGame: NanashiBoard.game)
        #expect(SceneWords(setup).words(of: product.manifest.scenes[0], of: product) == words)
    }

    @Test func `a board is told by its pieces, in the site's language`() throws {
        let site = try SceneSite(SceneSite.head + "scenes:\n  - {title: T, board: x5o/7/7/7/7/7/o5x x 0 1}\n")
        let product = try #require(site.content.products.first)
        for (tag, word) in [("en", "a7"), ("de", "g1"), ("ja", "a7")] {
            let setup = PictureSetup(
                games: [NanashiGame.kind], boardGame: NanashiBoard.game, speech: .named(tag))
            let words = SceneWords(setup).words(of: product.manifest.scenes[0], of: product)
            #expect(words.hasPrefix("T") && words.contains(word), "\(words)")
        }
    }

    @Test func `a page shows screenshots of scenes with their words`() throws {
        let site = try SceneSite(
            SceneSite.head + "scenes:\n  - {title: [Your, notes], picture: shots/a.png}\n", ["shots/a.png": try shot()])
        let product = try #require(site.content.products.first)
        let page = PagePictureMaker(PictureSetup(games: [])).pictures(of: product)
        guard case .list(let screens)? = page.members["screens"], case .object(let screen)? = screens.first else {
            Issue.record("there is no screen")
            return
        }
        #expect(screen["src"] == .string("/products/p/shots/a.png"))
        #expect(screen["alt"] == .string("Your notes. A screenshot of P."))
        #expect(screen["caption"] == .string("Your notes"))
    }
}
