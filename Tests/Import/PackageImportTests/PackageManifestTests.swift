import Testing

@testable import PackageImport

private func facts(_ files: [String: String]) -> PackageFacts? {
    let folder = PackageFolder(Array(files.keys)) { files[$0].map { Array($0.utf8) } }
    return FoundPackage(in: folder, named: ["lamp"])?.facts
}

private func ways(_ facts: PackageFacts?) -> [String] {
    facts?.ways.map { way in way.manager + way.fields.map { " \($0.name)=\($0.text)" }.joined() } ?? []
}

/// The files of package managers, each with what is taken from it.
@Suite struct PackageManifestTests {
    @Test func `pyproject.toml, with the table of the standard and with that of Poetry`() {
        let standard = facts([
            "pyproject.toml": """
            [project]
            name = "lamp"
            description = "Light"
            license = {text = "MIT"}
            requires-python = ">=3.9"
            authors = [{name = "Ada", email = "a@x.example"}]
            scripts = {lamp = "lamp:main"}
            [project.urls]
            "Source Code" = "https://github.com/ada/lamp"
            Documentation = "https://lamp.example/docs"
            """
        ])
        #expect(standard?.license == "MIT" && standard?.requirements == ["Python 3.9 or later"])
        #expect(standard?.repository?.url == "https://github.com/ada/lamp" && standard?.authors.first?.name == "Ada")
        #expect(ways(standard) == ["pipx package=lamp"] && standard?.kind == "tool")
        let poetry = facts([
            "pyproject.toml": """
            [tool.poetry]
            name = "lamp"
            version = "1.0"
            authors = ["Ada <a@x.example>"]
            [tool.poetry.dependencies]
            python = ">=3.8.0,<4"
            """
        ])
        #expect(poetry?.version == "1.0" && ways(poetry) == ["pip package=lamp"])
        #expect(poetry?.requirements == ["Python 3.8 or later"])
    }

    @Test func `Cargo.toml, with what its workspace says`() {
        let found = facts([
            "Cargo.toml": "[workspace]\n[workspace.package]\nlicense = \"MIT/Apache-2.0\"\nrust-version = \"1.80\"\n",
            "crates/lamp/Cargo.toml":
                "[package]\nname = \"lamp\"\nlicense.workspace = true\nrust-version.workspace = true\n",
            "crates/lamp/src/main.rs": "",
        ])
        #expect(found?.license == "MIT OR Apache-2.0" && found?.requirements == ["Rust 1.80 or later"])
        #expect(found?.kind == "tool" && ways(found) == ["cargo package=lamp"])
    }

    @Test func `Package.swift, with a podspec beside it`() {
        let found = facts([
            "Package.swift": """
            // swift-tools-version:6.0
            let package = Package(name: "lamp-kit", platforms: [.iOS(.v17)], products: [.library(name: "Lamp", targets: ["Lamp"])])
            """,
            "Lamp.podspec":
                "Pod::Spec.new do |s|\n  s.name = 'Lamp'\n  s.summary = 'Light.'\n  s.license = 'MIT'\nend\n",
        ])
        #expect(found?.name == "lamp-kit" && found?.description == "Light." && found?.license == "MIT")
        #expect(ways(found) == ["swiftpm product=Lamp", "cocoapods pod=Lamp"])
        #expect(found?.platforms == ["iOS"] && found?.requirements == ["Swift 6 or later"])
    }

    @Test func `a gemspec, as far as it says things in so many words`() {
        let found = facts([
            "lamp.gemspec": """
            require_relative 'lib/lamp/version'
            Gem::Specification.new do |s|
              s.name = 'lamp'
              s.version = Lamp::VERSION
              s.authors = ['Ada', 'Bob']
              s.summary = 'Light.'
              s.licenses = ['MIT']
              s.required_ruby_version = '>= 3.1.0'
              s.metadata = {
                'source_code_uri' => 'https://github.com/ada/lamp',
                'documentation_uri' => "https://x.example/#{s.version}"
              }
              s.metadata["homepage_uri"] = "https://lamp.example"
            end
            """
        ])
        #expect(found?.name == "lamp" && found?.version == nil && found?.license == "MIT")
        #expect(found?.repository?.url == "https://github.com/ada/lamp" && found?.homepage == "https://lamp.example")
        #expect(found?.documentation == nil && found?.requirements == ["Ruby 3.1 or later"])
    }

    @Test func `composer.json, go.mod and pubspec.yaml`() {
        let php = facts([
            "composer.json":
                "{\"name\": \"ada/lamp\", \"license\": \"MIT\", \"require\": {\"php\": \"^8.1\"}, \"support\": {\"docs\": \"https://x.example\"}}"
        ])
        #expect(ways(php) == ["composer package=ada/lamp"] && php?.documentation == "https://x.example")
        #expect(php?.requirements == ["PHP 8.1 or later"])
        let go = facts(["go.mod": "module github.com/ada/lamp/v2\n\ngo 1.24.0\n", "main.go": ""])
        #expect(go?.name == "lamp" && go?.kind == "tool" && ways(go) == ["go package=github.com/ada/lamp/v2"])
        #expect(go?.repository?.url == "https://github.com/ada/lamp")
        let dart = facts(["pubspec.yaml": "name: lamp\nversion: 1.0.0\ntopics: [light]\nenvironment: {sdk: ^3.5.0}\n"])
        #expect(ways(dart) == ["dart package=lamp"] && dart?.requirements == ["Dart 3.5 or later"])
    }

    @Test func `an extension of Visual Studio Code, which is private to npm`() {
        let found = facts([
            "package.json": """
            {"name": "lamp", "displayName": "Lamp for Code", "publisher": "ada", "private": true, "icon": "images/icon.png",
             "engines": {"vscode": "^1.90.0", "node": ">=22"}}
            """
        ])
        #expect(
            found?.title == "Lamp for Code" && found?.platforms == ["Visual Studio Code"]
                && found?.logo == "images/icon.png")
        #expect(found?.store?.url == "https://marketplace.visualstudio.com/items?itemName=ada.lamp")
        #expect(ways(found) == ["command title=Visual Studio Code commands=code --install-extension ada.lamp"])
    }

    @Test func `an extension for browsers, named in its messages, and completed by the tools' package.json`() {
        let found = facts([
            "package.json":
                "{\"name\": \"tools\", \"description\": \"dev tools\", \"private\": true, \"repository\": \"ada/lamp\"}",
            "platform/chrome/manifest.json":
                "{\"manifest_version\": 3, \"name\": \"__MSG_extName__\", \"description\": \"Light.\", \"default_locale\": \"en\", \"icons\": {\"16\": \"a.png\", \"128\": \"b.png\"}}",
            "platform/firefox/manifest.json": "{\"manifest_version\": 3, \"browser_specific_settings\": {}}",
            "src/_locales/en/messages.json": "{\"extName\": {\"message\": \"Lamp\"}}",
        ])
        #expect(found?.title == "Lamp" && found?.description == "Light." && found?.kind == "app")
        #expect(found?.platforms == ["Chrome", "Firefox"] && found?.logo == "platform/chrome/b.png")
        #expect(found?.repository?.url == "https://github.com/ada/lamp")
    }

    @Test func `a plug-in of Obsidian`() {
        let found = facts([
            "manifest.json":
                "{\"id\": \"lamp\", \"name\": \"Lamp\", \"version\": \"1.0.0\", \"minAppVersion\": \"1.5.0\", \"author\": \"Ada\"}",
            "package.json": "{\"name\": \"lamp-dev\", \"license\": \"MIT\"}",
        ])
        #expect(found?.title == "Lamp" && found?.platforms == ["Obsidian"] && found?.license == "MIT")
        #expect(found?.store?.url == "https://obsidian.md/plugins?id=lamp")
    }

    @Test(arguments: [
        ("git+https://github.com/ada/lamp.git", "https://github.com/ada/lamp"),
        ("ada/lamp", "https://github.com/ada/lamp"),
        ("git@gitlab.com:ada/lamp.git", "https://gitlab.com/ada/lamp"),
        ("github:ada/lamp", "https://github.com/ada/lamp"),
        ("https://github.com/ada/all/tree/main/packages/lamp", "https://github.com/ada/all"),
        ("https://github.com/ada/lamp#readme", "https://github.com/ada/lamp"),
    ])
    func `a repository has many ways of being named`(text: String, url: String) {
        #expect(RepositoryAddress(text)?.url == url)
    }

    @Test(arguments: ["", "lamp", "see below", "https://", "/a/b"])
    func `what names no repository is none`(text: String) { #expect(RepositoryAddress(text) == nil) }
}
