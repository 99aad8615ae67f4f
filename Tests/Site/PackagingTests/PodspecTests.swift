import Diagnostics
import Packaging
import Testing

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

@Suite struct PodspecTests {
    @Test func `what is written in so many words is read`() {
        let facts = PodspecReader.read(SourceText(path: "Peek.podspec", podspec))
        #expect(facts.name?.value == "Peek")
        #expect(facts.version == PackagingFact(value: "5.3.0", place: Place(path: "Peek.podspec", line: 3, column: 3)))
        #expect(facts.summary?.value == "Inspect a running app.")
        #expect(facts.license?.value == "MIT")
        #expect(facts.tag?.value == nil)
        #expect(facts.swift?.value == "5.0, 5.1")
        #expect(facts.platforms.map(\.system) == ["ios"])
        #expect(facts.platforms.map(\.minimum.value) == ["9.0"])
    }

    @Test(arguments: [
        ("s.platform = :ios, \"9.0\"", ["ios 9.0"]),
        ("s.platforms = { :ios => '9.0', :osx => '10.15' }", ["ios 9.0", "macos 10.15"]),
        ("s.platforms = {\n  ios: '9.0', # old\n  tvos: '9.0'\n}", ["ios 9.0", "tvos 9.0"]),
        ("s.osx.deployment_target = minimum", ["macos ?"]), ("s.platform = :ios", []),
    ])
    func `platforms`(line: String, platforms: [String]) {
        let facts = PodspecReader.read(SourceText(path: "p", line))
        #expect(facts.platforms.map { "\($0.system) \($0.minimum.value ?? "?")" } == platforms)
    }

    @Test(arguments: [
        "s.version = VERSION", "s.version = \"#{major}.1\"", "s.version = '1' + '.2'",
        "s.version = File.read('V').strip",
    ])
    func `what is worked out is not guessed`(line: String) {
        let facts = PodspecReader.read(SourceText(path: "p", line))
        #expect(facts.version != nil)
        #expect(facts.version?.value == nil)
    }
}
