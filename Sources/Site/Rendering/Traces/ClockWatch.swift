import Synchronization
import Values

/// Whether templates that belong to no page have looked at the clock.
final class ClockWatch: Sendable {
    private let seen = Atomic<Bool>(false)

    /// Whether one has.
    var isRead: Bool { seen.load(ordering: .relaxed) }

    /// Notes that one does, here and for the page that is being made of it.
    func note() {
        seen.store(true, ordering: .relaxed)
        Reads.noteClock()
    }
}

/// The site as templates see it that belong to no page.
final class ClockedSite: LazyMembers {
    private let own: Object
    private let clock: ClockWatch

    init(_ own: Object, _ clock: ClockWatch) { (self.own, self.clock) = (own, clock) }

    let isPlain = true

    var memberNames: [String] { own.keys }

    func member(_ name: String) -> Value? {
        if name == "time" { clock.note() }
        return own[name]
    }
}
