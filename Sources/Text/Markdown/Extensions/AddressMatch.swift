/// Where a bare address ends, by GitHub's rules (GFM §6.9; cmark-gfm `autolink.c`).
enum AddressMatch {
    /// The end of `www.…` that begins at `start`; nil where it is none.
    ///
    /// `goesOn` says whether the paragraph has more behind `end`, a line end for instance: the last byte of all is
    /// never looked at as one of the domain.
    static func www(_ text: [UInt8], at start: Int, end: Int, goesOn: Bool) -> Int? {
        guard end - start >= 4, text[start..<end].begins(with: "www.") else { return nil }
        let limit = goesOn ? end + 1 : end
        guard domainEnd(text, from: start, end: end, limit: limit, allowsShort: false) != nil else { return nil }
        return trimmedEnd(text, start: start, from: start, end: end)
    }

    /// The range of `scheme://…` around a colon; nil where it is none.
    static func scheme(_ text: [UInt8], colon: Int, from: Int, end: Int, goesOn: Bool) -> Range<Int>? {
        guard colon + 3 < end, text[colon + 1] == Byte.slash, text[colon + 2] == Byte.slash else { return nil }
        var start = colon
        while start > from, Byte.isLetter(text[start - 1]) { start -= 1 }
        let scheme = String(decoding: text[start..<colon].map(Byte.lowered), as: UTF8.self)
        guard ["http", "https", "ftp"].contains(scheme), isHostByte(text, colon + 3, end) else { return nil }
        guard let domain = domainEnd(text, from: colon + 3, end: end, limit: goesOn ? end + 1 : end, allowsShort: true)
        else { return nil }
        guard let last = trimmedEnd(text, start: start, from: domain, end: end), last > start else { return nil }
        return start..<last
    }

    /// The range of `name@host.domain` around an at sign, and whether `mailto:` is to be added.
    static func mail(_ text: [UInt8], at: Int, from: Int, end: Int) -> (range: Range<Int>, needsScheme: Bool)? {
        guard let (start, needsScheme, isXMPP) = mailStart(text, at: at, from: from) else { return nil }
        var index = at + 1
        var dots = 0
        while index < end {
            let byte = text[index]
            if byte == Byte.at { return nil }
            if byte == Byte.dot, index + 1 < end, Byte.isAlphanumeric(text[index + 1]) {
                dots += 1
            } else if !Byte.isAlphanumeric(byte), byte != Byte.hyphen, byte != Byte.underscore,
                !(byte == Byte.slash && isXMPP)
            {
                break
            }
            index += 1
        }
        guard index - at >= 2, dots > 0, Byte.isLetter(text[index - 1]) || text[index - 1] == Byte.dot else {
            return nil
        }
        guard let last = delimited(text, start: at, end: index), last > at else { return nil }
        return (start..<last, needsScheme)
    }

    private static func mailStart(_ text: [UInt8], at: Int, from: Int) -> (Int, needsScheme: Bool, isXMPP: Bool)? {
        var start = at
        var needsScheme = true
        var isXMPP = false
        while start > from {
            let byte = text[start - 1]
            if Byte.isAlphanumeric(byte) || byte == Byte.dot || byte == UInt8(ascii: "+") || byte == Byte.hyphen
                || byte == Byte.underscore
            {
                start -= 1
            } else if byte == Byte.colon, endsInScheme("mailto:", text, from: from, end: start) {
                needsScheme = false
                start -= 1
            } else if byte == Byte.colon, endsInScheme("xmpp:", text, from: from, end: start) {
                needsScheme = false
                isXMPP = true
                start -= 1
            } else {
                break
            }
        }
        return start == at ? nil : (start, needsScheme, isXMPP)
    }

    private static func endsInScheme(_ scheme: String, _ text: [UInt8], from: Int, end: Int) -> Bool {
        let start = end - scheme.utf8.count
        guard start >= from, text[start..<end].elementsEqual(scheme.utf8) else { return false }
        return start == from || !Byte.isAlphanumeric(text[start - 1])
    }

    /// The end of a domain's first look; nil where there is none.
    private static func domainEnd(_ text: [UInt8], from: Int, end: Int, limit: Int, allowsShort: Bool) -> Int? {
        var index = from + 1
        var dots = 0
        var underscores = 0
        var underscoresBefore = 0
        while index < limit - 1 {
            if text[index] == Byte.backslash, index < end - 2 { index += 1 }
            let byte = text[index]
            if byte == Byte.underscore {
                underscores += 1
            } else if byte == Byte.dot {
                underscoresBefore = underscores
                underscores = 0
                dots += 1
            } else if byte != Byte.hyphen, !isHostByte(text, index, end) {
                break
            }
            index += 1
        }
        // Long names are let through, as in cmark-gfm: looking at them again and again would take quadratic time.
        if underscoresBefore > 0 || underscores > 0, dots <= 10 { return nil }
        return allowsShort || dots > 0 ? index : nil
    }

    private static func trimmedEnd(_ text: [UInt8], start: Int, from: Int, end: Int) -> Int? {
        var index = from
        while index < end, !Byte.isSpace(text[index]), text[index] != Byte.less { index += 1 }
        return delimited(text, start: start, end: index)
    }

    /// Leaves out what is rather the sentence's than the address's: closing punctuation, a bracket without its
    /// opening one, something that looks like an entity.
    private static func delimited(_ text: [UInt8], start: Int, end: Int) -> Int? {
        var end = end
        var opening = 0
        var closing = 0
        for byte in text[start..<end] {
            if byte == Byte.openParenthesis { opening += 1 }
            if byte == Byte.closeParenthesis { closing += 1 }
        }
        while end > start {
            switch text[end - 1] {
            case Byte.closeParenthesis:
                if closing <= opening { return end }
                closing -= 1
                end -= 1
            case UInt8(ascii: "?"), UInt8(ascii: "!"), Byte.dot, UInt8(ascii: ","), Byte.colon, Byte.asterisk,
                Byte.underscore, Byte.tilde, UInt8(ascii: "'"), UInt8(ascii: "\""):
                end -= 1
            case UInt8(ascii: ";"):
                var name = end - 2
                while name > start, Byte.isLetter(text[name]) { name -= 1 }
                end = name < end - 2 && text[name] == Byte.ampersand ? name : end - 1
            default: return end
            }
        }
        return nil
    }

    /// Neither white space nor punctuation, Unicode's included.
    private static func isHostByte(_ text: [UInt8], _ index: Int, _ end: Int) -> Bool {
        guard index < end else { return false }
        let byte = text[index]
        if byte < 0x80 { return Byte.isAlphanumeric(byte) || (byte < 0x20 && !Byte.isSpace(byte)) }
        // cmark-gfm goes on byte by byte, and ends a domain's first look inside the first such character.
        if byte & 0xC0 == 0x80 { return false }
        guard let scalar = Scalars.decode(text, at: index) else { return false }
        return !Scalars.isSpace(scalar) && !Scalars.isPunctuation(scalar)
    }
}
