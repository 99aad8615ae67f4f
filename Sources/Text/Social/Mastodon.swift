/// The length of a post on Mastodon (`StatusLengthValidator`): grapheme clusters, those of the content warning with
/// them; an address with a scheme is 23, of `@user@host` only `@user` counts.
///
/// The limit is that of an instance that did not change it; its own stands at `/api/v2/instance`.
package func lengthOnMastodon(_ text: String, warning: String) -> PostLength {
    var counted = String.UnicodeScalarView()
    let scalars = ScalarText(text)
    var addresses = AddressScanner(scalars, withBareAddresses: false).addresses()[...]
    let mentions = mentionHosts(in: scalars)
    var place = 0
    while place < scalars.count {
        if let address = addresses.first, address.lowerBound <= place {
            addresses = addresses.dropFirst()
            guard address.lowerBound == place else { continue }
            counted.append(contentsOf: String(repeating: "x", count: 23).unicodeScalars)
            place = address.upperBound
        } else if let end = mentions[place] {
            place = end
        } else {
            Unicode.Scalar(scalars.values[place]).map { counted.append($0) }
            place += 1
        }
    }
    return PostLength(length: warning.count + String(counted).count, limit: NetworkLimits.mastodonPost.count)
}

/// The links of a post on Mastodon: addresses with a scheme.
func linksOnMastodon(_ text: String) -> [DetectedLink] {
    links(in: ScalarText(text), withBareAddresses: false)
}

/// The host parts of mentions, `@host` of `@user@host`: from where to where.
///
/// A mention begins at the text's start or after something that is no letter, digit, `/` or `_` (Mastodon,
/// `Account::MENTION_RE`).
private func mentionHosts(in text: ScalarText) -> [Int: Int] {
    var hosts: [Int: Int] = [:]
    var place = 0
    while place < text.count {
        defer { place += 1 }
        guard text[place] == 0x40, place == 0 || !isInsideWord(text.values[place - 1]) else { continue }
        let userEnd = runEnd(in: text, from: place + 1) { isUserCharacter($0) }
        guard userEnd > place + 1, text[userEnd] == 0x40 else { continue }
        var hostEnd = runEnd(in: text, from: userEnd + 1) { isInsideWord($0) && $0 != 0x2F || $0 == 0x2D || $0 == 0x2E }
        while let last = text[hostEnd - 1], last == 0x2D || last == 0x2E { hostEnd -= 1 }
        guard hostEnd > userEnd + 1 else { continue }
        hosts[userEnd] = hostEnd
        place = hostEnd - 1
    }
    return hosts
}

private func runEnd(in text: ScalarText, from start: Int, _ isIn: (UInt32) -> Bool) -> Int {
    var end = start
    while let value = text[end], isIn(value) { end += 1 }
    return end
}

private func isUserCharacter(_ value: UInt32) -> Bool {
    AddressCharacters.isLetterOrDigit(value) || value == 0x5F || value == 0x2E || value == 0x2D
}

private func isInsideWord(_ value: UInt32) -> Bool {
    if AddressCharacters.isLetterOrDigit(value) || value == 0x5F || value == 0x2F { return true }
    return value >= 0x80 && (Unicode.Scalar(value)?.properties.isAlphabetic ?? false)
}
