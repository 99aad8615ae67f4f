/// Whether a path matches a pattern, in which `*` stands for anything and `?` for one byte.
func isMatch(_ path: String, glob: String) -> Bool {
    let (text, pattern) = (Array(path.utf8), Array(glob.utf8))
    var (index, position) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while index < text.count {
        if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
            star = (position, index)
            position += 1
        } else if position < pattern.count,
            pattern[position] == UInt8(ascii: "?") || pattern[position] == text[index]
        {
            index += 1
            position += 1
        } else if let last = star {
            position = last.pattern + 1
            star = (last.pattern, last.text + 1)
            index = last.text + 1
        } else {
            return false
        }
    }
    return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
}
