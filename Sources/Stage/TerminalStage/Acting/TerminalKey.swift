import Diagnostics

/// The keys of a play, and what a terminal sends for them (xterm's ctlseqs, PC-style keys).
enum TerminalKey {
    private static let named: [String: String] = [
        "enter": "\r", "tab": "\t", "escape": "\u{1B}", "space": " ", "backspace": "\u{7F}",
        "up": "\u{1B}[A", "down": "\u{1B}[B", "right": "\u{1B}[C", "left": "\u{1B}[D", "home": "\u{1B}[H",
        "end": "\u{1B}[F", "insert": "\u{1B}[2~", "delete": "\u{1B}[3~", "pageup": "\u{1B}[5~",
        "pagedown": "\u{1B}[6~", "shift+tab": "\u{1B}[Z", "f1": "\u{1B}OP", "f2": "\u{1B}OQ", "f3": "\u{1B}OR",
        "f4": "\u{1B}OS", "f5": "\u{1B}[15~", "f6": "\u{1B}[17~", "f7": "\u{1B}[18~", "f8": "\u{1B}[19~",
        "f9": "\u{1B}[20~", "f10": "\u{1B}[21~", "f11": "\u{1B}[23~", "f12": "\u{1B}[24~",
    ]

    /// What a key sends; nil where there is none of that name.
    ///
    /// A letter is a key, too.
    static func bytes(_ name: String) -> [UInt8]? {
        if let sent = named[name] { return Array(sent.utf8) }
        if name.hasPrefix("ctrl+") { return control(name.dropFirst(5)).map { [$0] } }
        if name.hasPrefix("alt+") { return bytes(String(name.dropFirst(4))).map { [0x1B] + $0 } }
        return name.count == 1 ? Array(name.utf8) : nil
    }

    private static func control(_ letter: Substring) -> UInt8? {
        if letter == "space" { return 0 }
        guard letter.utf8.count == 1, let code = letter.uppercased().utf8.first, (0x3F...0x5F).contains(code) else {
            return nil
        }
        return code == 0x3F ? 0x7F : code & 0x1F
    }

    /// What somebody may have meant.
    static func remedy(for name: String) -> String {
        didYouMean(name.lowercased(), among: named.keys.sorted())
            ?? "keys are letters, ctrl+c, alt+x, and " + named.keys.sorted().joined(separator: ", ")
    }
}
