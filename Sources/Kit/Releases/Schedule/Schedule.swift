import Dates
import Site

/// The posts of a release with their states: which go out at an instant, and in which order.
package struct Schedule: Sendable {
    /// How long after its time a post still goes out by itself, in seconds: a machine that was off for a week must not
    /// tell last week's news.
    package static let grace = 24 * 3_600

    /// A post and how far it is.
    package struct Entry: Sendable, Hashable {
        package var post: ReleasePlan.ScheduledPost
        package var state: PostState
    }

    /// The posts, the earliest first; those of one instant as they stand in the file.
    package let entries: [Entry]

    package init(_ plan: ReleasePlan, _ states: PostStates) {
        entries = plan.posts.enumerated().sorted { one, other in
            let (first, second) = (one.element.time.instant, other.element.time.instant)
            return first == second ? one.offset < other.offset : first < second
        }.map { Entry(post: $0.element, state: states[$0.element.name]) }
    }

    /// What goes out at an instant, in this order.
    package func due(at now: Instant) -> [Entry] {
        entries.filter { entry in
            switch entry.state {
            case .retried: true
            case .planned: entry.post.time.instant <= now && !Schedule.isLate(entry.post, at: now)
            default: false
            }
        }
    }

    /// What waits for a person: interrupted, failed, or missed.
    package func waiting(at now: Instant) -> [Entry] {
        entries.filter { entry in
            switch entry.state {
            case .unknown, .failed: true
            case .planned: Schedule.isLate(entry.post, at: now)
            default: false
            }
        }
    }

    /// When the next one goes out by itself; nil where none does any more.
    package func next(after now: Instant) -> ReleasePlan.ScheduledPost? {
        entries.first { $0.state == .planned && $0.post.time.instant > now }?.post
    }

    /// Whether its time is so long over that it does not go out by itself any more.
    package static func isLate(_ post: ReleasePlan.ScheduledPost, at now: Instant) -> Bool {
        now.seconds - post.time.instant.seconds > grace
    }
}
