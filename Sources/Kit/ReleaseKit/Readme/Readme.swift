import Values

/// A README for one kind of place.
struct Readme {
    /// A part of a README that can be kept by itself, in the order in which newcomers need them.
    enum Section: String, CaseIterable {
        case head, features, get, start, requirements, links, contributing, changelog
    }

    var title: String
    var path: String
    var template: String
    var isRendered = false
    /// Whether it is read away from the repository, so that no address can be relative.
    var isAbsolute = false
    /// The most characters it may have.
    var most: Int?

    static let all = [
        Readme(title: "README", path: "README.md", template: github, isRendered: true),
        // Package indexes show the README elsewhere and leave `<source>` as it is (Swift Package Index, issue 3254).
        Readme(title: "README for package indexes", path: "README.absolute.md", template: github, isAbsolute: true),
        Readme(title: "Short README", path: "README.short.md", template: "readme/short.md", most: longestSummary),
        Readme(title: "README without markup", path: "README.txt", template: "readme/plain.txt"),
    ]

    static let github = "readme/github.md"

    /// The longest summary that registries take (CocoaPods/Core, `specification/linter.rb`).
    static let longestSummary = 140
}

/// What the template of a README knows besides the product.
struct ReadmeSetting {
    var sections = Readme.Section.allCases
    var isAbsolute = false
    /// The picture at its head: `src`, `dark`, `alt`.
    var picture: Value = .null
    /// The way to the changelog, where it is a file that readers of the README can open.
    var changelogFile: String?
    /// The way to the licence.
    var licenseFile: String?

    var members: Value {
        [
            "sections": .list(sections.map { .string($0.rawValue) }), "absolute": .bool(isAbsolute),
            "picture": picture, "changelog_file": changelogFile.map { .string($0) } ?? .null,
            "license_file": licenseFile.map { .string($0) } ?? .null,
        ]
    }
}
