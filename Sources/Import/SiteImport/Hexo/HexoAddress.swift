import Files

/// Addresses by Hexo's rules (`plugins/filter/post_permalink`, `hexo-util` `slugize`).
enum HexoAddress {
    /// The path that a pattern such as `:year/:month/:day/:title/` gives a post.
    /// - Parameters:
    ///   - pattern: the pattern, with or without a slash before it.
    ///   - parts: what stands for its names; what is not among them stays.
    /// - Returns: the path, with a slash before it.
    static func path(_ pattern: String, _ parts: (String) -> String?) -> String {
        var (out, rest) = ("", pattern[...])
        while let colon = rest.firstIndex(of: ":") {
            out += rest[..<colon]
            var name = rest[colon...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            while name.last == "_" { name.removeLast() }
            if let part = parts(String(name)) { out += part } else { out += ":" + name }
            rest = rest[name.endIndex...]
        }
        return whole(out + rest)
    }

    /// A path with a slash before it, and behind one that names no file.
    static func whole(_ path: String) -> String {
        let pieces = path.split(separator: "/")
        if pieces.isEmpty { return "/" }
        if pieces.last == "index.html" {
            return pieces.count == 1 ? "/" : "/" + pieces.dropLast().joined(separator: "/") + "/"
        }
        let isFile = !path.hasSuffix("/") && fileExtension(of: path) == "html"
        return "/" + pieces.joined(separator: "/") + (isFile ? "" : "/")
    }

    /// A name as Hexo writes it in an address: signs become hyphens, letters keep their case and accents are gone.
    static func slug(_ name: String) -> String {
        var out = ""
        for scalar in name.unicodeScalars.map(withoutAccent) {
            // Control characters are left out.
            if scalar.value < 0x20, !scalar.properties.isWhitespace { continue }
            if scalar.properties.isWhitespace || marks.contains(scalar) {
                if !out.hasSuffix("-") { out.append("-") }
            } else {
                out.unicodeScalars.append(scalar)
            }
        }
        while out.hasPrefix("-") { out.removeFirst() }
        while out.hasSuffix("-") { out.removeLast() }
        return out
    }

    /// A Latin letter without what stands on or below it, `e` for `é`; others are as they are.
    private static func withoutAccent(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard !scalar.isASCII, let words = scalar.properties.name?.split(separator: " "), words.count > 4,
            words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH", words[3].count == 1
        else { return scalar }
        let letter = words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
        return letter.unicodeScalars.first ?? scalar
    }

    /// The signs that `slugize` replaces, `rSpecial` of hexo-util.
    private static let marks = Set("~`!@#$%^&*()-_+=[]{}|\\;:\"'“”‘’–—<>,.?/".unicodeScalars)
}
