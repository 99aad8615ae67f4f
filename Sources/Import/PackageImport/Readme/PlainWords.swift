import Letters
import Markdown
import Site

/// A text of Markdown as words alone: without marks, tags, pictures, and addresses of links.
func plainWords(_ text: Substring, depth: Int = 0) -> String {
    var out = ""
    var rest = withoutTags(String(text), contents: [])[...]
    while let open = rest.firstIndex(of: "[") {
        let isPicture = rest[..<open].last == "!"
        out += isPicture ? rest[..<open].dropLast() : rest[..<open]
        guard let close = closingBracket(of: open, in: rest) else {
            out += rest[open...].dropFirst()
            rest = ""
            break
        }
        // Nobody means brackets so deep in one another.
        if !isPicture, depth < 8 { out += plainWords(rest[rest.index(after: open)..<close], depth: depth + 1) }
        rest = afterAddress(rest[rest.index(after: close)...])
    }
    let marked = (out + rest).replacing("**", with: "").replacing("__", with: "").filter { $0 != "`" && $0 != "*" }
    let words = withoutUnderlines(withoutEscapes(marked))
    // What an entity stands for is no mark; of words in brackets they are told with the whole.
    return (depth == 0 ? withoutReferences(words) : words).onOneLine
}

/// A text without its links and pictures, words and all.
func withoutLinks(_ text: Substring) -> String {
    var out = ""
    var rest = text
    while let open = rest.firstIndex(of: "["), let close = closingBracket(of: open, in: rest) {
        out += rest[..<open]
        rest = afterAddress(rest[rest.index(after: close)...])
    }
    return out + rest
}

/// A text without tags and comments, and without what stands in some elements.
func withoutTags(_ text: String, contents names: Set<String>) -> String {
    var out = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
        out += rest[..<open]
        let next = rest.index(after: open)
        guard next < rest.endIndex, rest[next].isLetter || rest[next] == "/" || rest[next] == "!" else {
            out += "<"
            rest = rest[next...]
            continue
        }
        let isComment = rest[open...].hasPrefix("<!--")
        guard let end = rest[open...].firstRange(of: isComment ? "-->" : ">") else { return out }
        let name = rest[next...].prefix(while: \.isLetter).lowercased()
        rest = rest[end.upperBound...]
        if names.contains(name), let close = rest.firstRange(of: "</\(name)>") { rest = rest[close.upperBound...] }
    }
    return out + rest
}

/// What follows a link's words, without `(address)`, `[label]` or, of a definition, `: address`.
private func afterAddress(_ text: Substring) -> Substring {
    switch text.first {
    case "(": text.firstIndex(of: ")").map { text[text.index(after: $0)...] } ?? text
    case "[": text.firstIndex(of: "]").map { text[text.index(after: $0)...] } ?? text
    case ":" where text.dropFirst().first == " ": text.dropFirst(2).drop { !$0.isWhitespace }
    default: text
    }
}

/// A text without `_` around words; in a name such as `max_size` it stays.
private func withoutUnderlines(_ text: String) -> String {
    var out = ""
    var last: Character = " "
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
        let next = index + 1 < letters.count ? letters[index + 1] : " "
        let isInside = (last.isLetter || last.isNumber) && (next.isLetter || next.isNumber)
        if letter != "_" || isInside { out.append(letter) }
        last = letter
    }
    return out
}

/// A text without the strokes that keep signs from being marks.
private func withoutEscapes(_ text: String) -> String {
    var out = ""
    var rest = text[...]
    while let stroke = rest.firstIndex(of: "\\") {
        out += rest[..<stroke]
        rest = rest[rest.index(after: stroke)...]
        if rest.first?.isPunctuation != true, rest.first?.isSymbol != true { out += "\\" }
    }
    return out + rest
}

/// The addresses of a text's pictures, in Markdown and in HTML.
func pictureAddresses(of text: String) -> [String] {
    var found: [String] = []
    for (mark, ends) in [("](", ") \t\n"), ("src=\"", "\""), ("src='", "'")] {
        var rest = text[...]
        while let start = rest.firstRange(of: mark) {
            // Of `[![alt](picture)](page)` the second address is that of a page.
            let isPicture = mark != "](" || isPictureEnd(text[..<start.lowerBound])
            rest = rest[start.upperBound...]
            if isPicture { found.append(String(rest.prefix { !ends.contains($0) })) }
        }
    }
    return found
}

/// Whether the bracket that is closed behind a text opened a picture.
private func isPictureEnd(_ text: Substring) -> Bool {
    var depth = 1
    for index in text.indices.reversed() {
        if text[index] == "]" { depth += 1 }
        if text[index] == "[" { depth -= 1 }
        if depth == 0 { return text[..<index].last == "!" }
    }
    return false
}
