import Diagnostics
import Values

/// What the files below a path say where their own front matter is silent.
package struct FrontMatterDefaults: Sendable {
    /// How the paths begin, below `content/`; `*` stands for anything but a slash.
    package var path: String
    /// The fields, with the places they were written at.
    package var values: PlacedValue

    /// Whether a file of `content/` is meant, by its path below it.
    func applies(to path: String) -> Bool {
        let wanted = self.path.split(separator: "/")
        let parts = path.split(separator: "/")
        guard wanted.count <= parts.count else { return false }
        return zip(wanted, parts).allSatisfy { FrontMatterDefaults.matches($1, $0) }
    }

    private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return name == pattern }
        guard name.hasPrefix(first), name.count >= first.count + last.count, name.hasSuffix(last) else { return false }
        var rest = name.dropFirst(first.count).dropLast(last.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}

extension SiteConfiguration {
    /// The fields of a file's head, with those it does not have itself taken from the defaults for its path: the longest
    /// path counts first.
    func withDefaults(_ head: PlacedValue, of path: String) -> PlacedValue {
        guard !defaults.isEmpty, path.hasPrefix("content/") else { return head }
        let name = String(path.dropFirst("content/".count))
        let matching = defaults.enumerated().filter { $0.element.applies(to: name) }.sorted { left, right in
            let (one, other) = (left.element.path.utf8.count, right.element.path.utf8.count)
            return one == other ? left.offset > right.offset : one > other
        }
        var entries = head.entries
        for (_, defaults) in matching {
            for entry in defaults.values.entries where !entries.contains(where: { $0.key == entry.key }) {
                entries.append(entry)
            }
        }
        return entries.count == head.entries.count ? head : PlacedValue(.map(entries), at: head.place)
    }
}
