import Diagnostics

/// The keys of a play, and what a terminal sends for them (xterm's ctlseqs, PC-style keys).
enum TerminalKey {
    /// In the order in which they are listed.
    private static let listed: KeyValuePairs = [
        "enter": "\r", "tab": "\t", "escape": "\u{1B}", "space": " ", "backspace": "\u{7F}",
        "up": "\u{1B}[A", "down": "\u{1B}[B", "right": "\u{1B}[C", "left": "\u{1B}[D", "home": "\u{1B}[H",
        "end": "\u{1B}[F", "insert": "\u{1B}[2~", "delete": "\u{1B}[3~", "pageup": "\u{1B}[5~",
        "pagedown": "\u{1B}[6~", "shift+tab": "\u{1B}[Z", "f1": "\u{1B}OP", "f2": "\u{1B}OQ", "f3": "\u{1B}OR",
        "f4": "\u{1B}OS", "f5": "\u{1B}[15~", "f6": "\u{1B}[17~", "f7": "\u{1B}[18~", "f8": "\u{1B}[19~",
        "f9": "\u{1B}[20~", "f10": "\u{1B}[21~", "f11": "\u{1B}[23~", "f12": "\u{1B}[24~",
    ]

    private static let named = Dictionary(uniqueKeysWithValues: listed.map { ($0.key, $0.value) })

    /// What a modifier adds to the number that a key of the cursor is sent with.
    private static let modifiers = ["shift": 1, "alt": 2, "ctrl": 4]

    /// What a key sends; nil where there is none of that name.
    ///
    /// A letter is a key, too.
    static func bytes(_ name: String) -> [UInt8]? {
        if let sent = named[name] { return Array(sent.utf8) }
        if let sent = modified(name) { return sent }
        if name.hasPrefix("ctrl+") { return control(name.dropFirst(5)) }
        if name.hasPrefix("alt+") { return bytes(String(name.dropFirst(4))).map { [0x1B] + $0 } }
        if name.hasPrefix("shift+") { return shifted(name.dropFirst(6)) }
        return name.count == 1 ? Array(name.utf8) : nil
    }

    /// `ctrl+left`, `shift+alt+pageup`: a key with a sequence of its own, and its modifiers as a number in it.
    private static func modified(_ name: String) -> [UInt8]? {
        var words = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        guard words.count > 1, let key = words.popLast(), let sent = named[key].map({ Array($0.utf8) }),
            sent.count > 2, sent[1] == UInt8(ascii: "["), Set(words).count == words.count
        else { return nil }
        var number = 1
        for word in words {
            guard let worth = modifiers[word] else { return nil }
            number += worth
        }
        let parameter = sent.dropFirst(2).dropLast()
        return [0x1B, UInt8(ascii: "[")] + (parameter.isEmpty ? [UInt8(ascii: "1")] : Array(parameter))
            + Array(";\(number)".utf8) + sent.suffix(1)
    }

    private static func control(_ key: Substring) -> [UInt8]? {
        switch key {
        case "space": return [0]
        case "enter": return [0x0D]
        case "backspace": return [0x08]
        default: break
        }
        if key.hasPrefix("alt+") { return control(key.dropFirst(4)).map { [0x1B] + $0 } }
        guard key.utf8.count == 1, let code = key.uppercased().utf8.first, (0x3F...0x5F).contains(code) else {
            return nil
        }
        return [code == 0x3F ? 0x7F : code & 0x1F]
    }

    private static func shifted(_ key: Substring) -> [UInt8]? {
        if key == "enter" || key == "space" || key == "backspace" { return bytes(String(key)) }
        return key.count == 1 ? Array(key.uppercased().utf8) : nil
    }

    /// What somebody may have meant.
    static func remedy(for name: String) -> String {
        let names = listed.map(\.key)
        return didYouMean(name.lowercased(), among: names)
            ?? "keys are letters, ctrl+c, alt+x, and " + names.joined(separator: ", ")
    }
}
