import Diagnostics

extension [Diagnostic] {
    /// How many places a message names besides its first.
    fileprivate static var placesNamed: Int { 2 }

    /// One message for all of the same words: at the first place, with the next two and a count.
    ///
    /// What a thousand pages of a site have in common is one thing to know, and one thing to do about it.
    package var grouped: [Diagnostic] {
        var order: [String] = []
        var groups: [String: [Diagnostic]] = [:]
        for notice in self {
            if groups[notice.message] == nil { order.append(notice.message) }
            groups[notice.message, default: []].append(notice)
        }
        return order.compactMap { message in
            guard let all = groups[message], var first = all.first, all.count > 1 else { return groups[message]?.first }
            first.message += " (\(all.count) times)"
            for other in all.dropFirst().prefix([Diagnostic].placesNamed) {
                first.trail.append(Diagnostic.Step("and here", at: other.place))
            }
            let rest = all.count - 1 - [Diagnostic].placesNamed
            if rest > 0 { first.trail.append(Diagnostic.Step("and in \(counted(rest, "more place"))")) }
            return first
        }
    }
}
