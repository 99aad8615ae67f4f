import Diagnostics

/// Reading the words after the first of a line.
extension PlayReader {
    /// The one argument, or a mistake that shows an example.
    mutating func one(_ line: Line, _ example: String) -> Token? {
        guard counted(line, 1...1, example) else { return nil }
        return line.arguments.first
    }

    /// Whether the line has as many arguments as it may.
    mutating func counted(_ line: Line, _ range: ClosedRange<Int>, _ example: String) -> Bool {
        guard let word = line.tokens.first else { return false }
        let remedy = "write for instance `\(example)`"
        if line.arguments.count < range.lowerBound {
            fail("`\(word.text)` lacks something", word, of: line, remedy: remedy)
            return false
        }
        if line.arguments.count > range.upperBound {
            let extra = line.tokens[range.upperBound + 1]
            fail("`\(word.text)` takes no `\(brief(extra.text))`", extra, of: line, remedy: remedy)
            return false
        }
        return true
    }

    /// A time within the limits.
    mutating func time(_ token: Token, of line: Line) -> Seconds? {
        guard let time = Seconds(reading: token.text) else {
            let isNumber = Double(token.text) != nil
            fail(
                "`\(brief(token.text))` is no length of time", token, of: line,
                remedy: isNumber ? "say its unit: `\(token.text)s` or `\(token.text)ms`" : "write `0.8s` or `800ms`")
            return nil
        }
        guard time <= PlayLimits.duration else {
            fail("a play lasts at most \(PlayLimits.duration.text)", token, of: line)
            return nil
        }
        return time
    }

    /// A whole number within limits.
    mutating func whole(_ line: Line, in range: ClosedRange<Int>, _ example: String, unit: String) -> Int? {
        guard let token = one(line, example) else { return nil }
        if Int(token.text) == nil, let given = Double(token.text), let near = Int(exactly: given.rounded()),
            range.contains(near), let word = line.tokens.first
        {
            fail(
                "`\(brief(token.text))` is no whole number of \(unit)", token, of: line,
                remedy: "write `\(word.text) \(near)`")
            return nil
        }
        guard let number = Int(token.text), range.contains(number) else {
            fail(
                "`\(brief(token.text))` is not within \(range.lowerBound) to \(range.upperBound) \(unit)", token,
                of: line, remedy: "write for instance `\(example)`")
            return nil
        }
        return number
    }

    /// A text that is not too long.
    mutating func text(_ token: Token, of line: Line, atMost limit: Int = PlayLimits.text) -> String? {
        guard token.text.unicodeScalars.count <= limit else {
            fail("a text here has at most \(limit) characters", token, of: line)
            return nil
        }
        return token.text
    }

    /// One word of an enumeration.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ line: Line, _ example: String
    ) -> Choice? where Choice.RawValue == String {
        guard let token = one(line, example) else { return nil }
        if let choice = Choice(rawValue: token.text) { return choice }
        let known = Choice.allCases.map(\.rawValue)
        fail(
            "unknown word `\(brief(token.text))`", token, of: line,
            remedy: didYouMean(token.text, among: known) ?? "known are: " + known.joined(separator: ", "))
        return nil
    }

    /// One strong line and perhaps a soft one; `none` is nil within.
    mutating func words(_ line: Line, _ example: String) -> CaptionText?? {
        guard counted(line, 1...2, example) else { return nil }
        if line.arguments.count == 1, let token = line.arguments.first, token.text == "none", !token.isQuoted {
            return .some(nil)
        }
        let lines = line.arguments.compactMap { token -> String? in
            guard token.isQuoted else {
                fail(
                    "`\(brief(token.text))` stands outside of quotes", token, of: line,
                    remedy: "write for instance `\(example)`")
                return nil
            }
            return text(token, of: line)
        }
        guard lines.count == line.arguments.count else { return nil }
        return CaptionText(lines[0], lines.count > 1 ? lines[1] : "")
    }
}
