/// The length of a post on Threads: characters, but an emoji is as long as its UTF-8 (Meta, Threads API, Posts).
///
/// A post with more than five links is refused.
func lengthOnThreads(_ text: String) -> PostLength {
    let length = text.reduce(0) { $0 + (isEmoji($1) ? $1.utf8.count : 1) }
    let links = Set(linksOnX(text).map(\.url)).count
    return PostLength(
        length: length, limit: NetworkLimits.threadsPost.count,
        isOtherwiseValid: links <= NetworkLimits.threadsLinks.count)
}

/// Whether a character is shown as an emoji: one that is by itself, or is by its selector, tone or keycap.
private func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    if first.properties.isEmojiPresentation { return true }
    return scalars.dropFirst().contains { $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiModifier }
}
