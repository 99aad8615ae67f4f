/// What is known of outside addresses from earlier runs: good answers alone, since a bad one may have been put right.
package struct OutlinkRecord: Sendable, Hashable {
    /// When an address answered, and where it has moved to.
    struct Entry: Sendable, Hashable {
        /// In seconds since 1970.
        var checked: Int
        var movedTo: String?

        var verdict: Verdict { movedTo.map { .moved(to: $0) } ?? .fine }
    }

    private var entries: [String: Entry] = [:]

    /// A record that knows nothing.
    package init() {}

    /// Reads a record as ``text`` writes it; lines that are none are left out.
    package init(_ text: String) {
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 2 || fields.count == 3, let checked = Int(fields[0]) else { continue }
            entries[fields[1]] = Entry(checked: checked, movedTo: fields.count == 3 ? fields[2] : nil)
        }
    }

    /// A line for each address: when it answered, the address, and where it has moved to.
    package var text: String {
        entries.sorted { $0.key < $1.key }.map { address, entry in
            ([String(entry.checked), address] + (entry.movedTo.map { [$0] } ?? [])).joined(separator: "\t") + "\n"
        }.joined()
    }

    /// What is known of an address, unless it is older than so many seconds.
    func verdict(of address: String, now: Int, age: Int) -> Verdict? {
        guard let entry = entries[address], entry.checked <= now, now - entry.checked < age else { return nil }
        return entry.verdict
    }

    /// Keeps a good answer, and forgets an address that has none.
    mutating func keep(_ verdict: Verdict, of address: String, now: Int) {
        switch verdict {
        case .fine: entries[address] = Entry(checked: now)
        case .moved(let new): entries[address] = Entry(checked: now, movedTo: new)
        case .closed, .broken: entries[address] = nil
        }
    }
}
