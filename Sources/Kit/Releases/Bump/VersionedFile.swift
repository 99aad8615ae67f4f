/// A file that tells a product's version in a place of its own.
package enum VersionedFile: Sendable, Hashable, CaseIterable {
    /// A manifest, `version: 1.2.0` at the margin, and `released:`.
    case manifest
    /// `CITATION.cff`, `version: 1.2.0` at the margin.
    case citation
    /// `s.version = "1.2.0"`, and the tag of its source.
    case podspec
    /// `package.json`, `"version": "1.2.0"`.
    case json
    /// `Cargo.toml` and `pyproject.toml`, `version = "1.2.0"`.
    case toml
    /// A file of the version alone.
    case plain
    /// Code whose name says that it is about the version, with `"1.2.0"` in it.
    case code
    /// A README, in code and between backquotes.
    case readme

    /// What a file is by its name; nil for all that tell no version, or nobody knows where.
    package init?(named path: String) {
        let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        let stem = String(name.prefix { $0 != "." })
        switch name {
        case "product.yml": self = .manifest
        case "citation.cff": self = .citation
        case "package.json": self = .json
        case "cargo.toml", "pyproject.toml": self = .toml
        case "version", "version.txt": self = .plain
        case _ where name.hasSuffix(".podspec"): self = .podspec
        case _ where stem.hasPrefix("readme") && (name.hasSuffix(".md") || name == "readme"): self = .readme
        case _ where ["version", "__version__", "_version"].contains(stem): self = .code
        default: return nil
        }
    }

    /// A text with the new version in the place of the old one, and in a manifest with the day of the release.
    /// - Returns: nil where it does not tell the old one.
    package func replaced(_ text: String, _ change: VersionChange) -> String? {
        let made = keepingLineEnds(text) { changed($0, change) }
        return made == text ? nil : made
    }

    private func changed(_ text: String, _ change: VersionChange) -> String {
        switch self {
        case .plain:
            let said = text.split(whereSeparator: \.isWhitespace)
            return said.count == 1 && said[0] == change.old ? text.replacing(change.old, with: change.new) : text
        case .readme: return ReadmeVersions(text, names: change.names).replaced(change.old, change.new)
        default: break
        }
        var isDone = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            if self == .manifest, line.hasPrefix("released:") { return "released: \(change.date)" }
            guard !isDone || tellsOften, tells(String(line)) else { return String(line) }
            let made = withVersion(String(line), change.old, change.new, isQuoted: self == .code)
            if made != line { isDone = true }
            return made
        }.joined(separator: "\n")
    }

    /// The version that a text tells; nil where it tells none, or its kind has no one place for it.
    package func told(in text: String) -> String? {
        switch self {
        case .code, .readme: return nil
        case .plain:
            let said = text.split(whereSeparator: \.isWhitespace)
            return said.count == 1 && said[0].first?.isNumber == true ? String(said[0]) : nil
        case .manifest, .citation, .podspec, .json, .toml:
            for line in text.split(whereSeparator: \.isNewline) where tells(String(line)) && !tellsTag(line) {
                guard let sign = line.firstIndex(where: { $0 == ":" || $0 == "=" }) else { continue }
                let value = line[line.index(after: sign)...].drop { " \t\"'".contains($0) }
                let version = value.prefix { $0.isLetter || $0.isNumber || ".-+".contains($0) }
                // What names another place, such as `version.workspace = true`, tells none.
                if version.first?.isNumber == true { return String(version) }
            }
            return nil
        }
    }

    /// Whether a line of a podspec names the tag of its source.
    private func tellsTag(_ line: some StringProtocol) -> Bool { line.contains(":tag") || line.contains("tag:") }

    private var tellsOften: Bool { self == .code || self == .podspec }

    /// Whether a line may tell the version.
    private func tells(_ line: String) -> Bool {
        let inside = line.drop { $0 == " " || $0 == "\t" }
        switch self {
        case .manifest, .citation: return line.hasPrefix("version:")
        case .podspec: return inside.contains(".version ") || inside.contains(".version=") || tellsTag(inside)
        case .json: return inside.hasPrefix("\"version\"")
        case .toml: return inside.hasPrefix("version ") || inside.hasPrefix("version=")
        case .code, .plain, .readme: return true
        }
    }
}
