/// Commits without those that later ones of them took back: what was never in a release is no news, nor that it is gone.
struct StandingCommits {
    /// What stands, oldest first.
    private(set) var commits: [Commit] = []
    /// How many commits are left out, those that took back among them.
    private(set) var takenBack = 0

    /// By the subjects that git gives, `Revert "…"` and `Reapply "…"`.
    init(_ all: [Commit]) {
        var gone: [Commit] = []
        for commit in all {
            if let subject = StandingCommits.quoted(commit.subject, behind: "Revert"),
                let place = StandingCommits.place(of: subject, in: commits)
            {
                gone.append(commits.remove(at: place))
            } else if let subject = StandingCommits.reapplied(commit.subject),
                let place = StandingCommits.place(of: subject, in: gone)
            {
                commits.append(gone.remove(at: place))
            } else {
                commits.append(commit)
            }
        }
        takenBack = all.count - commits.count
    }

    /// What is put back: git says `Revert "Revert "…""` before its version 2.43.
    private static func reapplied(_ subject: String) -> String? {
        quoted(subject, behind: "Reapply")
            ?? quoted(subject, behind: "Revert").flatMap { quoted($0, behind: "Revert") }
    }

    /// The last commit with a subject; else with one that says no more than its pull request besides.
    private static func place(of subject: String, in commits: [Commit]) -> Int? {
        commits.lastIndex { $0.subject == subject } ?? commits.lastIndex { bare($0.subject) == subject }
    }

    /// A subject without the number of its pull request, ` (#5)`, which GitHub puts behind it where it squashes.
    private static func bare(_ subject: String) -> String {
        guard subject.hasSuffix(")"), let start = subject.ranges(of: " (#").last else { return subject }
        let number = subject[start.upperBound...].dropLast()
        return !number.isEmpty && number.allSatisfy(\.isNumber) ? String(subject[..<start.lowerBound]) : subject
    }

    private static func quoted(_ subject: String, behind word: String) -> String? {
        let subject = bare(subject)
        guard subject.hasPrefix(word + " \""), subject.hasSuffix("\"") else { return nil }
        let inside = subject.dropFirst(word.count + 2)
        return inside.isEmpty ? nil : String(inside.dropLast())
    }
}
