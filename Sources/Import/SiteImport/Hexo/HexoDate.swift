import Dates

/// Dates as Hexo reads them, besides ISO 8601: `2013/7/13 20:46`, `2013-07`, `Sat Jul 13 2013 20:46:25 GMT+0800`.
enum HexoDate {
    static func parse(_ written: String) -> ISO8601.Parsed? {
        let text = written.trimmed.replacing("/", with: "-")
        return ISO8601.parse(text) ?? ISO8601.parse(text + "-01") ?? spelled(written)
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// A date with the name of its month, in any order of its parts.
    private static func spelled(_ written: String) -> ISO8601.Parsed? {
        var (day, month, year, time, zone): (Int?, Int?, Int?, String, String) = (nil, nil, nil, "", "")
        for word in written.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            if let number = Int(word) {
                if number > 31 { year = number } else { day = day ?? number }
            } else if word.contains(":"), !word.hasPrefix("(") {
                time = String(word)
            } else if word.hasPrefix("GMT") || word.hasPrefix("UTC") {
                zone = word.count > 3 ? String(word.dropFirst(3)) : "Z"
            } else {
                month = month ?? months.firstIndex(of: String(word.prefix(3).lowercased())).map { $0 + 1 }
            }
        }
        guard let day, let month, let year else { return nil }
        let date = "\(year)-\(month)-\(day)"
        return ISO8601.parse(time.isEmpty ? date : "\(date) \(time)\(zone.isEmpty ? "" : " " + zone)")
    }
}
