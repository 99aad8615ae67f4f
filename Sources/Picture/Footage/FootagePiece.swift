/// What follows the head: a line of text, and the pixels that it announces.
///
/// Pixels are four bytes each, blue, green, red and alpha, multiplied by alpha, rows from the top. The last line is `end`:
/// what breaks off before it is no film.
package enum FootagePiece: Sendable, Hashable {
    /// A part of the picture, which stays until another covers it; then the picture is shown for so many frames, 0 where
    /// more parts belong to it.
    case part(frames: Int, PieceRect)
    /// A picture laid over a film that is there already, from one instant to another, in microseconds.
    case over(start: Int, end: Int, PieceRect)
    /// Nothing more comes.
    case end

    /// Where its pixels lie; nil for the end, which has none.
    package var rect: PieceRect? {
        switch self {
        case .part(_, let rect), .over(_, _, let rect): rect
        case .end: nil
        }
    }

    /// The line, with its end.
    package var line: String {
        switch self {
        case .part(let frames, let rect): "part \(frames) \(rect.text)\n"
        case .over(let start, let end, let rect): "over \(start) \(end) \(rect.text)\n"
        case .end: "end\n"
        }
    }

    /// Reads a line, without its end; nil where it is none, or lies outside of a picture of that size.
    package init?(reading line: String, width: Int, height: Int) {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard numbers.count == words.count - 1, numbers.allSatisfy({ (0...FilmOrder.longest).contains($0) }) else {
            return nil
        }
        switch (words.first, numbers.count) {
        case ("end", 0): self = .end
        case ("part", 5):
            self = .part(
                frames: numbers[0],
                PieceRect(x: numbers[1], y: numbers[2], width: numbers[3], height: numbers[4]))
        case ("over", 6):
            guard numbers[0] <= numbers[1] else { return nil }
            self = .over(
                start: numbers[0], end: numbers[1],
                PieceRect(x: numbers[2], y: numbers[3], width: numbers[4], height: numbers[5]))
        default: return nil
        }
        guard let rect else { return }
        guard rect.width > 0, rect.height > 0, rect.width <= width - rect.x, rect.height <= height - rect.y else {
            return nil
        }
    }
}

/// Where pixels lie in a picture.
package struct PieceRect: Sendable, Hashable {
    package var x, y, width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// How many bytes its pixels have.
    package var byteCount: Int { width * height * 4 }

    fileprivate var text: String { "\(x) \(y) \(width) \(height)" }
}
