/// Ids of headings as GitHub makes them: lower case; letters, marks, digits, `_` and `-` stay, a blank becomes `-`,
/// all else goes (html-pipeline, `TableOfContentsFilter`).
///
/// A second heading of one name gets `-1`, and so on until free.
struct HeadingIDs {
    /// The ids that are taken, and the number to try next for a heading of the same name.
    private var next = TakenIDs()

    /// An id that no heading has had yet.
    mutating func make(for words: UnsafeBufferPointer<UInt8>) -> String {
        let name = HeadingIDs.slug(words)
        let base = name.isEmpty ? "section" : name
        guard var number = next[base] else {
            next[base] = 1
            return base
        }
        var id = "\(base)-\(number)"
        while next[id] != nil {
            number += 1
            id = "\(base)-\(number)"
        }
        next[base] = number + 1
        next[id] = 1
        return id
    }

    /// Takes an id without the hyphens around it; nil where that is nothing, or no longer free.
    mutating func take(trimmed id: String) -> String? {
        let inside = id.utf8.drop { $0 == Byte.hyphen }
        let end = inside.lastIndex { $0 != Byte.hyphen }
        guard let end, let trimmed = String(inside[...end]), next[trimmed] == nil else { return nil }
        reserve(trimmed)
        return trimmed
    }

    /// Takes an id, so that no heading gets it unasked.
    mutating func reserve(_ id: String) { next[id] = 1 }

    /// The id that the first heading of some words has.
    static func slug(_ words: UnsafeBufferPointer<UInt8>) -> String {
        if words.allSatisfy({ $0 < 0x80 }) {
            return String(unsafeUninitializedCapacity: words.count) { slug in
                var count = 0
                for byte in words {
                    guard let kept = asciiSlug(byte) else { continue }
                    slug[count] = kept
                    count += 1
                }
                return count
            }
        }
        var slug = String.UnicodeScalarView()
        for scalar in String(decoding: words, as: UTF8.self).lowercased().unicodeScalars {
            if scalar == " " {
                slug.append("-")
            } else if scalar == "-" || isWord(scalar) {
                slug.append(scalar)
            }
        }
        return String(slug)
    }

    private static func asciiSlug(_ byte: UInt8) -> UInt8? {
        if byte == Byte.space { return Byte.hyphen }
        if Byte.isAlphanumeric(byte) { return Byte.lowered(byte) }
        return byte == Byte.hyphen || byte == Byte.underscore ? byte : nil
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
        default: scalar.properties.isAlphabetic
        }
    }
}

/// Numbers by their ids; the few of a common text are found faster without hashing.
private struct TakenIDs {
    private var few: [(id: String, number: Int)] = []
    private var many: [String: Int] = [:]

    subscript(id: String) -> Int? {
        get { few.first { $0.id == id }?.number ?? many[id] }
        set {
            guard let newValue else { return }
            if let index = few.firstIndex(where: { $0.id == id }) {
                few[index].number = newValue
            } else if few.count < 8 {
                if few.isEmpty { few.reserveCapacity(8) }
                few.append((id, newValue))
            } else {
                many[id] = newValue
            }
        }
    }
}
