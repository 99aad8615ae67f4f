import Foundation

/// What a second build costs, each as a part of a clean one in the same run: after nothing, and after edits of one post.
struct Incremental {
    private static let rounds = 3

    /// What was done before the second build, and the median of its time over that of a clean build.
    private(set) var parts: [(edit: String, part: Double)] = []

    /// Builds a site whose posts are these.
    init(_ program: String, site: URL, posts: [URL]) throws {
        func build(_ options: [String] = []) -> Double {
            MeasuredRun([program, "build", "--quiet"] + options, in: site).seconds
        }
        let edits: [(name: String, edit: (String, Int) -> String)] = [
            ("nothing changed", { text, _ in text }),
            ("one body edited", { text, round in text + "\nEdited again, \(round).\n" }),
            (
                "one title edited",
                { text, round in text.replacing("title: \"", with: "title: \"Edited \(round) ", maxReplacements: 1) }
            ),
        ]
        let clean = median((0..<Incremental.rounds).map { _ in build(["--force"]) })
        for (name, edit) in edits {
            let times = try (0..<Incremental.rounds).map { round in
                let post = posts[(round * 37 + 5) % posts.count]
                let text = try String(contentsOf: post, encoding: .utf8)
                let edited = edit(text, round)
                if edited != text { try Data(edited.utf8).write(to: post) }
                return build()
            }
            parts.append((name, median(times) / clean))
        }
    }
}
