import Diagnostics
import Testing

@testable import Rendering
@testable import Site

@Suite struct InstallWordsTests {
    @Test(arguments: [
        ("1.2", "from: \"1.2.0\""), ("2", "from: \"2.0.0\""), ("0.0.1", "from: \"0.0.1\""),
        ("1.0-beta.1", "from: \"1.0.0-beta.1\""),
    ])
    func `a package is asked for by the version of now`(version: String, requirement: String) {
        let place = Place(path: "p", line: 1, column: 1)
        let install = Manifest.Install(manager: .swiftpm, url: "https://x.dev/a/b", product: "B", place: place)
        let words = InstallWords(install, version: version, .english)
        #expect(words.code == ".package(url: \"https://x.dev/a/b\", \(requirement)),")
        #expect(words.target == ".product(name: \"B\", package: \"b\"),")
    }
}
