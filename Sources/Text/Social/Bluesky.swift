/// The length of a post on Bluesky: grapheme clusters, and at most 3,000 bytes of UTF-8 (lexicon `app.bsky.feed.post`).
func lengthOnBluesky(_ text: String) -> PostLength {
    PostLength(
        length: text.count, limit: NetworkLimits.blueskyPost.count,
        isOtherwiseValid: text.utf8.count <= NetworkLimits.blueskyPostBytes.count)
}

/// A part of a post on Bluesky that does something; without it an address is dead text.
package struct Facet: Equatable, Hashable, Sendable {
    /// What the part does (lexicon `app.bsky.richtext.facet`).
    package enum Feature: Equatable, Hashable, Sendable {
        /// Leads to an address.
        case link(uri: String)
        /// Is a tag; without its sign.
        case tag(String)
        /// Names an account by its handle, without the `@`; the account's DID must be looked up before it is posted.
        case mention(handle: String)
    }

    /// Offset of the first byte in the text's UTF-8.
    package let byteStart: Int
    /// Offset behind the last byte.
    package let byteEnd: Int
    /// What the part does.
    package let feature: Feature

    /// The facet as a link, if it is one.
    var link: DetectedLink? {
        guard case .link(let uri) = feature else { return nil }
        return DetectedLink(bytes: byteStart..<byteEnd, text: uri)
    }
}

/// The facets of a post on Bluesky, as its own application finds them (`detection.ts` of `@atproto/api`), in order.
package func facets(in text: String) -> [Facet] {
    let text = ScalarText(text)
    let offsets = text.byteOffsets()
    var facets: [Facet] = []
    var place = 0
    while place < text.count {
        if let (range, feature) = facet(in: text, from: place) {
            facets.append(
                Facet(byteStart: offsets[range.lowerBound], byteEnd: offsets[range.upperBound], feature: feature))
            place = range.upperBound
        } else {
            place += 1
        }
    }
    return facets
}

private func facet(in text: ScalarText, from start: Int) -> (Range<Int>, Facet.Feature)? {
    let before = text[start - 1]
    let afterBlank = before.map(isBlank) ?? true
    guard afterBlank || before == 0x28 else { return nil }
    switch text[start] {
    case 0x40: return mention(in: text, from: start)
    case 0x23, 0xFF03: return afterBlank ? tag(in: text, from: start) : nil
    default: return link(in: text, from: start)
    }
}

private func wordEnd(in text: ScalarText, from start: Int) -> Int {
    var end = start
    while let value = text[end], !isBlank(value) { end += 1 }
    return end
}

/// An address up to the next blank, without the sign behind it; one without a scheme needs a known top-level domain.
private func link(in text: ScalarText, from start: Int) -> (Range<Int>, Facet.Feature)? {
    let hasScheme = ["https://", "http://"].contains { text.begins(with: $0, at: start) }
    guard hasScheme || beginsWithHost(text, at: start) else { return nil }
    var end = wordEnd(in: text, from: start)
    if let last = text[end - 1], [0x2E, 0x2C, 0x3B, 0x3A, 0x21, 0x3F].contains(last) { end -= 1 }
    if text[end - 1] == 0x29, !text.values[start..<end].contains(0x28) { end -= 1 }
    let address = text.string(start..<end)
    guard !hasScheme || !address.hasSuffix("//") else { return nil }
    return (start..<end, .link(uri: hasScheme ? address : "https://" + address))
}

/// Whether labels of ASCII letters and digits stand here, the first beginning with a letter, the last a top-level domain.
private func beginsWithHost(_ text: ScalarText, at start: Int) -> Bool {
    guard let first = text[start], AddressCharacters.isLetterOrDigit(first), !AddressCharacters.isDigit(first) else {
        return false
    }
    var (labels, place) = (0, start)
    var last = start..<start
    while true {
        var end = place
        while let value = text[end], AddressCharacters.isLetterOrDigit(value) { end += 1 }
        if end == place { break }
        (last, labels) = (place..<end, labels + 1)
        guard text[end] == 0x2E else { break }
        place = end + 1
    }
    return labels > 1 && last.count <= 63 && TopLevelDomains.all.contains(text.string(last).lowercased())
}

private func mention(in text: ScalarText, from start: Int) -> (Range<Int>, Facet.Feature)? {
    var end = start + 1
    while let value = text[end], AddressCharacters.isLetterOrDigit(value) || value == 0x2E || value == 0x2D { end += 1 }
    while end > start + 1, let last = text[end - 1], last == 0x2E || last == 0x2D { end -= 1 }
    let handle = text.string(start + 1..<end)
    let labels = handle.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, !labels.contains(""), let last = labels.last else { return nil }
    guard last == "test" || TopLevelDomains.all.contains(String(last)) else { return nil }
    return (start..<end, .mention(handle: handle))
}

/// A tag: up to the next blank or invisible character, without punctuation at its end, not of digits only, and at most 64
/// characters long.
private func tag(in text: ScalarText, from start: Int) -> (Range<Int>, Facet.Feature)? {
    if text[start + 1] == 0xFE0F { return nil }
    var end = start + 1
    while let value = text[end], !isBlank(value), !isInvisible(value) { end += 1 }
    while end > start + 1, let last = text[end - 1], isPunctuation(last) { end -= 1 }
    let tag = text.string(start + 1..<end)
    let says = text.values[start + 1..<end].contains { !AddressCharacters.isDigit($0) && !isPunctuation($0) }
    guard says, tag.count <= NetworkLimits.blueskyTag.count else { return nil }
    return (start..<end, .tag(tag))
}

private func isBlank(_ value: UInt32) -> Bool {
    value == 0xFEFF || (Unicode.Scalar(value)?.properties.isWhitespace ?? false)
}

private func isInvisible(_ value: UInt32) -> Bool {
    [0xAD, 0x2060, 0x200A, 0x200B, 0x200C, 0x200D, 0x20E2].contains(value)
}

private func isPunctuation(_ value: UInt32) -> Bool {
    switch Unicode.Scalar(value)?.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        true
    default: false
    }
}
