import Diagnostics
import Testing

@testable import Rendering
@testable import Site

@Suite struct InstallWordsTests {
    private func product(_ kind: Manifest.Kind, version: String? = nil) -> Product {
        var manifest = Manifest()
        (manifest.kind, manifest.version) = (kind, version)
        let source = SourceText(path: "content/products/a/product.yml", "")
        return Product(slug: "a", address: Address("/products/a/"), manifest: manifest, source: source)
    }

    /// As each manager's own manual writes it.
    @Test(arguments: [
        (Manifest.Install.Manager.cargo, "cargo install --locked lamp", "cargo add lamp"),
        (.brew, "brew install lamp", "brew install lamp"), (.go, "go install lamp@latest", "go get lamp"),
        (.npm, "npm install --global lamp", "npm install lamp"), (.pip, "pip install lamp", "pip install lamp"),
        (.apt, "sudo apt-get install lamp", "sudo apt-get install lamp"),
        (.composer, "composer global require lamp", "composer require lamp"),
        (.dart, "dart pub global activate lamp", "dart pub add lamp"),
        (.nuget, "dotnet tool install --global lamp", "dotnet add package lamp"),
        (.winget, "winget install lamp", "winget install lamp"),
        (.flatpak, "flatpak install flathub lamp", "flatpak install flathub lamp"),
    ])
    func `package managers are asked by their commands`(
        manager: Manifest.Install.Manager, command: String, library: String
    ) {
        let install = Manifest.Install(manager: manager, product: "lamp", place: Place(path: "p", line: 1, column: 1))
        #expect(InstallWords(install, of: product(.tool), .english).code == command)
        #expect(InstallWords(install, of: product(.library), .english).code == library)
        #expect(InstallWords(install, of: product(.tool), .english).language == "sh")
    }

    @Test(arguments: [
        ("1.2", "from: \"1.2.0\""), ("2", "from: \"2.0.0\""), ("0.0.1", "from: \"0.0.1\""),
        ("1.0-beta.1", "from: \"1.0.0-beta.1\""),
    ])
    func `a package is asked for by the version of now`(version: String, requirement: String) {
        let place = Place(path: "p", line: 1, column: 1)
        let install = Manifest.Install(manager: .swiftpm, url: "https://x.dev/a/b", product: "B", place: place)
        let words = InstallWords(install, of: product(.library, version: version), .english)
        #expect(words.code == ".package(url: \"https://x.dev/a/b\", \(requirement)),")
        #expect(words.target == ".product(name: \"B\", package: \"b\"),")
    }
}
