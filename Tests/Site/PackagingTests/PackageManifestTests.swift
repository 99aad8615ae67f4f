import Diagnostics
import Packaging
import Testing

private let package = """
    // swift-tools-version:5.3
    import PackageDescription

    let package = Package(
        name: "Peek",
        platforms: [.iOS(.v9)],  // .macOS(.v11) one day
        products: [.library(name: "Peek", targets: ["Peek"])],
        targets: [.target(name: "Peek", path: "a)b")]
    )
    """

@Suite struct PackageManifestTests {
    @Test func `what is written in so many words is read`() {
        let facts = PackageManifestReader.read(SourceText(path: "Package.swift", package))
        #expect(facts.swift?.value == "5.3")
        #expect(facts.name?.value == "Peek")
        #expect(facts.platforms.map { "\($0.system) \($0.minimum.value ?? "?")" } == ["ios 9"])
        #expect(facts.libraries.map(\.value) == ["Peek"])
        #expect(facts.libraries.first?.place.line == 7)
    }

    @Test(arguments: [
        (".iOS(.v13), .macOS(.v10_15)", ["ios 13", "macos 10.15"]), (".macOS(\"13.3\")", ["macos 13.3"]),
        (".iOS(oldest)", ["ios ?"]), (".macCatalyst(.v13)", []), ("/* .iOS(.v9), */ .tvOS(.v12)", ["tvos 12"]),
    ])
    func `platforms`(list: String, platforms: [String]) {
        let facts = PackageManifestReader.read(
            SourceText(path: "p", "let p = Package(name: \"P\", platforms: [\(list)])"))
        #expect(facts.platforms.map { "\($0.system) \($0.minimum.value ?? "?")" } == platforms)
    }

    @Test(arguments: [
        "", "let a = 1", "Package(", "Package(name:", "let p = Package(platforms: [.iOS(", "\"Package(name: 1)\"",
    ])
    func `a broken or an empty file says nothing`(text: String) {
        let facts = PackageManifestReader.read(SourceText(path: "p", text))
        #expect(facts.platforms.isEmpty && facts.libraries.isEmpty)
    }
}
