/// How X counts: configuration 3 of twitter-text.
private enum Weights {
    /// The weight of one counted character.
    static let scale = 100
    static let standard = 200
    static let address = 23 * scale

    /// The weight of a scalar that is part of neither an address nor an emoji.
    static func weight(_ value: UInt32) -> Int {
        switch value {
        case 0...4351, 8192...8205, 8208...8223, 8242...8247: 100
        default: standard
        }
    }
}

/// The weighted length of a post on X (twitter-text 3, `parseTweet`): of the text in normalisation form C, an address is
/// 23, an emoji 2, other characters are 1 or 2.
///
/// Not valid are, besides empty and too long texts, those that hold U+FFFE, U+FEFF or U+FFFF.
func weightedLengthOnX(_ text: String) -> PostLength {
    let text = ScalarText(normalizing: text)
    let addresses = AddressScanner(text, withBareAddresses: true).addresses()
    var next = addresses.startIndex
    var (place, weight, isClean) = (0, 0, true)
    while place < text.count {
        if next < addresses.endIndex, addresses[next].lowerBound == place {
            weight += Weights.address
            place = addresses[next].upperBound
            next += 1
        } else if let end = EmojiSequences.all.end(in: text, from: place) {
            weight += Weights.standard
            place = end
        } else {
            weight += Weights.weight(text.values[place])
            isClean = isClean && !AddressCharacters.isInvalid(text.values[place])
            place += 1
        }
    }
    return PostLength(length: weight / Weights.scale, limit: NetworkLimits.xPost.count, isOtherwiseValid: isClean)
}

/// The links of a post on X, with or without a scheme.
func linksOnX(_ text: String) -> [DetectedLink] {
    links(in: ScalarText(text), withBareAddresses: true)
}

func links(in text: ScalarText, withBareAddresses: Bool) -> [DetectedLink] {
    let addresses = AddressScanner(text, withBareAddresses: withBareAddresses).addresses()
    if addresses.isEmpty { return [] }
    let offsets = text.byteOffsets()
    return addresses.map { DetectedLink(bytes: offsets[$0.lowerBound]..<offsets[$0.upperBound], text: text.string($0)) }
}
