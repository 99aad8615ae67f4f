import Letters
import Rendering

/// The first sentence of a text, without its full stop.
///
/// A sentence ends at a full stop before a capital letter or the end: not inside brackets, and not at a stop that only
/// shortens a word. Where that is in doubt it goes on, since a sentence too many harms less than half of one.
func firstSentence(_ text: String) -> String {
    var depth = 0
    // A bracket that is never closed holds nothing back.
    let lastClose = text.lastIndex { $0 == ")" || $0 == "]" } ?? text.startIndex
    for place in text.indices {
        switch text[place] {
        case "(" where place < lastClose, "[" where place < lastClose: depth += 1
        case ")", "]": depth = max(0, depth - 1)
        case "." where depth == 0 && isEnd(text[text.index(after: place)...]) && !isShortened(text[..<place]):
            return String(text[..<place])
        default: break
        }
    }
    let isStopped = text.hasSuffix(".") && !text.hasSuffix("..") && !isShortened(text.dropLast())
    return isStopped ? String(text.dropLast()) : text
}

/// Whether a new sentence begins behind a full stop: a blank, and a letter that is no small one, in quotation marks or not.
private func isEnd(_ rest: Substring) -> Bool {
    guard rest.first?.isWhitespace == true else { return false }
    let next = rest.trimmed.first { !"([\"'“”„‘’«»".contains($0) }
    return next.map { $0.isLetter && !$0.isLowercase } ?? false
}

/// Whether a full stop behind a text shortens its last word: `e.g`, `z.B`, `etc`, an initial.
private func isShortened(_ text: Substring) -> Bool {
    let word = text.suffix(while: { !$0.isWhitespace && !"([/".contains($0) })
    let parts = word.split(separator: ".")
    return parts.allSatisfy { $0.count == 1 && $0.allSatisfy(\.isLetter) } || shortened.contains(word.lowercased())
}

private let shortened: Set<String> = [
    "etc", "vs", "cf", "approx", "incl", "excl", "resp", "ca", "no", "nr", "fig", "vol", "dept", "inc", "ltd", "st",
    "dr",
    "mr", "mrs", "ms", "bzw", "usw", "evtl", "ggf", "inkl",
]

extension Substring {
    /// The longest end whose characters all are so.
    fileprivate func suffix(while isWanted: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, isWanted(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
