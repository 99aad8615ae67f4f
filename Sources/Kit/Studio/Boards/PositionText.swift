import Diagnostics
import Letters
import Stage

/// A position as an author writes it down: the position itself, then a line for each thing that lies over it.
///
///     x5o/7/7/7/7/7/o5x x 0 1
///     select: g1
///     caption: Eight places to go.
package struct PositionText: Sendable {
    /// What is to be drawn; that the game can draw it is not known yet.
    package var request: BoardRequest
    /// The words under the picture; nil where there are none.
    package var caption: String?
    /// Where the position stands.
    var positionPlace: WrittenPlace
    /// Where the value of each option stands, in their order.
    var optionPlaces: [WrittenPlace]

    /// Where some words of the text stand: the line, counted from 1, its words, and the column from 1.
    struct WrittenPlace: Sendable {
        var place: Place
        var excerpt: String
        var length: Int
    }

    /// Reads the text; `place` tells where a line of it, counted from 1, stands in the author's file.
    package init(_ text: String, place: (_ line: Int) -> Place) throws(Mistakes) {
        var mistakes: [Diagnostic] = []
        var position: (text: String, place: WrittenPlace)?
        request = BoardRequest(position: "")
        positionPlace = WrittenPlace(place: place(1), excerpt: "", length: 1)
        optionPlaces = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.hasSuffix("\r") ? line.dropLast() : line
            let words = line.trimmed
            guard !words.isEmpty else { continue }
            if position == nil {
                position = (String(words), PositionText.written(words, in: line, place(index + 1)))
                continue
            }
            do throws(Diagnostic) {
                try read(option: words, in: line, place(index + 1))
            } catch {
                mistakes.append(error)
            }
        }
        guard let position else {
            throw Mistakes(
                [
                    Diagnostic(
                        .error, "this fence holds no position", at: place(0),
                        remedy: "write the position on its first line, such as x5o/7/7/7/7/7/o5x x 0 1")
                ] + mistakes)
        }
        request.position = position.text
        positionPlace = position.place
        if !mistakes.isEmpty { throw Mistakes(mistakes) }
    }

    private mutating func read(option words: Substring, in line: Substring, _ place: Place) throws(Diagnostic) {
        let name = words.prefix { $0 != ":" }
        let known = ["caption"] + BoardOption.names
        let whole = PositionText.written(words, in: line, place)
        guard name.endIndex != words.endIndex else {
            throw Diagnostic(
                .error, "this is no option", at: whole.place, excerpt: whole.excerpt, length: whole.length,
                remedy: "write a name, a colon and a value, such as `select: g1`")
        }
        let value = words[words.index(after: name.endIndex)...].trimmed
        let key = String(name.trimmed)
        guard known.contains(key) else {
            throw Diagnostic(
                .error, "a position has no option `\(key)`", at: whole.place, excerpt: whole.excerpt,
                length: key.unicodeScalars.count,
                remedy: didYouMean(key, among: known) ?? "the options are \(known.joined(separator: ", "))")
        }
        if key == "caption" {
            caption = String(value)
        } else {
            request.options.append(BoardOption(key, value.isEmpty ? "true" : String(value)))
            optionPlaces.append(PositionText.written(value, in: line, place))
        }
    }

    private static func written(_ words: Substring, in line: Substring, _ place: Place) -> WrittenPlace {
        let before = line[..<words.startIndex].unicodeScalars.count
        return WrittenPlace(
            place: Place(path: place.path, line: place.line, column: place.column + before), excerpt: String(line),
            length: words.unicodeScalars.count)
    }

    /// What a game refuses, as messages at the author's words.
    func diagnostics(_ refusal: BoardRefusal) -> Mistakes {
        Mistakes(
            refusal.mistakes.map { mistake in
                var written = positionPlace
                if case .option(let index) = mistake.subject, index < optionPlaces.count {
                    written = optionPlaces[index]
                }
                written.place.column += mistake.column
                return Diagnostic(
                    .error, mistake.message, at: written.place, excerpt: written.excerpt,
                    length: mistake.column > 0 ? 1 : written.length, remedy: mistake.remedy)
            })
    }
}
