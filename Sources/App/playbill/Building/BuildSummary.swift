import Diagnostics
import Files
import Publishing

/// What a build says when it is done.
struct BuildSummary {
    var counts: BuildTrace.Counts
    var outcome: OutputFolder.Outcome
    var folder: OutputFolder
    var seconds: Double

    func say(on console: Console) {
        let size = ByteCount.text(outcome.bytes)
        let parts = [
            counted(counts.pages, "page"), counted(counts.posts, "post"), counted(counts.products, "product"),
            counted(outcome.written + outcome.unchanged, "file"), size,
        ]
        console.say("\(folder.path): \(parts.joined(separator: ", ")) in \(BuildSummary.time(seconds))")
        console.say(
            "  \(outcome.written) written, \(outcome.unchanged) unchanged, \(outcome.removed) removed", at: .verbose)
        if let next = counts.nextDue { console.say("next publish: \(next)") }
    }

    /// A span of time as people say it.
    static func time(_ seconds: Double) -> String {
        if seconds < 1 { return "\(Int((seconds * 1_000).rounded())) ms" }
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) s"
    }
}
