import Diagnostics

/// One message for one mistake, however many pages it was met on.
enum MistakeSummary {
    private struct Key: Hashable {
        var place: Place?
        var message: String
    }

    /// The messages in the order of their places, each once; the trail of the first page stays.
    static func summary(of mistakes: [Diagnostic]) -> [Diagnostic] {
        var order: [Key] = []
        var found: [Key: (first: Diagnostic, count: Int)] = [:]
        for mistake in mistakes {
            let key = Key(place: mistake.place, message: mistake.message)
            if found[key] == nil { order.append(key) }
            found[key] = (found[key]?.first ?? mistake, (found[key]?.count ?? 0) + 1)
        }
        let summed = order.compactMap { key -> Diagnostic? in
            guard let (first, count) = found[key] else { return nil }
            var mistake = first
            if count > 1, mistake.trail.contains(where: { $0.text.hasPrefix("while rendering") }) {
                mistake.trail.append(Diagnostic.Step("and on \(count - 1) more \(count == 2 ? "page" : "pages")"))
            }
            return mistake
        }
        return summed.enumerated().sorted { left, right in
            switch (left.element.place, right.element.place) {
            case (let one?, let other?) where one != other: one < other
            case (nil, .some): true
            case (.some, nil): false
            default: left.offset < right.offset
            }
        }.map(\.element)
    }
}
