/// A line of Markdown in which what stands between single back quotes is written anew.
///
/// `write` takes what is written so far, whose end may belong to the span, what is between the quotes, and what follows; it
/// gives what stands there instead, or nil where the span stays as it is.
func rewritingCodeSpans(
    of line: Substring, _ write: (_ out: inout String, _ text: Substring, _ rest: inout Substring) -> String?
) -> Substring {
    var out = ""
    var rest = line
    while let open = rest.firstIndex(of: "`") {
        out += rest[..<open]
        let run = rest[open...].prefix { $0 == "`" }
        let after = rest[run.endIndex...]
        guard let close = after.firstRange(of: run) else { return Substring(out + rest[open...]) }
        let text = after[..<close.lowerBound]
        rest = after[close.upperBound...]
        let written = run.count == 1 ? write(&out, text, &rest) : nil
        out += written ?? "\(run)\(text)\(run)"
    }
    return Substring(out + rest)
}
