import Files
import Testing

@testable import Site

/// A site may say which version of the program it needs.
@Suite struct ProgramVersionTests {
    private func mistakes(asking wanted: String, of program: String?) -> [String] {
        let files = ["content/site.yml": "title: T\nplaybill: \(wanted)\n", "themes/marquee/layouts/post.html": ""]
        return lines(SiteReader(program: program).read(FileTree(texts: files)).mistakes)
    }

    @Test(arguments: ["0.2", "0.2.0", "0.1.9", "0.3.0-beta.1"])
    func `a program that is new enough says nothing`(wanted: String) {
        #expect(mistakes(asking: wanted, of: wanted.hasPrefix("0.3") ? "0.3.0" : "0.2.0") == [])
    }

    @Test func `an older one says what is asked for, at its line`() {
        #expect(
            mistakes(asking: "0.10", of: "0.9.3") == [
                "content/site.yml:2: this site asks for Playbill 0.10 or newer, and this is 0.9.3"
            ])
        #expect(mistakes(asking: "0.10", of: nil) == [])
    }

    @Test func `what is no version is told`() {
        #expect(
            mistakes(asking: "latest", of: "0.2.0") == [
                "content/site.yml:2: `playbill` must be a version, and is `latest`"
            ])
    }
}
