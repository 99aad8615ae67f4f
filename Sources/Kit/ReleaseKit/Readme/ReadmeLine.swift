import Markdown

/// A line of a README, as bytes.
struct ReadmeLine {
    /// A line of ours.
    enum Marker: Equatable {
        case begin(section: String?)
        case end
    }

    /// Where it begins, the byte order mark of a file included.
    var start: Int
    /// What stands on it.
    var text: Range<Int>
    /// Where it ends, its line end included.
    var end: Int
    /// Whether it belongs to a fence of code.
    var isCode = false
    /// Whether the lines below it do, unless one closes the fence.
    var leavesFenceOpen = false

    /// The lines of a text; the last has no line end, and is empty where the text ends with one.
    static func all(of bytes: [UInt8]) -> [ReadmeLine] {
        var lines: [ReadmeLine] = []
        var fences = Fences()
        var start = 0
        while start <= bytes.count {
            let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            var text = start..<(feed ?? bytes.count)
            if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { text = 3..<max(3, text.upperBound) }
            if feed != nil, bytes[text].last == UInt8(ascii: "\r") { text = text.lowerBound..<(text.upperBound - 1) }
            var line = ReadmeLine(start: start, text: text, end: feed.map { $0 + 1 } ?? bytes.count)
            line.isCode = fences.read(bytes[text]) != .text
            line.leavesFenceOpen = fences.isOpen
            lines.append(line)
            start = feed.map { $0 + 1 } ?? bytes.count + 1
        }
        return lines
    }

    /// The marker that the line is; nil for any other line.
    func marker(in bytes: [UInt8]) -> Marker? {
        let opening = "<!-- playbill:"
        if bytes[text].starts(with: opening.utf8) {
            let words = bytes[text].dropFirst(opening.utf8.count).prefix { $0 != UInt8(ascii: ";") }
            let name = String(decoding: words, as: UTF8.self).split(whereSeparator: \.isWhitespace)
                .filter { $0 != "-->" }.joined(separator: " ")
            return .begin(section: name.isEmpty || name == "made from product.yml" ? nil : name)
        }
        var line = bytes[text]
        while line.last == UInt8(ascii: " ") || line.last == UInt8(ascii: "\t") { line.removeLast() }
        return line.elementsEqual(KeptReadme.end.utf8) ? .end : nil
    }
}
