/// A pattern of addresses: `*` stands for any run of characters, and a pattern without one for all that begins with it.
struct AddressPattern {
    private let parts: [[UInt8]]

    init(_ text: String) {
        let open = text.contains("*") ? text : text + "*"
        parts = open.split(separator: "*", omittingEmptySubsequences: false).map { Array($0.utf8) }
    }

    /// Whether an address is one of those.
    func matches(_ address: String) -> Bool {
        var rest = Array(address.utf8)[...]
        for (index, part) in parts.enumerated() {
            if index == 0 {
                guard rest.starts(with: part) else { return false }
                rest = rest.dropFirst(part.count)
            } else if index == parts.count - 1 {
                return part.count <= rest.count && rest.suffix(part.count).elementsEqual(part)
            } else {
                guard let start = rest.indices.first(where: { rest[$0...].starts(with: part) }) else {
                    return part.isEmpty
                }
                rest = rest[(start + part.count)...]
            }
        }
        return rest.isEmpty
    }
}
