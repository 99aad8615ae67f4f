import Diagnostics
import Releases
import Site

/// What a person is told of posts that do not go out by themselves.
struct PostReminder {
    let scope: ReleaseScope
    let product: Product
    let plan: ReleasePlan
    /// How far the posts are, by the journal.
    let states: PostStates

    /// What a post needs that was interrupted, failed or missed its time.
    func needed(by entry: Schedule.Entry) -> Diagnostic {
        let name = entry.post.name
        let words = scope.words(naming: name, of: product, plan)
        switch entry.state {
        case .unknown:
            return warning(
                "`\(name)` was interrupted while it was sent, and may have gone out", entry.post, after(words))
        case .failed(let reason):
            return warning("`\(name)` failed, and may have gone out: \(reason)", entry.post, after(words))
        default:
            return missed(entry.post, words)
        }
    }

    /// A post whose predecessor was cancelled would wait for ever.
    func forsaken(_ post: ReleasePlan.ScheduledPost, by predecessor: String) -> Diagnostic {
        let words = scope.words(naming: post.name, of: product, plan)
        return warning(
            "`\(post.name)` waits for `\(predecessor)`, which is cancelled", post,
            "`\(deed(about: predecessor))` lets that go out first; to send it alone, take its `after:` out; "
                + "`playbill release cancel \(words)` leaves it")
    }

    private func missed(_ post: ReleasePlan.ScheduledPost, _ words: String) -> Diagnostic {
        let what = "`\(post.name)` has missed its time by more than a day"
        guard let first = post.predecessor?.text, !states[first].isOver else {
            return warning(what, post, after(words))
        }
        return warning(
            "\(what): it waits for `\(first)`, which is \(states[first].word)", post,
            "decide about `\(first)` first, such as with `\(deed(about: first))`, or take its `after:` out; then "
                + "`playbill release retry \(words)` sends it, and `skip` leaves it")
    }

    private func after(_ words: String) -> String {
        "look there; then `playbill release retry \(words)` sends it, and `skip` leaves it"
    }

    /// What has a post go out that does not by itself.
    private func deed(about name: String) -> String {
        let words = scope.words(naming: name, of: product, plan)
        switch states[name] {
        case .paused, .held, .cancelled: return "playbill release resume \(words)"
        default: return "playbill release retry \(words)"
        }
    }

    private func warning(_ message: String, _ post: ReleasePlan.ScheduledPost, _ remedy: String) -> Diagnostic {
        Diagnostic(
            .warning, message, at: post.place, excerpt: plan.source.line(post.place.line), remedy: remedy)
    }
}
