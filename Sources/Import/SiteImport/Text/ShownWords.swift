/// Words that are no Markdown, so that a reader sees them as they are.
func shownWords(_ words: String) -> String {
    var out = ""
    for sign in words {
        if "\\`*_[]<&".contains(sign) { out.append("\\") }
        out.append(sign)
    }
    return out
}
