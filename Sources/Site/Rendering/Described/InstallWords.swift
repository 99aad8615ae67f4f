import Languages
import Site

/// How a way to get a product is put into words, with the version that the product has now.
struct InstallWords {
    private let install: Manifest.Install
    private let version: String?
    private let speech: Language
    /// Whether it is called by other programs instead of by people.
    private let isLibrary: Bool

    init(_ install: Manifest.Install, of product: Product, _ language: Language) {
        self.install = install
        version = product.version
        isLibrary = [.library, .component].contains(product.manifest.kind)
        speech = language
    }

    /// What people call it.
    var title: String {
        switch install.manager {
        case .swiftpm: "Swift Package Manager"
        case .cocoapods: "CocoaPods"
        case .store: ProductWords.title(ofStoreAt: install.url ?? "", speech)
        case .download: speech.word("link_download")
        case .source: speech.word("link_source")
        case .command: install.title ?? speech.word("get_it")
        default: PackageCommand(install, isLibrary: isLibrary).title
        }
    }

    /// The language of the lines to add.
    var language: String {
        switch install.manager {
        case .cocoapods: "ruby"
        case .swiftpm: "swift"
        default: "sh"
        }
    }

    /// The lines that a developer adds; nil where there are none.
    var code: String? {
        switch install.manager {
        case .swiftpm: ".package(url: \"\(install.url ?? "")\", \(requirement)),"
        case .cocoapods: "pod '\(install.product)'" + (version.map { ", '~> \($0)'" } ?? "")
        case .source: sourceLines
        case .store, .download: nil
        case .command: install.commands.isEmpty ? nil : install.commands.joined(separator: "\n")
        default: PackageCommand(install, isLibrary: isLibrary).line
        }
    }

    /// A clone of the repository, and what is run in it.
    private var sourceLines: String? {
        let clone = install.url.map { ["git clone \($0)", "cd \(install.package)"] } ?? []
        let lines = clone + install.commands
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// What a target that uses a package depends on.
    var target: String? {
        guard install.manager == .swiftpm else { return nil }
        return ".product(name: \"\(install.product)\", package: \"\(install.package)\"),"
    }

    private var requirement: String {
        if let branch = install.branch { return "branch: \"\(branch)\"" }
        return "from: \"\(semanticVersion)\""
    }

    /// The version with the three numbers that the Swift Package Manager asks for.
    private var semanticVersion: String {
        let text = version ?? "0.0.0"
        let numbers = text.prefix { $0.isNumber || $0 == "." }
        let missing = max(0, 2 - numbers.count(where: { $0 == "." }))
        return numbers + String(repeating: ".0", count: missing) + text.dropFirst(numbers.count)
    }
}
