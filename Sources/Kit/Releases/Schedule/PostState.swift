/// How far a scheduled post is, by what its journal tells.
///
/// A post is sent by a program that may be ended at any instant, so that "was it sent?" can have no answer. The intent is
/// written before, and from then on only a person makes it go again: at most once, never twice.
package enum PostState: Sendable, Hashable {
    /// It waits for its time.
    case planned
    /// It goes with the next run, whatever its time is.
    case retried
    case paused
    /// It may have gone out, by a journal that is not there any more: only a decision about itself lets it go.
    case held
    case cancelled
    /// Its sending was interrupted: it may have gone out.
    case unknown
    /// Its command ended badly, with these words: it may have gone out.
    case failed(String)
    /// It was sent, to this address where that is known.
    case sent(String)
    /// A person decided against it.
    case skipped

    /// What becomes of it; nil where that cannot happen to it now.
    package func after(_ event: PostEvent) -> PostState? {
        switch (self, event.kind) {
        case (.planned, .intend), (.retried, .intend): .unknown
        case (.unknown, .sent): .sent(event.note)
        case (.unknown, .failed): .failed(event.note)
        case (.unknown, .refused): .planned
        case (.planned, .pause) where event.note == PostEvent.lost: .held
        case (.planned, .pause), (.retried, .pause): .paused
        case (.planned, .cancel), (.retried, .cancel), (.paused, .cancel), (.held, .cancel): .cancelled
        case (.paused, .resume), (.held, .resume), (.cancelled, .resume): .planned
        case (.unknown, .retry), (.failed, .retry), (.planned, .retry): .retried
        case (.unknown, .skip), (.failed, .skip), (.planned, .skip), (.retried, .skip): .skipped
        default: nil
        }
    }

    /// Whether nothing of it is to come: what waits for it goes on.
    package var isOver: Bool {
        switch self {
        case .sent, .skipped: true
        default: false
        }
    }

    /// What it is called.
    package var word: String {
        switch self {
        case .planned: "planned"
        case .retried: "to be sent again"
        case .paused: "paused"
        case .held: "held"
        case .cancelled: "cancelled"
        case .unknown: "unknown"
        case .failed: "failed"
        case .sent: "sent"
        case .skipped: "skipped"
        }
    }

    /// What is known besides: its address, or why it failed.
    package var note: String {
        switch self {
        case .failed(let note), .sent(let note): note
        default: ""
        }
    }
}

/// The states of all posts that a journal tells of.
package struct PostStates: Sendable, Hashable {
    private var states: [String: PostState] = [:]
    /// What each said, and where, when its sending began last: the intent's note.
    private var said: [String: String] = [:]

    /// Nothing has happened yet.
    package init() {}

    /// A line that cannot be, counted from 1.
    package struct Damage: Error, Hashable { package var line: Int }

    /// Reads a journal, whose first line tells what it is.
    /// - Throws: the first line that is none, or tells what cannot have happened; nothing may be sent then.
    package init(_ lines: [String]) throws(Damage) {
        for (index, line) in lines.enumerated().dropFirst() {
            guard let event = PostEvent(line: line), let state = self[event.post].after(event) else {
                throw Damage(line: index + 1)
            }
            states[event.post] = state
            // What is known not to have gone out has said nothing.
            if event.kind == .refused { said[event.post] = nil }
            if event.kind == .intend { said[event.post] = event.note }
        }
    }

    /// The state of a post; planned as long as nothing is told of it.
    package subscript(post: String) -> PostState { states[post] ?? .planned }

    /// The post that began to be sent with a note, of those that a plan has no more; nil where none did.
    ///
    /// Older journals have the digest alone, without the place behind it.
    package func post(saying note: String, besides names: some Sequence<String>) -> String? {
        let known = Set(names)
        let notes = [note, String(note.prefix { $0 != " " })]
        return said.sorted { $0.key < $1.key }.first { notes.contains($0.value) && !known.contains($0.key) }?.key
    }
}
