import Diagnostics
import Testing

@testable import ReleaseKit

private let mine = "# Mine\n\n\(KeptReadme.begin)\nold\nlines\n\(KeptReadme.end)\n\nMine too."

@Suite struct KeptReadmeTests {
    @Test func onlyWhatStandsBetweenTheMarkersChanges() throws {
        let file = SourceText(path: "README.md", mine)
        let text = try KeptReadme.updated(file, with: "new\n")
        #expect(text == "# Mine\n\n\(KeptReadme.begin)\nnew\n\(KeptReadme.end)\n\nMine too.")
    }

    @Test func writingTwiceIsWritingOnce() throws {
        let once = try KeptReadme.updated(SourceText(path: "README.md", mine), with: "new\n")
        #expect(try KeptReadme.updated(SourceText(path: "README.md", once), with: "new\n") == once)
        #expect(try KeptReadme.difference(in: SourceText(path: "README.md", once), from: "new\n") == nil)
        #expect(try KeptReadme.updated(nil, with: "new\n") == "\(KeptReadme.begin)\nnew\n\(KeptReadme.end)\n")
    }

    @Test func aDifferenceIsToldAtItsLine() throws {
        let found = try KeptReadme.difference(in: SourceText(path: "README.md", mine), from: "old\nrows\n")
        #expect(found?.place == Place(path: "README.md", line: 5, column: 1))
        #expect(found?.excerpt == "lines")
    }

    @Test(arguments: ["", "# Mine\n", KeptReadme.begin + "\n", KeptReadme.end + "\n" + KeptReadme.begin + "\n"])
    func aFileWithoutBothMarkersIsLeftAlone(_ text: String) {
        #expect(throws: Diagnostic.self) { try KeptReadme.updated(SourceText(path: "README.md", text), with: "new\n") }
    }
}
