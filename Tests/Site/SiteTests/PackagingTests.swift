import Diagnostics
import Files
import Testing

@testable import Site

private let manifest = """
    name: Peek
    tagline: T
    kind: library
    version: "5.3.0"
    license: MIT
    platforms: [{name: iOS, minimum: iOS 9}]
    install: [{manager: cocoapods}, {manager: swiftpm, url: https://a.dev/Peek}]

    """

private let podspec = """
    Pod::Spec.new do |s|
      s.name             = 'Peek'
      s.version          = '5.3.0'   # the version
      s.summary          = "Inspect a running app."
      s.license          = { :type => 'MIT', :file => 'LICENSE' }
      s.source           = { :git => 'https://a.dev/Peek.git', :tag => s.version.to_s }
      s.ios.deployment_target = '9.0'
      s.swift_versions = ['5.0', '5.1']
      s.source_files = 'Sources/**/*.swift'
    end
    """

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

/// The messages of a product that names files beside it.
private func mistakes(_ rest: String, _ files: [String: String]) -> [Diagnostic] {
    var all = ["content/products/peek/product.yml": manifest + rest]
    for (name, text) in files { all["content/products/peek/" + name] = text }
    return read(all).mistakes
}

@Suite struct PodspecAgreementTests {
    @Test func `files that agree are silent`() {
        #expect(
            lines(
                mistakes(
                    "podspec: Peek.podspec\npackage: Package.swift\n",
                    ["Peek.podspec": podspec, "Package.swift": package]))
                == [])
    }

    @Test(arguments: [
        ("'5.3.0'", "'5.1.0'", 4, "the product's version is 5.3.0, the podspec says 5.1.0", 3),
        ("'9.0'", "'11.0'", 6, "the manifest says iOS needs 9, the podspec says 11.0", 7),
        ("'MIT'", "'BSD'", 5, "the manifest says `license` is MIT, the podspec says BSD", 5),
        ("'Peek'", "'Peak'", 7, "`install` asks for `Peek`, the podspec has `Peak`", 2),
        ("s.ios.", "s.osx.", 6, "the podspec runs on macos, and `platforms` does not name it", 7),
    ])
    func `what disagrees is told with both lines`(old: String, new: String, line: Int, message: String, other: Int)
        throws
    {
        let found = mistakes("podspec: Peek.podspec\n", ["Peek.podspec": podspec.replacing(old, with: new)])
        let mistake = try #require(found.first)
        #expect(found.count == 1)
        #expect(mistake.message == message)
        #expect(
            mistake.place
                == Place(path: "content/products/peek/product.yml", line: line, column: mistake.place?.column ?? 0))
        #expect(mistake.trail.first?.place?.path == "content/products/peek/Peek.podspec")
        #expect(mistake.trail.first?.place?.line == other)
        #expect(mistake.excerpt != nil)
    }

    @Test func `the changelog's line counts where it has the version`() {
        let found = mistakes(
            "podspec: Peek.podspec\n",
            [
                "Peek.podspec": podspec.replacing("'5.3.0'", with: "'5.1.0'"),
                "CHANGELOG.md": "## [5.3.0] - 2019-11-25\n",
            ])
        #expect(found.map { $0.place?.path } == ["content/products/peek/CHANGELOG.md"])
    }

    @Test(arguments: [(140, 0), (141, 1)])
    func `a summary of 140 characters is taken`(length: Int, count: Int) {
        let text = String(repeating: "é", count: length)
        let found = mistakes(
            "podspec: Peek.podspec\n", ["Peek.podspec": podspec.replacing("Inspect a running app.", with: text)])
        #expect(found.count == count)
    }

    @Test(arguments: [
        (
            "s.summary          = \"Inspect a running app.\"", "s.summary = 'A short description of Peek.'",
            "the summary is that of the template"
        ),
        (":tag => s.version.to_s", ":tag => 'v1'", "the tag `v1` does not hold the version 5.3.0"),
    ])
    func `what CocoaPods refuses is refused`(old: String, new: String, message: String) {
        #expect(
            mistakes("podspec: Peek.podspec\n", ["Peek.podspec": podspec.replacing(old, with: new)]).map(\.message) == [
                message
            ])
    }

    @Test func `what is not compared is noted`() {
        let found = mistakes("podspec: Peek.podspec\n", ["Peek.podspec": podspec.replacing("'5.3.0'", with: "VERSION")])
        #expect(found.map(\.severity) == [.note])
        #expect(found.first?.place?.line == 3)
    }
}

@Suite struct PackageAgreementTests {
    @Test(arguments: [
        (".v9", ".v12", 6, "the manifest says iOS needs 9, the Package.swift says 12", 6),
        (
            "library(name: \"Peek\"", "library(name: \"PeekKit\"", 7,
            "`install` asks for `Peek`, the Package.swift has `PeekKit`", 7
        ),
    ])
    func `what disagrees is told with both lines`(old: String, new: String, line: Int, message: String, other: Int) {
        let found = mistakes("package: Package.swift\n", ["Package.swift": package.replacing(old, with: new)])
        #expect(found.map(\.message) == [message])
        #expect(found.first?.place?.line == line)
        #expect(found.first?.trail.first?.place?.line == other)
    }

    @Test(arguments: [
        ("package: Pakcage.swift", "did you mean `Package.swift`?"),
        ("podspec: ../../../../etc/passwd", "write its path"),
        ("changelog: /NEWS.md", "write its path"),
    ])
    func `a file that is not there is told at the line that names it`(line: String, remedy: String) {
        let found = mistakes(line + "\n", ["Package.swift": package])
        #expect(found.map { $0.place?.line } == [8])
        #expect(found.first?.remedy?.contains(remedy) == true, "\(found)")
    }

    @Test func `a file of the repository is found from the site's folder, and none outside of it`() {
        let files = [
            "content/site.yml": "title: T\n", "content/products/peek/product.yml": manifest + "changelog: /LOG.md\n",
        ]
        let reader = SiteReader(fileBeside: { $0 == "LOG.md" ? Array("## [5.3.0] - 2019-11-25\n".utf8) : nil })
        let (content, _) = reader.read(FileTree(texts: files))
        #expect(content.products.first?.latest?.version == "5.3.0")
        #expect(content.products.first?.changelog?.path == "LOG.md")
    }

    @Test(arguments: ["/../LOG.md", "../../../../LOG.md"])
    func `a site in a folder of a repository is given what stands around it`(path: String) {
        let files = [
            "content/site.yml": "title: T\n", "content/products/peek/product.yml": manifest + "changelog: \(path)\n",
        ]
        let reader = SiteReader(fileBeside: { $0 == "../LOG.md" ? Array("## [5.3.0] - 2019-11-25\n".utf8) : nil })
        #expect(reader.read(FileTree(texts: files)).content.products.first?.changelog?.path == "../LOG.md")
    }
}
