/// A file that tells a product's version in a place of its own.
package enum VersionedFile: Sendable, Hashable, CaseIterable {
    /// A manifest, `version: 1.2.0` at the margin.
    case manifest
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
        case "package.json": self = .json
        case "cargo.toml", "pyproject.toml": self = .toml
        case "version", "version.txt": self = .plain
        case _ where name.hasSuffix(".podspec"): self = .podspec
        case _ where stem.hasPrefix("readme") && (name.hasSuffix(".md") || name == "readme"): self = .readme
        case _ where ["version", "__version__", "_version"].contains(stem): self = .code
        default: return nil
        }
    }

    /// A text with the new version in the place of the old one.
    /// - Returns: nil where it does not tell the old one.
    package func replaced(_ text: String, _ old: String, _ new: String) -> String? {
        if self == .plain {
            let said = text.split(whereSeparator: \.isWhitespace)
            return said.count == 1 && said[0] == old ? text.replacing(old, with: new) : nil
        }
        var isDone = false
        var isInFence = false
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isInFence.toggle() }
            guard !isDone || tellsOften, tells(String(line), isInFence) else { return String(line) }
            let made = withVersion(line, old, new)
            if made != line { isDone = true }
            return made
        }
        return isDone ? lines.joined(separator: "\n") : nil
    }

    private var tellsOften: Bool { self == .readme || self == .code || self == .podspec }

    /// Whether a line may tell the version.
    private func tells(_ line: String, _ isInFence: Bool) -> Bool {
        let inside = line.drop { $0 == " " || $0 == "\t" }
        switch self {
        case .manifest: return line.hasPrefix("version:")
        case .podspec: return inside.contains(".version ") || inside.contains(".version=") || inside.contains("tag")
        case .json: return inside.hasPrefix("\"version\"")
        case .toml: return inside.hasPrefix("version ") || inside.hasPrefix("version=")
        case .code, .plain: return true
        case .readme: return isInFence || line.contains("`")
        }
    }

    /// A line in which the old version stands by itself: neither digits, letters nor further numbers next to it.
    private func withVersion(_ line: Substring, _ old: String, _ new: String) -> String {
        var out = ""
        var rest = line
        while let found = rest.firstRange(of: old) {
            let before = rest[..<found.lowerBound].last ?? out.last ?? " "
            let after = rest[found.upperBound...]
            let isApart = !before.isNumber && before != "." && before != "-" && !(before.isLetter && before != "v")
            let goesOn =
                after.first.map { $0.isLetter || $0.isNumber || $0 == "-" } ?? false
                || after.first == "." && after.dropFirst().first?.isNumber == true
            let isQuoted = self != .code || before == "\"" || before == "'"
            out += rest[..<found.lowerBound] + (isApart && !goesOn && isQuoted ? new : old)
            rest = after
        }
        return out + rest
    }
}
