/// The bracket that closes another one, those inside of it passed over; nil where it is never closed.
package func closingBracket(of open: Substring.Index, in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text[open...].indices {
        if text[index] == "[" { depth += 1 }
        if text[index] == "]" { depth -= 1 }
        if depth == 0 { return index }
    }
    return nil
}
