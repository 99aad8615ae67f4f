import Dates

/// How press kits write dates, addresses and descriptions.
enum PressText {
    /// The first sentence of a text, and the rest.
    static func sentences(_ text: String) -> (first: String, rest: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let end = words.firstIndex(where: { $0.last.map(".!?。".contains) == true && $0.count > 2 }),
            end + 1 < words.count
        else { return (words.joined(separator: " "), "") }
        return (words[...end].joined(separator: " "), words[(end + 1)...].joined(separator: " "))
    }

    /// An address with a scheme, which people leave out.
    static func whole(_ address: String) -> String {
        address.contains("://") || address.hasPrefix("mailto:") || address.hasPrefix("/")
            ? address : "https://" + address
    }

    /// A title as a name in a map: `Original Soundtrack (OST)` as `original_soundtrack_ost`.
    static func key(_ title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "link" : words.prefix(4).joined(separator: "_")
    }

    /// A day as it is written in press kits: `04 Feb, 2016 (PC)`, `February 6, 2014`, `2016-02-04`.
    static func day(_ text: String) -> CivilDate? {
        if let date = ISO8601.parse(String(text.prefix(10)))?.date { return date }
        let names = DateNames.english.months.map { $0.lowercased().prefix(3) }
        var (day, month, year): (Int?, Int?, Int?)
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            let digits = word.prefix(while: \.isNumber)
            if let number = Int(digits), digits.count == 4 {
                year = year ?? number
            } else if let number = Int(digits), digits.count <= 2 {
                day = day ?? number
            } else if let index = names.firstIndex(where: { word.hasPrefix($0) }), month == nil {
                month = index + 1
            }
        }
        guard let day, let month, let year else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }
}
