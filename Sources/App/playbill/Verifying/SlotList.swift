import Diagnostics
import JSON
import Values
import Verify

/// `playbill verify --slots`: the table of slots, or all that the rows of some say.
struct SlotList {
    private let slots: [Slot]
    private let isWhole: Bool

    init(_ words: [String]) throws(UsageError) {
        isWhole = words.isEmpty
        do throws(Diagnostic) {
            var slots: [Slot] = []
            for word in words { slots += try SlotTable.slots(word) }
            self.slots = words.isEmpty ? SlotTable.all : slots
        } catch {
            throw UsageError([error])
        }
    }

    func text(isJSON: Bool) -> String {
        if isJSON { return slots.map { String(decoding: json(.object($0.object)), as: UTF8.self) + "\n" }.joined() }
        return isWhole ? list : slots.map(SlotList.all).joined(separator: "\n")
    }

    /// A line for each slot, under its place.
    private var list: String {
        let widest = slots.map(\.id.count).max() ?? 0
        return SlotTable.places.map { place in
            let lines = slots.filter { $0.place == place }.map { slot in
                "  " + slot.id + String(repeating: " ", count: widest - slot.id.count + 2) + slot.line
            }
            return place + "\n" + lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    /// All that the row of a slot says.
    private static func all(_ slot: Slot) -> String {
        var lines: [String] = []
        for (key, value) in slot.object where key != "sizes" && key != "best" {
            let text: String =
                switch value {
                case .string(let text): text
                case .list(let list):
                    list.map { if case .string(let text) = $0 { text } else { words($0) } }.joined(separator: ", ")
                default: words(value)
                }
            lines.append(key + String(repeating: " ", count: 12 - key.count) + text)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func words(_ value: Value) -> String {
        if case .list(let list) = value { return list.map(words).joined(separator: "x") }
        return String(decoding: json(value), as: UTF8.self)
    }
}
