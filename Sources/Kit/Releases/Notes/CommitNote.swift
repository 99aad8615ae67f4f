/// What a commit means for those who use the product.
enum CommitNote: Equatable {
    /// Something to tell, and where.
    case told(ChangelogPart, String)
    /// Nothing that they would notice: the kind of work that it was.
    case leftOut(String)

    /// Reads a commit by Conventional Commits 1.0.0, else by the first word of its subject.
    ///
    /// - Parameters:
    ///   - commit: the commit.
    ///   - others: scopes that are other products of the same repository.
    init(_ commit: Commit, besides others: Set<String> = []) {
        let breaking = CommitNote.breaking(commit.body)
        guard let head = ConventionalHead(commit.subject) else {
            self = CommitNote.plain(commit.subject)
            return
        }
        if let scope = head.scope, others.contains(scope) {
            self = .leftOut("for \(scope)")
            return
        }
        if head.isBreaking || breaking != nil {
            self = .told(.changed, "**Breaking:** " + CommitNote.sentence(breaking ?? head.text))
            return
        }
        switch head.type {
        case "feat", "feature": self = .told(.added, CommitNote.sentence(head.text))
        case "fix", "bugfix", "hotfix": self = .told(.fixed, CommitNote.sentence(head.text))
        case "perf", "change": self = .told(.changed, CommitNote.sentence(head.text))
        case "revert", "remove": self = .told(.removed, CommitNote.sentence(head.text))
        case "deprecate": self = .told(.deprecated, CommitNote.sentence(head.text))
        case "security", "sec": self = .told(.security, CommitNote.sentence(head.text))
        default: self = .leftOut(head.type)
        }
    }

    /// A commit whose author followed no convention.
    private static func plain(_ subject: String) -> CommitNote {
        let words = subject.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }
        guard let first = words.first else { return .leftOut("empty") }
        if isRelease(words) { return .leftOut("release") }
        let part: ChangelogPart =
            switch first {
            case "add", "adds", "added", "introduce", "introduces", "support", "supports", "implement", "implements",
                "allow":
                .added
            case "fix", "fixes", "fixed", "repair", "repairs", "prevent", "prevents", "resolve", "resolves", "correct":
                .fixed
            case "remove", "removes", "removed", "drop", "drops", "delete", "deletes": .removed
            case "deprecate", "deprecates", "deprecated": .deprecated
            case "security": .security
            default: .changed
            }
        if ["wip", "typo", "typos", "merge", "fixup", "squash"].contains(first) { return .leftOut(String(first)) }
        return .told(part, sentence(subject))
    }

    /// `Release 1.2`, `v1.2.0`, `Bump version to 1.2`.
    private static func isRelease(_ words: [Substring]) -> Bool {
        if words[0] == "bump" || words[0] == "release" || words[0] == "version" {
            return words.count <= 5 && words.dropFirst().contains { $0.contains(where: \.isNumber) }
        }
        let number = words[0].hasPrefix("v") ? words[0].dropFirst() : words[0]
        return words.count == 1 && number.contains(".") && number.allSatisfy { $0.isNumber || $0 == "." }
    }

    /// What a footer `BREAKING CHANGE:` says.
    private static func breaking(_ body: String) -> String? {
        for line in body.split(separator: "\n") {
            for mark in ["BREAKING CHANGE: ", "BREAKING-CHANGE: "] where line.hasPrefix(mark) {
                return String(line.dropFirst(mark.count))
            }
        }
        return nil
    }

    /// With a capital letter, and without a full stop, as lines of changelogs mostly have it.
    private static func sentence(_ text: String) -> String {
        let text = text.hasSuffix(".") && !text.hasSuffix("..") ? text.dropLast() : text[...]
        // `iPhone` and `--fast` keep their letters.
        let second = text.dropFirst().first
        guard let first = text.first, first.isLowercase, second?.isUppercase != true else { return String(text) }
        return first.uppercased() + text.dropFirst()
    }
}
