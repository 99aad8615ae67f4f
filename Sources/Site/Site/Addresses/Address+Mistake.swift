import Diagnostics
import Files

extension Address {
    /// The longest part of an address, in bytes: file systems take 255, and a page's card adds a fingerprint to its name.
    package static let longestPart = 240
    /// The longest address, in bytes: what browsers and servers agree on.
    static let longest = 2_000

    /// What keeps a text from being an address of this site; nil where nothing does.
    package static func mistake(in text: String) -> Permalink.Mistake? {
        if isPlain(text) { return nil }
        if let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") {
            let path = text[colon...].dropFirst(3).drop { $0 != "/" }
            return Permalink.Mistake(
                message: "`\(text)` is a whole address, and this one is a path of this site",
                remedy: "write `\(path.isEmpty ? "/" : path)`")
        }
        if let mark = text.first(where: { "?#\\".contains($0) }) {
            return Permalink.Mistake(
                message: "an address of a page has no `\(mark)`",
                remedy:
                    "write a path alone, such as `\(text.prefix { $0 != mark })`: a page is a file, and what stands "
                    + "behind `?` or `#` is no part of a file's name")
        }
        if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return Permalink.Mistake(message: "an address has no control characters", remedy: "take them out")
        }
        let parts = text.split(separator: "/").map(String.init)
        if let dots = parts.first(where: { $0 == "." || $0 == ".." }) {
            let rest = parts.filter { $0 != "." && $0 != ".." }.joined(separator: "/")
            return Permalink.Mistake(
                message: "an address has no part `\(dots)`: a page stays within its site",
                remedy: "write it as `/\(rest)\(text.hasSuffix("/") ? "/" : "")`")
        }
        return mistake(inParts: parts)
    }

    /// Whether a look at the bytes already shows a good address, as it does for almost every page.
    private static func isPlain(_ text: String) -> Bool {
        var before = UInt8(ascii: "/")
        for byte in text.utf8 {
            switch byte {
            case 0x00..<0x20, 0x7F, UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"):
                return false
            case UInt8(ascii: ".") where before == UInt8(ascii: "/"): return false
            default: before = byte
            }
        }
        return text.utf8.count <= longestPart
    }

    private static func mistake(inParts parts: [String]) -> Permalink.Mistake? {
        if let first = parts.first, OutputFolder.reservedNames.contains(first) {
            return Permalink.Mistake(
                message: "`/\(first)` of the output is not a page's", remedy: "choose another address")
        }
        if let long = parts.first(where: { $0.utf8.count > longestPart }) {
            return Permalink.Mistake(
                message: "`\(long.prefix(24))…` is \(long.utf8.count) bytes long, and a part of an address has at most "
                    + "\(longestPart)",
                remedy: "give the page a shorter `slug` or `permalink`")
        }
        let length = parts.reduce(0) { $0 + $1.utf8.count + 1 }
        guard length > longest else { return nil }
        return Permalink.Mistake(
            message: "the address is \(length) bytes long, and browsers agree on \(longest)",
            remedy: "give the page a shorter `permalink`")
    }
}
