import Rehearsal
import Site

/// The command that sends a post, as its user names it in site.yml.
///
/// It reads the text, finds what else it needs in its environment, and may write the address of what it sent.
struct PostCommand {
    /// How a command ends that is sure that nothing went out, and that a later try may do better (`EX_TEMPFAIL`).
    private static let later = "with status 75"

    /// How long one may take, in seconds.
    private static let patience = 120

    /// What the shell is given.
    let line: String
    /// The folder of the site, in which it runs.
    let folder: String
    /// What the environment tells besides what the user's own does: name and value.
    let facts: [(name: String, value: String)]

    /// What came of it.
    enum Outcome {
        case sent(address: String)
        /// It may have gone out, or not.
        case failed(reason: String)
        /// It did not go out.
        case refused(reason: String)
    }

    func send(_ text: String) -> Outcome {
        let names = Set(facts.map(\.name))
        let inherited = Input.wholeEnvironment.filter { !names.contains(String($0.prefix { $0 != "=" })) }
        let environment = inherited + facts.map { "\($0.name)=\($0.value)" }
        do throws(RehearsalFailure) {
            let run = try FilterRun(
                ["/bin/sh", "-c", "cd \"$1\" && exec /bin/sh -c \"$2\"", "sh", folder, line], input: Array(text.utf8),
                environment: environment, seconds: PostCommand.patience)
            if run.isGood { return .sent(address: firstLine(String(decoding: run.output, as: UTF8.self))) }
            let words = run.errors.split(whereSeparator: \.isNewline).joined(separator: " ")
            let reason = "it ended \(run.ending)" + (words.isEmpty ? "" : ": \(words)")
            return run.ending == PostCommand.later ? .refused(reason: reason) : .failed(reason: reason)
        } catch {
            return .failed(reason: error.message)
        }
    }

    private func firstLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }
}
