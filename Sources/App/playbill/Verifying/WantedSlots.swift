import Diagnostics
import Media
import Verify

/// What `--for` asks: each word is a slot that has to take a file, or a place of which one slot has to.
struct WantedSlots {
    private let groups: [[Slot]]

    init(_ words: [String]) throws(UsageError) {
        var groups: [[Slot]] = []
        var mistakes: [Diagnostic] = []
        for word in words {
            do throws(Diagnostic) { groups.append(try SlotTable.slots(word)) } catch { mistakes.append(error) }
        }
        guard mistakes.isEmpty else { throw UsageError(mistakes) }
        self.groups = groups
    }

    var isEmpty: Bool { groups.isEmpty }

    /// What each word's slots say; of a place that takes the file, those that do, else the nearest.
    func verdicts(on medium: Medium, path: String) -> [[Verdict]] {
        groups.map { slots in
            if slots.count == 1 { return slots.map { $0.verdict(on: medium, path: path) } }
            let fitting = Fitting(medium, path: path, among: slots)
            let taking = fitting.made.isEmpty ? fitting.taken : fitting.made
            if !taking.isEmpty { return taking }
            // A place without a slot for such a file at all is told by its first.
            let near = fitting.near.isEmpty ? slots.map { $0.verdict(on: medium, path: path) } : fitting.near
            return Array(near.prefix(1))
        }
    }
}
