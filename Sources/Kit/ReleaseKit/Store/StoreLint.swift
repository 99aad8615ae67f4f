import Diagnostics

/// What stores frown at in a text, whatever its length.
///
/// Sources: fastlane, `precheck/options.rb`; App Review Guidelines 2.3.7 (prices in names) and 2.3.10 (other
/// platforms); Google Play's policy on titles and short descriptions, second hand.
func lint(_ text: StoreText) -> [Diagnostic] {
    guard !text.rule.isAddress else { return [] }
    return placeholders(in: text) + otherPlatforms(in: text) + prices(in: text) + boasts(in: text)
        + markup(in: text)
}

private func placeholders(in text: StoreText) -> [Diagnostic] {
    let words = ["TODO", "TBD", "FIXME", "XXX"].compactMap { text.text.word($0, exactly: true) }
    let phrases = ["lorem ipsum", "placeholder", "under construction"].compactMap { text.text.word($0) }
    let errors = (words + phrases).map {
        text.mistake(
            "`\($0)` is a placeholder, and \(text.rule.store.rawValue) refuses those", about: $0,
            remedy: "write what is meant, or remove it", severity: .error)
    }
    let promises = ["coming soon", "in a future version"].compactMap { text.text.word($0) }.map {
        text.mistake(
            "`\($0)` promises what is not there yet", about: $0, remedy: "say what it does today", severity: .warning)
    }
    return errors + promises
}

private func otherPlatforms(in text: StoreText) -> [Diagnostic] {
    let names =
        switch text.rule.store {
        case .appStore: ["android", "google play", "play store", "galaxy store", "amazon appstore", "windows phone"]
        case .googlePlay: ["iphone", "ipad", "ios", "app store"]
        }
    return names.compactMap { text.text.word($0) }.map {
        text.mistake(
            "`\($0)` is another platform, and \(text.rule.store.rawValue) refuses its name in the \(text.rule.title)",
            about: $0, remedy: "leave it out", severity: .error)
    }
}

private func prices(in text: StoreText) -> [Diagnostic] {
    guard let price = text.text.price else { return [] }
    return [
        text.mistake(
            "`\(price)` looks like a price in the \(text.rule.title)", about: price,
            remedy: "leave it out: prices differ from country to country, and the store shows them",
            severity: text.rule.isHeadline ? .error : .warning)
    ]
}

/// Superlatives and "free": refused in what people read first on Google Play, unwelcome everywhere.
private func boasts(in text: StoreText) -> [Diagnostic] {
    let isRefused = text.rule.store == .googlePlay && text.rule.isHeadline
    var mistakes = ["best", "#1", "number one", "free"].compactMap { text.text.word($0, unjoined: true) }.map {
        text.mistake(
            "\(text.rule.store.rawValue) \(isRefused ? "refuses" : "does not like") `\($0)` in the \(text.rule.title)",
            about: $0, remedy: "say what is good about it instead", severity: isRefused ? .error : .warning)
    }
    if isRefused, text.rule.file == StoreRules.playTitle.file,
        let emoji = text.text.first(where: { $0.unicodeScalars.contains { $0.properties.isEmojiPresentation } })
    {
        mistakes.append(
            text.mistake(
                "Google Play refuses emoji in the title", about: String(emoji), remedy: "leave it out", severity: .error
            ))
    }
    return mistakes
}

private func markup(in text: StoreText) -> [Diagnostic] {
    guard text.rule.store == .appStore, !text.rule.isLine else { return [] }
    let tags = ["<b>", "<i>", "<br>", "<br/>", "<p>", "<ul>", "<li>", "<a href", "<strong>", "<em>"]
    return tags.filter(text.text.contains).prefix(1).map {
        text.mistake(
            "`\($0)` would be shown as it stands: the \(text.rule.title) is plain text", about: $0,
            remedy: "write plain text", severity: .warning)
    }
}

extension String {
    /// The first place where a word or phrase stands by itself, as it is written there.
    /// - Parameters:
    ///   - wanted: the word, in small letters.
    ///   - exactly: whether capitals count.
    ///   - unjoined: whether it is another word behind a hyphen, as in `ad-free`.
    /// - Returns: the word as it is written; nil where it does not stand there.
    func word(_ wanted: String, exactly: Bool = false, unjoined: Bool = false) -> String? {
        let letters = Array(exactly ? unicodeScalars : lowercased().unicodeScalars)
        let own = Array(unicodeScalars)
        let word = Array(wanted.unicodeScalars)
        guard !word.isEmpty, letters.count >= word.count else { return nil }
        func isLetter(_ index: Int) -> Bool {
            letters.indices.contains(index)
                && (letters[index].properties.isAlphabetic || letters[index].properties.numericType != nil)
        }
        for start in 0...(letters.count - word.count) where letters[start] == word[0] {
            guard letters[start..<(start + word.count)].elementsEqual(word), !isLetter(start - 1),
                !isLetter(start + word.count), !(unjoined && start > 0 && letters[start - 1] == "-")
            else { continue }
            // Lower case may be longer than the text it was made from; then the word is told as it was asked for.
            guard own.count == letters.count else { return wanted }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: own[start..<(start + word.count)])
            return String(view)
        }
        return nil
    }

    /// The first sum of money: a currency's sign beside a digit.
    var price: String? {
        let scalars = Array(unicodeScalars)
        for (index, scalar) in scalars.enumerated() where scalar.properties.generalCategory == .currencySymbol {
            var (start, end) = (index, index + 1)
            while end < scalars.count, isSum(scalars[end]) { end += 1 }
            while end > index + 1, !isDigit(scalars[end - 1]) { end -= 1 }
            if end == index + 1 { while start > 0, isSum(scalars[start - 1]) { start -= 1 } }
            while start < index, !isDigit(scalars[start]) { start += 1 }
            guard scalars[start..<end].contains(where: isDigit) else { continue }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[start..<end])
            return String(view)
        }
        return nil
    }
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
private func isSum(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || scalar == "." || scalar == "," || scalar == " " || scalar == "\u{A0}"
}
