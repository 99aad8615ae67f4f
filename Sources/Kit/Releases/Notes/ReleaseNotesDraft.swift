/// What commits bring, as a draft for a changelog.
package struct ReleaseNotesDraft: Sendable {
    /// The lines of each part, oldest first, none twice.
    package private(set) var parts: [ChangelogPart: [String]] = [:]
    /// How many commits of each kind tell users nothing.
    package private(set) var leftOut: [String: Int] = [:]

    /// - Parameters:
    ///   - commits: what was done since the last release, oldest first.
    ///   - others: scopes that are other products of the same repository.
    package init(_ commits: [Commit], besides others: Set<String> = []) {
        let standing = StandingCommits(commits)
        if standing.takenBack > 0 { leftOut["taken back"] = standing.takenBack }
        for commit in standing.commits {
            switch CommitNote(commit, besides: others) {
            case .told(let part, let text):
                if parts[part]?.contains(text) != true { parts[part, default: []].append(text) }
            case .leftOut(let kind): leftOut[kind, default: 0] += 1
            }
        }
    }

    package var isEmpty: Bool { parts.isEmpty }

    /// The draft as the section of what is not released yet.
    package var text: String {
        let sections = ChangelogPart.allCases.compactMap { part in
            parts[part].map { lines in "### \(part.rawValue)\n\n" + lines.map { "- \($0)\n" }.joined() }
        }
        return (["## [Unreleased]\n"] + sections).joined(separator: "\n")
    }
}
