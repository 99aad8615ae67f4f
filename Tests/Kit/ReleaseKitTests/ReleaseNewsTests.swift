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
        #expect(news("### Removed\n\n- Flash.\n") == [])
        #expect(
            news("- One list, without headings by @ada in https://example.org/1\n") == ["One list, without headings"])
    }

    @Test func `an item is its first sentence, without marks, and what stands below it stays away`() {
        let notes =
            "### Added\n\n- **Online play** with [friends](/f): at\n  last. Ask them.\n  - by mail\n  - by phone\n- `--fast`\n"
        #expect(news(notes) == ["Online play with friends: at last", "--fast"])
    }

    @Test(arguments: [
        ("Online play: the wish that came in most often", "Online play"), ("Online play", "Online play"),
        (String(repeating: "long ", count: 20), nil),
    ])
    func `a title is what stands before the first colon, where it is short enough`(text: String, title: String?) {
        #expect(ReleaseNews.Item(text: text, place: Place(path: "c", line: 1, column: 1)).title == title)
    }

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
