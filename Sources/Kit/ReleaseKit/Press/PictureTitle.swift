/// The words that a picture's file name says: `shots/en-US/1_en-US_phone_light.png` is `Phone light`.
///
/// Numbers that only order the files and the language of the folder say nothing of the picture; `featureGraphic` is two words.
/// - Parameter path: the file, from the product's folder.
/// - Returns: its words, the first of them with a capital; the file's name where it has no others.
func pictureTitle(of path: String) -> String {
    let parts = path.split(separator: "/")
    let stem = parts.last?.split(separator: ".").first ?? ""
    let language = parts.count > 2 && parts[0] == "shots" ? words(of: parts[1]) : []
    let all = words(of: stem)
    var said = Array(all.drop { $0.allSatisfy(\.isNumber) })
    said.removeAll(where: language.contains)
    let title = (said.isEmpty ? all : said).joined(separator: " ")
    return title.isEmpty ? String(stem) : title.prefix(1).uppercased() + title.dropFirst()
}

/// Words between hyphens, underlines and blanks, and those that humps tell apart: `featureGraphic`.
private func words(of text: Substring) -> [String] {
    text.split { "-_ ".contains($0) }.flatMap { part -> [String] in
        var words: [String] = []
        for letter in part {
            let isHump = letter.isUppercase && words.last?.last?.isLowercase == true
            if words.isEmpty || isHump { words.append("") }
            // A name in capitals stays one.
            words[words.count - 1] += isHump ? letter.lowercased() : String(letter)
        }
        return words
    }
}
