/// A text as the last part of an address: letters and digits of any script in lower case, joined by single hyphens.
///
/// What tells languages apart is kept as words, as the topics of GitHub do it: `C++` is `cpp`, `C#` is `c-sharp`. A text of
/// pictographs alone gives their code points, so that it has an address too.
package func slug(_ text: String) -> String {
    if isSlug(text) { return text }
    var out = String.UnicodeScalarView()
    var isGap = false
    for scalar in withMarksAsWords(text.lowercased()).unicodeScalars {
        let properties = scalar.properties
        let isWord =
            scalar.isASCII
            ? (scalar.value >= 0x30 && scalar.value <= 0x39) || (scalar.value >= 0x61 && scalar.value <= 0x7A)
            : properties.isAlphabetic || properties.numericType != nil
                || properties.canonicalCombiningClass != .notReordered
        if isWord {
            if isGap, !out.isEmpty { out.append("-") }
            isGap = false
            out.append(scalar)
        } else if scalar != "'" && scalar != "\u{2019}" {
            isGap = true
        }
    }
    return out.isEmpty ? codePoints(of: text) : String(out)
}

/// A name as the last part of an address; one without letters or digits gives the code points of what it has, so that each
/// of several such names has an address.
package func slugOfName(_ name: String) -> String {
    let made = slug(name)
    guard made.isEmpty else { return made }
    return name.unicodeScalars.filter { !$0.properties.isWhitespace }.map { String($0.value, radix: 16) }
        .joined(separator: "-")
}

/// The title that a name stands for where nobody has written one: `two-rules` as "Two rules".
package func titleOfName(_ name: String) -> String {
    let words = name.replacing("-", with: " ").replacing("_", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
}

/// Whether two texts differ by more than what every slug drops: case, blanks and the marks between words.
package func isDistinguishable(_ one: String, from other: String) -> Bool {
    func plain(_ text: String) -> String.UnicodeScalarView {
        text.lowercased().unicodeScalars.filter {
            !$0.properties.isWhitespace && !"-_.,:;/&'\u{2019}".unicodeScalars.contains($0)
        }
    }
    return !plain(one).elementsEqual(plain(other))
}

/// `c++` as `cpp` and `c#` as `c-sharp`: marks that end a word and make another one of it.
private func withMarksAsWords(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "+")) || text.utf8.contains(UInt8(ascii: "#")) else { return text }
    let scalars = Array(text.unicodeScalars)
    var out = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
        let follows = index > 0 && scalars[index - 1].properties.isAlphabetic
        let isDouble = index + 1 < scalars.count && scalars[index] == "+" && scalars[index + 1] == "+"
        let length = isDouble ? 2 : 1
        let ends = index + length >= scalars.count || !scalars[index + length].properties.isAlphabetic
        if follows, ends, isDouble || scalars[index] == "#" {
            out.append(contentsOf: (isDouble ? "pp" : "-sharp").unicodeScalars)
            index += length
        } else {
            out.append(scalars[index])
            index += 1
        }
    }
    return String(out)
}

/// Whether a text is the slug of itself: lower-case letters, digits, and single hyphens between them.
private func isSlug(_ text: String) -> Bool {
    var last = UInt8(ascii: "-")
    for byte in text.utf8 {
        switch byte {
        case 0x30...0x39, 0x61...0x7A: break
        case UInt8(ascii: "-") where last != byte: break
        default: return false
        }
        last = byte
    }
    return last != UInt8(ascii: "-")
}

private func codePoints(of text: String) -> String {
    text.unicodeScalars.filter { $0.properties.generalCategory == .otherSymbol }.map { String($0.value, radix: 16) }
        .joined(separator: "-")
}
