import Dates
import Site

/// What a release needs, as people tick it: what can be seen, and what only people know.
package struct Checklist: Sendable {
    /// One thing that is done or not.
    package struct Line: Sendable, Hashable {
        package var title: String
        package var state: State
        /// What is missing, or what to do, in a few words.
        package var note: String

        /// Something that can be seen.
        package init(_ title: String, _ state: State, note: String = "") {
            (self.title, self.state, self.note) = (title, state, note)
        }

        /// Something that is done where a condition holds; `lack` tells what to do else.
        package init(_ title: String, if isDone: Bool, else lack: String) {
            self.init(title, isDone ? .done : .open, note: isDone ? "" : lack)
        }
    }

    /// How far a thing is.
    package enum State: String, Sendable {
        case done, open
        /// Nobody has looked, since that takes long or asks the network.
        case unseen
    }

    /// The product and its release: `Lantern 2.0`.
    package let title: String
    /// What was looked at.
    package let seen: [Line]
    /// What people do.
    package let items: [ReleasePlan.Item]
    /// What is posted.
    package let posts: [Schedule.Entry]

    package init(_ title: String, seen: [Line], items: [ReleasePlan.Item], posts: [Schedule.Entry]) {
        (self.title, self.seen, self.items, self.posts) = (title, seen, items, posts)
    }

    /// How much is done, and how much there is.
    package var count: (done: Int, all: Int) {
        let done = seen.count { $0.state == .done } + items.count { $0.isDone }
        return (done, seen.count + items.count)
    }

    /// The list as Markdown, as GitHub shows it: with boxes.
    package var markdown: String {
        var text = "# \(title)\n\n\(count.done) of \(count.all) done.\n"
        if !seen.isEmpty { text += "\n## What can be seen\n\n" + seen.map(Checklist.line).joined() }
        if !items.isEmpty { text += "\n## What people do\n\n" + items.enumerated().map(Checklist.line).joined() }
        if !posts.isEmpty { text += "\n## Posts\n\n" + posts.map(Checklist.line).joined() }
        return text
    }

    private static func line(_ line: Line) -> String {
        let (box, tail) = (line.state == .done ? "x" : " ", line.note.isEmpty ? "" : " — \(line.note)")
        return "- [\(box)] \(line.title)\(tail)\n"
    }

    private static func line(_ number: Int, _ item: ReleasePlan.Item) -> String {
        let who = [item.who, item.dueDay].compactMap(\.self).joined(separator: ", ")
        return "- [\(item.isDone ? "x" : " ")] \(number + 1). \(item.title)\(who.isEmpty ? "" : " (\(who))")\n"
    }

    private static func line(_ entry: Schedule.Entry) -> String {
        let note = entry.state.note.isEmpty ? "" : ", \(entry.state.note)"
        return "- [\(entry.isOver ? "x" : " ")] \(entry.timeText) \(entry.post.name): \(entry.state.word)\(note)\n"
    }
}

extension ReleasePlan.Item {
    /// Until when it is to be done, in words.
    package var dueDay: String? { due.map { "until \(ISO8601.day($0.date))" } }
}

extension Schedule.Entry {
    /// Whether nothing happens to it any more.
    package var isOver: Bool { if case .sent = state { true } else { state == .skipped } }

    /// Its time, as people of its zone read it.
    package var timeText: String { post.time.strftime("%Y-%m-%d %H:%M") }
}
