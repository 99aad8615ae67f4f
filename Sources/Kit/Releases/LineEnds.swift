/// A text, edited as if its lines ended with a line feed; those of one that is written with CR LF do again afterwards.
func keepingLineEnds<Failure: Error>(
    _ text: String, _ edit: (String) throws(Failure) -> String
) throws(Failure) -> String {
    // The two together are one character, by which no line is split.
    guard text.contains("\r\n") else { return try edit(text) }
    return try edit(text.replacing("\r\n", with: "\n")).replacing("\n", with: "\r\n")
}
