import Diagnostics
import Testing

@testable import ReleaseKit

private let mine = "# Mine\n\n\(KeptReadme.begin)\nold\nlines\n\(KeptReadme.end)\n\nMine too."
private let inParts = """
    \(KeptReadme.begin("head"))
    head
    \(KeptReadme.end)

    Mine.

    <!-- playbill: get -->
    \(KeptReadme.end)

    """

private func file(_ text: String) -> SourceText { SourceText(path: "README.md", text) }

@Suite struct KeptReadmeTests {
    @Test func `only what stands between the markers changes`() throws {
        let text = try KeptReadme.updated(file(mine)) { _ in "new\n" }
        #expect(text == "# Mine\n\n\(KeptReadme.begin)\nnew\n\(KeptReadme.end)\n\nMine too.")
    }

    @Test func `each part is made of the section that it names`() throws {
        let text = try KeptReadme.updated(file(inParts)) { "made of \($0 ?? "all")\n" }
        #expect(
            text
                == inParts.replacing("\nhead\n", with: "\nmade of head\n")
                .replacing("get -->\n", with: "get -->\nmade of get\n"))
        #expect(try KeptReadme.differences(in: file(text)) { "made of \($0 ?? "all")\n" } == [])
    }

    @Test(arguments: [mine, inParts])
    func `writing twice is writing once`(text: String) throws {
        let once = try KeptReadme.updated(file(text)) { _ in "new\n" }
        #expect(try KeptReadme.updated(file(once)) { _ in "new\n" } == once)
        #expect(try KeptReadme.differences(in: file(once)) { _ in "new\n" } == [])
    }

    @Test func `a file that is not there becomes one part`() throws {
        #expect(try KeptReadme.updated(nil) { _ in "new\n" } == "\(KeptReadme.begin)\nnew\n\(KeptReadme.end)\n")
    }

    @Test func `a section with nothing to say leaves its markers`() throws {
        let text = try KeptReadme.updated(file(mine)) { _ in "" }
        #expect(text == "# Mine\n\n\(KeptReadme.begin)\n\(KeptReadme.end)\n\nMine too.")
    }

    @Test func `each part that is out of date is told at its first line that is`() throws {
        let found = try KeptReadme.differences(in: file(mine)) { _ in "old\nrows\n" }
        #expect(found.map(\.place) == [Place(path: "README.md", line: 5, column: 1)])
        #expect(found.map(\.excerpt) == ["lines"])
        let both = try KeptReadme.differences(in: file(inParts)) { _ in "head\nand more\n" }
        #expect(both.map { $0.place?.line } == [3, 8])
    }

    @Test(arguments: [
        ("", 1), ("# Mine\n", 1), (KeptReadme.begin + "\n", 1), (KeptReadme.end + "\n" + KeptReadme.begin + "\n", 1),
        (KeptReadme.begin + "\n" + inParts, 1), (KeptReadme.begin("haed") + "\n" + KeptReadme.end, 1),
        (inParts + KeptReadme.end, 9),
    ])
    func `a file whose markers make no sense is left alone, and told where`(text: String, line: Int) {
        let error = #expect(throws: Mistakes.self) { try KeptReadme.updated(file(text)) { _ in "new\n" } }
        #expect(error?.all.first?.place?.line == line)
        #expect(error?.all.allSatisfy { $0.remedy != nil } == true)
    }
}
