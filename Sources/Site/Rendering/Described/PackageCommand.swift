import Site

/// How a package manager is asked for a product.
struct PackageCommand {
    private let name: String
    private let manager: Manifest.Install.Manager
    private let isLibrary: Bool

    init(_ install: Manifest.Install, isLibrary: Bool) {
        (name, manager, self.isLibrary) = (install.product, install.manager, isLibrary)
    }

    /// What people call the manager.
    var title: String {
        switch manager {
        case .apt: "APT"
        case .brew: "Homebrew"
        case .cargo: "Cargo"
        case .composer: "Composer"
        case .dart: "Dart"
        case .flatpak: "Flatpak"
        case .gem: "RubyGems"
        case .go: "Go"
        case .nuget: "NuGet"
        case .scoop: "Scoop"
        case .snap: "Snap"
        case .winget: "WinGet"
        // npm, pip and pipx are written small.
        default: manager.rawValue
        }
    }

    /// The line to run; a library is added to a project, a program is installed.
    var line: String {
        switch manager {
        case .apt: "sudo apt-get install \(name)"
        case .cargo: isLibrary ? "cargo add \(name)" : "cargo install --locked \(name)"
        case .composer: isLibrary ? "composer require \(name)" : "composer global require \(name)"
        case .dart: isLibrary ? "dart pub add \(name)" : "dart pub global activate \(name)"
        case .flatpak: "flatpak install flathub \(name)"
        case .go: isLibrary ? "go get \(name)" : "go install \(name)@latest"
        case .npm: isLibrary ? "npm install \(name)" : "npm install --global \(name)"
        case .nuget: isLibrary ? "dotnet add package \(name)" : "dotnet tool install --global \(name)"
        case .snap: "sudo snap install \(name)"
        default: "\(manager.rawValue) install \(name)"
        }
    }
}
