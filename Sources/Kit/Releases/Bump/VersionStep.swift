/// How the version of a release follows from the one before it (semver.org).
package enum VersionStep: Sendable, Hashable {
    /// Mends something.
    case patch
    /// Adds something.
    case minor
    /// Breaks something.
    case major
    /// The version that is named.
    case exact(String)

    /// The words that name a step; anything else is a version.
    package static let words = ["patch", "minor", "major"]

    /// Whether the next version is reckoned from the one before.
    package var isStepped: Bool { if case .exact = self { false } else { true } }

    /// A step by its word, or a version such as `2.1` or `2.0.0-beta.1`; nil for neither.
    package init?(_ word: String) {
        switch word {
        case "patch": self = .patch
        case "minor": self = .minor
        case "major": self = .major
        default:
            let version = word.hasPrefix("v") ? String(word.dropFirst()) : word
            let core = version.prefix { $0 != "-" && $0 != "+" }
            let numbers = core.split(separator: ".", omittingEmptySubsequences: false)
            let tail = version.dropFirst(core.count)
            let isTailGood =
                tail.count != 1 && tail.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-+".contains($0)) }
            guard (1...4).contains(numbers.count), numbers.allSatisfy({ Int($0) != nil && $0.first != "+" }), isTailGood
            else { return nil }
            self = .exact(version)
        }
    }

    /// The version after another one; with as many numbers as that, three at most where they are stepped.
    /// - Returns: nil where the other one is no version of numbers.
    package func version(after old: String) -> String? {
        if case .exact(let version) = self { return version }
        let core = old.prefix { $0 != "-" && $0 != "+" }
        var numbers = core.split(separator: ".", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard numbers.count == core.split(separator: ".", omittingEmptySubsequences: false).count else { return nil }
        let place = self == .major ? 0 : self == .minor ? 1 : 2
        while numbers.count <= place { numbers.append(0) }
        // What leads up to a release is released as what it leads up to: 2.0.0-beta.1 becomes 2.0.0.
        let isBefore = core.count < old.count && old.dropFirst(core.count).first == "-"
        if !isBefore || numbers[(place + 1)...].contains(where: { $0 != 0 }) { numbers[place] += 1 }
        for index in numbers.indices where index > place { numbers[index] = 0 }
        return numbers.map(String.init).joined(separator: ".")
    }
}
