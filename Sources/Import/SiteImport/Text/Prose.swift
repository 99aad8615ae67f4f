import Markdown

/// A text whose lines outside fenced code are others.
func withProse(_ text: String, _ change: (Substring) -> String) -> String {
    var fences = Fences()
    return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { fences.read($0.utf8) == .text ? change($0) : String($0) }.joined(separator: "\n")
}
