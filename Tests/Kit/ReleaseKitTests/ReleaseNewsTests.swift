import Diagnostics
import Testing

@testable import ReleaseKit
@testable import Site

private func release(_ notes: String) -> Release {
    let place = Place(path: "CHANGELOG.md", line: 5, column: 4)
    return Release(
        version: "2.0", date: nil, place: place, notes: SourceText(path: "CHANGELOG.md", notes, linesAbove: 5))
}

private func news(_ notes: String) -> [String] { ReleaseNews(release(notes)).items.map(\.text) }

@Suite struct ReleaseNewsTests {
    @Test func `what was added comes first, then what was changed; repairs are no news`() {
        let notes =
            "Seven years after.\n\n### Fixed\n\n- A crash.\n\n### Changed\n\n- Faster.\n\n### Added\n\n- Online play.\n- A board.\n"
        #expect(news(notes) == ["Online play", "A board", "Faster"])
        #expect(ReleaseNews(release(notes)).items.first?.place == Place(path: "CHANGELOG.md", line: 18, column: 1))
    }

    @Test func `highlights are all there is to tell`() {
        #expect(
            news("**Highlights:** online play\nand a board\n\n### Added\n\n- A switch.\n") == [
                "online play and a board"
            ])
        #expect(
            news("### ✨ Highlights\n\n* Online play.\n* A board.\n\n### Added\n\n- A switch.\n") == [
                "Online play", "A board",
            ])
    }

    @Test func `where nothing else is new, what was mended is`() {
        #expect(news("### Fixed\n\n- A crash when saving (#12).\n") == ["A crash when saving"])
        // As Feeder's changelog has it.
        #expect(
            news(
                "### 🐛 Bug Fixes & Minor Changes\n- Missing strings (#1168) by @ada in [#1168](https://x.example/1168)\n"
            )
                == ["Missing strings"])
        #expect(news("### Removed\n\n- Flash.\n") == [])
        #expect(
            news("- One list, without headings by @ada in https://example.org/1\n") == ["One list, without headings"])
    }

    @Test func `an item is its first sentence, without marks, and what stands below it stays away`() {
        let notes =
            "### Added\n\n- **Online play** with [friends](/f): at\n  last. Ask them.\n  - by mail\n  - by phone\n- `--fast`\n"
        #expect(news(notes) == ["Online play with friends: at last", "--fast"])
    }

    @Test func `what stands in code stays as it is`() {
        #expect(
            news("- Windows of `&[T; N]`, see [`map`](/m), *not* ``a`b`` or `*p`\n") == [
                "Windows of &[T; N], see map, not a`b or *p"
            ])
    }

    /// As uBlock Origin's changelog has it.
    @Test func `brackets within a link's words are no marks of the link`() {
        #expect(
            news("- [[logger] Keep blanks](https://example.org/1)\n- #12 is faster\n") == [
                "logger Keep blanks", "#12 is faster",
            ])
    }

    @Test(arguments: [
        ("Online play: the wish that came in most often", "Online play", false), ("Online play", "Online play", true),
        ("Online play: at last", "Online play", true),
        ("Two players on one device: hand it over after each move", "Two players on one device", true),
        ("The board turns with the phone; clocks are larger than before", "The board turns with the phone", false),
    ])
    func `a title is what stands before the first colon, where that is a headline`(
        text: String, title: String, isAll: Bool
    ) throws {
        let made = try #require(NewsTitle(text))
        #expect(made.text == title && made.isAll == isAll)
    }

    @Test(arguments: [
        "Bash/Zsh: fix z failing on Cygwin", "Bash, Fish and Zsh: completions for z", "POSIX: support for Busybox",
        "Command line: fix colours", "Windows: the installer asks for less", "Faster start; less memory",
    ])
    func `the area of a change is no headline`(text: String) throws {
        let made = try #require(NewsTitle(text))
        #expect(made.text == text && made.isAll)
    }

    @Test(arguments: [String(repeating: "long ", count: 20), "Bash: " + String(repeating: "long ", count: 20)])
    func `news that is too long for a title is none`(text: String) { #expect(NewsTitle(text)?.text == nil) }

    @Test(arguments: [
        ("Works on Windows (e.g. Busybox). And on.", "Works on Windows (e.g. Busybox)"),
        ("Opens archives, e.g. ZIP. And more.", "Opens archives, e.g. ZIP"),
        ("Vim vs. Emacs, bzw. Nano. Ask.", "Vim vs. Emacs, bzw. Nano"),
        ("Vim, Emacs etc.", "Vim, Emacs etc."), ("Runs with Node.js. Try it.", "Runs with Node.js"),
        ("A build (see below. Far below.) is made. Now.", "A build (see below. Far below.) is made"),
        ("Smaller ( is a bracket. It stays open.", "Smaller ( is a bracket"), ("Wait... there", "Wait... there"),
        ("Schneller, z. B. beim Start. Und mehr.", "Schneller, z. B. beim Start"),
    ])
    func `a sentence ends before a capital letter, and not where a word is shortened`(text: String, sentence: String) {
        #expect(news("- \(text)\n") == [sentence])
    }

    @Test(arguments: [
        "by @ada in #12", "by @ada in https://example.org/o/r/pull/12", "(#12)", "([#12](https://example.org/12))",
        ", see #808 (@niklasdewally).", "(thanks @ada!)", "(by [@ada](https://example.org/ada), #12 and #13)", "- @ada",
        ", fixes issue #12, thanks to @ada and @bob", "https://github.com/o/r/pull/12",
        "([#12](https://example.org/12)) ([a1b2c3d](https://example.org/a1b2c3d)), closes #9", "(owner/name#12) (!34)",
        "#12", ", reported by @ada.social",
    ])
    func `references and thanks stay in the repository`(credit: String) {
        #expect(news("- Sign up\(credit.hasPrefix(",") ? "" : " ")\(credit)\n") == ["Sign up"])
    }

    @Test(arguments: [
        "[#12](https://example.org/12): ", "a1b2c3d: ", "#12 ",
        "[#12](https://example.org/12) [`a1b2c3d`](https://example.org/c) Thanks [@ada](https://example.org/ada)! - ",
    ])
    func `a line may begin with them`(credit: String) { #expect(news("- \(credit)Sign up\n") == ["Sign up"]) }

    /// As Changesets writes them.
    @Test func `great and small changes are news, small ones repairs, and new dependencies none`() {
        let notes =
            "### Patch Changes\n\n- a1b2c3d: A crash\n- Updated dependencies [a1b2c3d]\n  - @x/y@1.2.0\n\n"
        #expect(news(notes) == ["A crash"])
        #expect(news("### Minor Changes\n\n- a1b2c3d: Streaming\n\n" + notes) == ["Streaming"])
    }

    /// As GitHub writes notes of requests whose titles follow Conventional Commits.
    @Test func `a list of commits is sorted by what they are`() {
        let notes =
            "### What's Changed\n* fix(core): crash on start by @ada in https://github.com/o/r/pull/13\n"
            + "* chore(deps): bump x by @bot in https://github.com/o/r/pull/14\n* feat: add dark mode by @ada in #12\n"
            + "* Bash: completions\n\n### New Contributors\n* @ada made their first contribution\n"
        #expect(news(notes) == ["Add dark mode", "Bash: completions"])
    }

    @Test(arguments: [
        "Decorators like @State", "Support for @State and @Binding", "The ground is #333", "A list (of @State only)",
        "Since #12 it is faster", "Moved to https://example.org/pull", "A facade (deadbee)", "#12 is faster",
    ])
    func `what is said of names and numbers stays`(text: String) { #expect(news("- \(text)\n") == [text]) }

    @Test func `an update tells its news, a first release itself`() {
        var manifest = Manifest()
        manifest.name = "P"
        manifest.tagline = "Small."
        manifest.features = [.init(title: "Old", detail: nil, weight: 3)]
        var product = Product(
            slug: "p", address: Address("/p/"), manifest: manifest, source: SourceText(path: "p.yml", "name: P\n"))
        product.releases = [release("### Added\n\n- Online play: at last.\n- A board.\n")]
        let first = PostDraft(of: product, for: .x, home: "h")
        #expect(first.title == "P 2.0: Small." && first.points.map(\.text) == ["Old"])
        product.releases.append(release(""))
        let second = PostDraft(of: product, for: .x, home: "h")
        #expect(second.title == "P 2.0: Online play" && second.points.map(\.text) == ["A board", "Old"])
    }
}
