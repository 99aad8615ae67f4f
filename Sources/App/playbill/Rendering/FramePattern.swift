/// The name of a picture, or of numbered frames: `frames/%05d.png`.
///
/// `%d` is the number, `%05d` the number with noughts in front up to five figures, `%%` a percent sign.
struct FramePattern: Sendable {
    /// The pattern as it was written.
    let text: String
    private var head = ""
    private var tail = ""
    /// How many figures a number has at least; nil where the name has no number.
    private var digits: Int?

    /// Whether it names many files.
    var isNumbered: Bool { digits != nil }

    /// Reads a name.
    /// - Throws: what follows a percent sign and means nothing.
    init(_ text: String) throws(UsageError) {
        self.text = text
        var rest = text[...]
        while let letter = rest.popFirst() {
            guard letter == "%" else {
                add(letter)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                add("%")
                continue
            }
            let width = rest.prefix { ("0"..."9").contains($0) }
            let isWidth = width.isEmpty || (width.first == "0" && (1...12).contains(Int(width) ?? 0))
            guard isWidth, digits == nil, rest.dropFirst(width.count).first == "d" else {
                throw UsageError(
                    "`\(text)` has a percent sign that is no number",
                    remedy: "write one %d or %05d for the number of a frame, and %% for a percent sign")
            }
            digits = Int(width) ?? 0
            rest = rest.dropFirst(width.count + 1)
        }
    }

    private mutating func add(_ letter: Character) {
        if digits == nil { head.append(letter) } else { tail.append(letter) }
    }

    /// The file of a frame.
    func name(_ number: Int) -> String {
        guard let digits else { return head }
        let text = String(number)
        return head + String(repeating: "0", count: max(0, digits - text.count)) + text + tail
    }
}
