import Dates
import Files

/// Addresses by Hugo's rules (`paths.Sanitize`, `page.PermalinkExpander`).
enum HugoAddress {
    /// A path as Hugo writes it: lower case, blanks as hyphens, most marks left out.
    static func plain(_ text: String) -> String {
        var out = String.UnicodeScalarView()
        var (isGap, wasHyphen) = (false, false)
        for scalar in text.unicodeScalars {
            let properties = scalar.properties
            let isAllowed =
                properties.isAlphabetic || properties.numericType == .decimal
                || properties.canonicalCombiningClass != .notReordered || "./\\_+~-@%".unicodeScalars.contains(scalar)
            if isAllowed {
                wasHyphen = scalar == "-"
                if isGap, !wasHyphen { out.append("-") }
                isGap = false
                out.append(scalar)
            } else if !out.isEmpty, !wasHyphen, properties.isWhitespace {
                isGap = true
            }
        }
        return String(out).lowercased()
    }

    /// The address that a pattern gives; nil where it has a part that is not known here.
    static func path(_ pattern: String, _ part: (String) -> String?) -> String? {
        var out = ""
        var rest = pattern[...]
        while let colon = rest.firstIndex(of: ":") {
            out += rest[..<colon]
            rest = rest[rest.index(after: colon)...]
            var name = rest.prefix { $0.isLetter || $0.isNumber }
            if rest.dropFirst(name.count).first == "[", let end = rest.firstIndex(of: "]") { name = rest[...end] }
            guard let value = part(name.lowercased()) else { return nil }
            out += value
            rest = rest.dropFirst(name.count)
        }
        out += rest
        let last = out.fileName
        let isFile = !out.hasSuffix("/") && last.contains(".")
        let pieces = out.split(separator: "/")
        return "/" + pieces.joined(separator: "/") + (isFile || pieces.isEmpty ? "" : "/")
    }

    /// What stands for a part of a date; nil where the name is of none.
    static func part(_ name: String, of date: ZonedTime?) -> String? {
        let formats = [
            "year": "%Y", "month": "%m", "monthname": "%B", "day": "%d", "weekday": "%w", "weekdayname": "%A",
            "yearday": "%-j",
        ]
        return formats[name].map { date?.strftime($0) ?? "" }
    }

    /// Some of the folders: `sections[1:]`, `sections[last]`.
    static func folders(_ all: [String], _ name: String) -> [String] {
        guard let open = name.firstIndex(of: "[") else { return all }
        let inside = name[name.index(after: open)...].prefix { $0 != "]" }
        func index(_ text: Substring, _ otherwise: Int) -> Int {
            text == "last" ? max(0, all.count - 1) : Int(text) ?? otherwise
        }
        let parts = inside.split(separator: ":", omittingEmptySubsequences: false)
        let first = min(max(0, index(parts.first ?? "", 0)), all.count)
        let end = parts.count > 1 ? index(parts[1], all.count) : first + 1
        return Array(all[first..<min(max(first, end), all.count)])
    }
}
