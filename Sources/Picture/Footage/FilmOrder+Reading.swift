/// What is wrong with what was read.
package struct FootageMistake: Error, Sendable, Hashable {
    /// The line of the head, from 1; nil behind it.
    package var line: Int?
    /// What is wrong, in words.
    package var message: String

    package init(_ message: String, line: Int? = nil) { (self.message, self.line) = (message, line) }
}

extension FilmOrder {
    /// The longest head, in bytes: a film of an hour with a tap in each second has a fifth of it.
    package static let longestHead = 1 << 18

    /// Reads a head, without the empty line at its end.
    /// - Throws: the first line that means nothing, or what is missing.
    package init(reading text: String) throws(FootageMistake) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        guard lines.popFirst().map({ $0 == FilmOrder.title }) == true else {
            throw FootageMistake("the first line must be `\(FilmOrder.title)`", line: 1)
        }
        var wishes = FilmWishes()
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let (word, value) = FilmWishes.halves(line)
            guard wishes.take(word, value) else {
                throw FootageMistake("`\(line.prefix(200))` is no wish that can be met", line: index + 2)
            }
        }
        self = try wishes.order()
    }
}

/// The lines of a head, as they come.
private struct FilmWishes {
    private var container: FilmOrder.Container?
    private var size: (width: Int, height: Int)?
    private var rate: Int?
    private var draft = FilmOrder(.mp4, width: 0, height: 0, rate: 0)
    private var ground = 0
    private var isMute = false

    static func halves(_ line: Substring) -> (Substring, Substring) {
        guard let end = line.firstIndex(of: " ") else { return (line, "") }
        return (line[..<end], line[line.index(after: end)...])
    }

    private static func number(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
        Int(text).flatMap { range.contains($0) ? $0 : nil }
    }

    /// Understands a line; false where it cannot be.
    mutating func take(_ word: Substring, _ value: Substring) -> Bool {
        switch word {
        case "write":
            container = FilmOrder.Container(rawValue: String(value))
            return container != nil
        case "size": return takeSize(value)
        case "rate":
            rate = FilmWishes.number(value, in: FilmOrder.rates)
            return rate != nil
        case "frames":
            draft.frames = FilmWishes.number(value, in: 1...FilmOrder.longest / 1_000_000 * FilmOrder.rates.upperBound)
            return draft.frames != nil
        case "quality":
            draft.quality = FilmWishes.number(value, in: 0...63)
            return draft.quality != nil
        case "bits":
            draft.bitRate = FilmWishes.number(value, in: 10_000...200_000_000)
            return draft.bitRate != nil
        case "level":
            draft.level = FilmWishes.number(value, in: 10...62)
            return draft.level != nil
        case "sound":
            draft.hasSound = true
            return value.isEmpty
        case "mute":
            isMute = true
            return value.isEmpty
        case "ground":
            guard let colour = FilmWishes.number(value, in: 0...0xFFFFFF) else { return false }
            ground = colour
            return true
        case "music": return takeMusic(value)
        case "film": return takeSource(value)
        default:
            guard let kind = FilmOrder.SoundStroke.Kind(rawValue: String(word)),
                let time = FilmWishes.number(value, in: 0...FilmOrder.longest)
            else { return false }
            draft.strokes.append(FilmOrder.SoundStroke(kind, at: time))
            return true
        }
    }

    private mutating func takeSize(_ value: Substring) -> Bool {
        let sides = value.split(separator: "x", omittingEmptySubsequences: false).compactMap {
            FilmWishes.number($0, in: FilmOrder.sides)
        }
        guard sides.count == 2, sides.allSatisfy({ $0 % 2 == 0 }) else { return false }
        size = (sides[0], sides[1])
        return true
    }

    private mutating func takeMusic(_ value: Substring) -> Bool {
        let (start, path) = FilmWishes.halves(value)
        guard let start = FilmWishes.number(start, in: 0...FilmOrder.longest), !path.isEmpty else { return false }
        draft.music = FilmOrder.Music(path: String(path), start: start)
        return true
    }

    private mutating func takeSource(_ value: Substring) -> Bool {
        let words = value.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard words.count == 4, let start = FilmWishes.number(words[0], in: 0...FilmOrder.longest),
            let length = FilmWishes.number(words[1], in: 1...FilmOrder.longest),
            let fit = FilmOrder.Source.Fit(rawValue: String(words[2])), !words[3].isEmpty
        else { return false }
        draft.source = FilmOrder.Source(path: String(words[3]), start: start, length: length, fit: fit)
        return true
    }

    func order() throws(FootageMistake) -> FilmOrder {
        guard let container, let size, let rate else {
            let missing = container == nil ? "write" : size == nil ? "size" : "rate"
            throw FootageMistake("the head does not say `\(missing)`")
        }
        guard (draft.frames == nil) != (draft.source == nil) else {
            throw FootageMistake("the head says either `frames` or `film`, what the pictures are made of")
        }
        guard ![.frames, .proof].contains(container) || draft.source != nil else {
            throw FootageMistake("`write \(container.rawValue)` needs a film that is there already: `film`")
        }
        var order = draft
        (order.container, order.width, order.height, order.rate) = (container, size.width, size.height, rate)
        order.source?.ground = ground
        order.source?.keepsSound = !isMute
        return order
    }
}
