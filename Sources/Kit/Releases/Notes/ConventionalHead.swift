/// `feat(parser)!: read dates`.
struct ConventionalHead {
    var type: String
    /// What it is about, where that is said.
    var scope: String?
    var isBreaking: Bool
    var text: String

    /// Words that people write before a colon without meaning a type are none: a type is known, or has a scope.
    private static let known: Set<String> = [
        "feat", "feature", "fix", "bugfix", "hotfix", "perf", "change", "revert", "remove", "deprecate", "security",
        "sec", "docs", "doc", "style", "refactor", "test", "tests", "build", "ci", "chore", "deps", "wip", "release",
    ]

    init?(_ subject: String) {
        guard let colon = subject.firstRange(of: ": ") else { return nil }
        var head = subject[..<colon.lowerBound]
        isBreaking = head.hasSuffix("!")
        if isBreaking { head.removeLast() }
        if head.hasSuffix(")"), let open = head.firstIndex(of: "(") {
            scope = head[open...].dropFirst().dropLast().lowercased()
            head = head[..<open]
        }
        type = head.lowercased()
        text = String(subject[colon.upperBound...])
        guard ConventionalHead.known.contains(type), !text.isEmpty else { return nil }
    }
}

/// What a line of a changelog means that is written as the subject of a commit, as GitHub's own notes have them.
package enum ConventionalNote: Equatable {
    /// Something to tell, and where.
    case told(ChangelogPart, String)
    /// Nothing that users would notice.
    case leftOut

    /// Reads a line; nil where it follows no convention.
    package init?(_ line: String) {
        guard ConventionalHead(line) != nil else { return nil }
        switch CommitNote(Commit(subject: line)) {
        case .told(let part, let text): self = .told(part, text)
        case .leftOut: self = .leftOut
        }
    }
}
