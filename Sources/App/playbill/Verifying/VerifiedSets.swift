import Diagnostics
import Verify

/// How many files of a folder go to one slot, where that takes only so many of a language.
struct VerifiedSets {
    private struct Set: Hashable {
        var folder: String
        var slot: String
    }

    private let isAsked: Bool
    private var counts: [Set: Int] = [:]
    private var order: [Set] = []

    /// - Parameter isAsked: whether `--for` says where the files go.
    init(isAsked: Bool) { self.isAsked = isAsked }

    /// Counts a file for each place that it goes to.
    mutating func add(_ path: String, _ slots: [Slot]) {
        let read = VerifiedSets.partOfFastlane(path).map { SlotTable.slots(inFastlane: $0) } ?? []
        // Of one size are the screenshots of an app and those of its extension: the first row is the usual one.
        var places: Swift.Set<String> = []
        for slot in slots.filter(read.contains) + read.filter({ !$0.drawsBySize }) + slots
        where slot.count.per == "locale" && slot.count.most ?? 0 > 1 && places.insert(slot.place).inserted {
            let set = Set(folder: VerifiedSets.folder(of: path), slot: slot.id)
            if counts[set] == nil { order.append(set) }
            counts[set, default: 0] += 1
        }
    }

    /// What is one too many.
    var messages: [Diagnostic] {
        order.compactMap { set in
            let (slot, count) = (SlotTable.slot(set.slot), counts[set] ?? 0)
            guard let most = slot.count.most, count > most else { return nil }
            let place = SlotTable.place(slot.place)?.name ?? slot.place
            let isOfStore = isAsked || VerifiedSets.partOfFastlane(set.folder + "/x.png") != nil
            return Diagnostic(
                // Elsewhere a folder may hold those of several languages.
                isOfStore ? .error : .warning,
                "\(place) takes at most \(counted(most, "file")) for \(slot.title) in a language, and here are \(count) (`\(slot.id)`)",
                at: Place(path: set.folder, line: 1, column: 1),
                remedy: "take some out, or put each language into a folder of its own\n"
                    + "rule of \(slot.title): \(slot.source.text)")
        }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// The path from the folder on that `fastlane` knows; nil where it has none.
    private static func partOfFastlane(_ path: String) -> String? {
        let parts = path.split(separator: "/")
        for index in parts.indices.dropLast().reversed() {
            let isPlay = parts[index] == "metadata" && parts[index + 1] == "android"
            if isPlay || parts[index] == "screenshots" { return parts[index...].joined(separator: "/") }
        }
        return nil
    }
}

extension Slot {
    /// Whether the size tells which screenshots of a folder are for it, rather than the folder.
    fileprivate var drawsBySize: Bool { !size.exact.isEmpty }
}
