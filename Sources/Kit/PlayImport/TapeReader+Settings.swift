import Diagnostics
import Stage

extension TapeReader {
    /// What follows `Set`.
    mutating func readSetting() -> TapeSetting? {
        let name = take()
        guard name.kind == .word, TapeWords.settings.contains(name.text) else {
            fail(
                "no setting of tapes is called `\(name.text.prefix(40))`", name,
                remedy: didYouMean(name.text, among: TapeWords.settings)
                    ?? "known are \(TapeWords.settings.joined(separator: ", "))")
            recover()
            return nil
        }
        switch name.text {
        case "Width": return whole(name, 1...20_000).map { .width($0) }
        case "Height": return whole(name, 1...20_000).map { .height($0) }
        case "Rows": return whole(name, 1...1000).map { .rows($0) }
        case "Columns": return whole(name, 1...1000).map { .columns($0) }
        case "FontSize": return whole(name, 1...1000).map { .fontSize($0) }
        case "Padding": return whole(name, 0...10_000).map { .padding($0) }
        case "Margin": return whole(name, 0...10_000).map { .margin($0) }
        case "WindowBarSize": return whole(name, 0...1000).map { .windowBarSize($0) }
        case "BorderRadius": return whole(name, 0...10_000).map { _ in .none("windows have corners of one kind here") }
        case "LineHeight": return number(name, 0.1...100).map { .lineHeight($0) }
        case "LetterSpacing": return number(name, 0...100).map { .letterSpacing($0) }
        case "Framerate": return whole(name, 1...1000).map { .framerate($0) }
        case "PlaybackSpeed": return number(name, 0.001...1000).map { .playbackSpeed($0) }
        case "LoopOffset": return loopOffset(name)
        case "TypingSpeed": return time().map { .typingSpeed($0) }
        case "WaitTimeout": return time().map { .waitTimeout($0) }
        case "WaitPattern": return pattern(name)
        case "CursorBlink": return blink(name)
        case "Theme": return theme(name)
        case "WindowBar": return windowBar(name)
        case "MarginFill": return marginFill(name)
        case "FontFamily":
            return value(name, "a font").map { _ in .none("letters are set in JetBrains Mono") }
        default: return value(name, "a shell").map { .shell($0.text) }
        }
    }

    private mutating func value(_ name: TapeToken, _ what: String) -> TapeToken? {
        guard current.kind == .text || current.kind == .word else {
            fail("`Set \(name.text)` takes \(what), not `\(current.text.prefix(40))`", current)
            return nil
        }
        return take()
    }

    /// VHS takes numbers in quotes too.
    private mutating func number(_ name: TapeToken, _ range: ClosedRange<Double>) -> Double? {
        let token = current
        guard token.kind == .number || token.kind == .text, let number = Double(token.text), range.contains(number)
        else {
            fail("`Set \(name.text)` takes a number, not `\(token.text.prefix(40))`", token)
            if token.kind == .number || token.kind == .text { _ = take() }
            return nil
        }
        return Double(take().text)
    }

    private mutating func whole(_ name: TapeToken, _ range: ClosedRange<Int>) -> Int? {
        let token = current
        guard token.kind == .number || token.kind == .text, let number = Int(token.text), range.contains(number) else {
            fail(
                "`Set \(name.text)` takes a whole number from \(range.lowerBound) to \(range.upperBound), "
                    + "not `\(token.text.prefix(40))`", token)
            if token.kind == .number || token.kind == .text { _ = take() }
            return nil
        }
        _ = take()
        return number
    }

    private mutating func loopOffset(_ name: TapeToken) -> TapeSetting? {
        guard let percent = number(name, 0...100) else { return nil }
        _ = takeSign("%")
        return .loopOffset(percent)
    }

    private mutating func pattern(_ name: TapeToken) -> TapeSetting? {
        let token = take()
        guard token.kind == .pattern || token.kind == .text || token.kind == .word,
            TapePattern.isReadable(token.text)
        else {
            fail("`Set \(name.text)` takes a pattern", token, remedy: "write `Set WaitPattern /\\$$/`")
            return nil
        }
        return .waitPattern(token.text)
    }

    private mutating func blink(_ name: TapeToken) -> TapeSetting? {
        let token = take()
        guard token.text == "true" || token.text == "false" else {
            fail("`Set \(name.text)` takes true or false, not `\(token.text.prefix(40))`", token)
            return nil
        }
        return .none(token.text == "true" ? "the cursor does not blink here" : "")
    }

    private mutating func theme(_ name: TapeToken) -> TapeSetting? {
        if current.kind == .json {
            let token = take()
            guard token.isClosed else {
                fail("this theme does not end", token, remedy: "close it with `}`")
                return nil
            }
            return ownTheme(token)
        }
        return value(name, "a theme").map { .theme($0.text) }
    }

    private mutating func windowBar(_ name: TapeToken) -> TapeSetting? {
        guard let token = value(name, "a bar") else { return nil }
        let known = [
            "": "none", "Colorful": "colorful", "ColorfulRight": "colorful-right", "Rings": "rings",
            "RingsRight": "rings-right",
        ]
        guard let bar = known[token.text] else {
            fail(
                "there is no window bar `\(token.text.prefix(40))`", token,
                remedy: "known are Colorful, ColorfulRight, Rings, RingsRight")
            return nil
        }
        return .windowBar(bar)
    }

    private mutating func marginFill(_ name: TapeToken) -> TapeSetting? {
        guard let token = value(name, "a colour or a picture") else { return nil }
        if token.text.hasPrefix("#") {
            let digits = token.text.dropFirst()
            guard digits.count == 6, UInt32(digits, radix: 16) != nil else {
                fail("`\(token.text.prefix(40))` is no colour", token, remedy: "write it as `\"#674eff\"`")
                return nil
            }
        }
        return .none("what is around the window has the theme's colours")
    }
}

/// A pattern of a tape as a play has it.
enum TapePattern {
    /// Whether it is a pattern that can be looked for here; those of RE2 mostly are.
    static func isReadable(_ pattern: String) -> Bool { (try? Regex(pattern)) != nil }

    /// As it can stand between two strokes in a line of a play, where `#`, `"` and blanks mean something.
    static func written(_ pattern: String) -> String {
        var out = "/"
        for character in pattern {
            switch character {
            case "#": out += "\\x23"
            case "\"": out += "\\x22"
            case " ": out += "\\x20"
            case "\t": out += "\\t"
            default: out.append(character)
            }
        }
        return out + "/"
    }
}
