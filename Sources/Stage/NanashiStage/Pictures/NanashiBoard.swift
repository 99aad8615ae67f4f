import Nanashi
import Stage

/// Pictures of Nanashi's positions, from what an author writes.
package enum NanashiBoard {
    /// The game for the table of boards.
    package static let game = BoardGame("nanashi", styles: NanashiStyle.schemes) { (request) throws(BoardRefusal) in
        var reader = NanashiBoardReader(request)
        reader.read()
        guard reader.mistakes.isEmpty, let position = reader.position else { throw BoardRefusal(reader.mistakes) }
        let words = PositionWords(position, reader.options, in: request.speech)
        return BoardDrawing(
            list: boardPicture(position, reader.options), title: words.title, description: words.description)
    }
}

/// Reads a request, and finds everything in it that is no picture of a position.
private struct NanashiBoardReader {
    let request: BoardRequest
    var position: Position?
    var options: BoardOptions
    var mistakes: [BoardRefusal.Mistake] = []

    init(_ request: BoardRequest) {
        self.request = request
        options = BoardOptions(size: request.size)
    }

    mutating func read() {
        do throws(FENError) {
            position = try Position(fen: request.position)
        } catch {
            mistakes += error.objections(to: request.position).map {
                BoardRefusal.Mistake(.position, column: $0.column, $0.message, remedy: $0.remedy)
            }
        }
        if let style = request.style {
            do throws(Objection) {
                options.style = try NanashiStyle.named(style)
            } catch {
                mistakes.append(BoardRefusal.Mistake(.style, error.message, remedy: error.remedy))
            }
        }
        for (index, option) in request.options.enumerated() { read(option, .option(index)) }
    }

    private mutating func read(_ option: BoardOption, _ subject: BoardRefusal.Subject) {
        switch option.name {
        case "last": readLast(option.value, subject)
        case "select":
            guard let square = squares(option.value, subject).first else { return }
            options.select = square
            if let position, case .piece = position[square] { return }
            if position != nil { refuse(subject, "there is no piece on \(square) to select", remedy: piecesToMove) }
        case "mark": options.mark += squares(option.value, subject)
        case "arrow":
            for word in words(option.value) { readArrow(word, subject) }
        case "coordinates": options.coordinates = flag(option.value, subject)
        case "flip": options.flip = flag(option.value, subject)
        case "players":
            let names = option.value.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
            if names.count == 2 {
                options.players = names
            } else {
                refuse(subject, "a game has two players", remedy: "write `You, Robot`")
            }
        default: refuse(subject, "a board has no `\(option.name)`")
        }
    }

    /// The move that led here: its square holds a piece of the side that is not to move, and a jump's origin is empty.
    private mutating func readLast(_ text: String, _ subject: BoardRefusal.Subject) {
        let move: Move
        do throws(MoveTextError) { move = try Move(text) } catch {
            return refuse(
                subject, "`\(text.prefix(20))` is \(error)", remedy: "write `g3` for a clone, `c1e2` for a jump")
        }
        options.last = move
        guard let position, let to = move.to else { return }
        if position[to] != .piece(position.turn.other) {
            refuse(subject, "the last move cannot have gone to \(to): no piece of \(position.turn.other) is there")
        }
        if let from = move.from, position[from] != .empty {
            refuse(subject, "the last move cannot have come from \(from): that square is not empty")
        }
    }

    private mutating func readArrow(_ word: Substring, _ subject: BoardRefusal.Subject) {
        let names = word.filter { $0 != "-" && $0 != ">" }
        guard names.count == 4, let from = Square(name: String(names.prefix(2))),
            let to = Square(name: String(names.suffix(2))), from != to
        else {
            return refuse(subject, "`\(word.prefix(20))` is no arrow", remedy: "write it from square to square: `g1g3`")
        }
        options.arrows.append(BoardOptions.Arrow(from: from, to: to))
    }

    private mutating func squares(_ text: String, _ subject: BoardRefusal.Subject) -> [Square] {
        words(text).compactMap { word in
            if let square = Square(name: String(word)) { return square }
            refuse(subject, "there is no square `\(word.prefix(20))`", remedy: "squares are a1 to g7")
            return nil
        }
    }

    private mutating func flag(_ text: String, _ subject: BoardRefusal.Subject) -> Bool {
        switch text {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default:
            refuse(subject, "this is `true` or `false`, not `\(text.prefix(20))`")
            return false
        }
    }

    private func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "," } }

    private var piecesToMove: String? {
        guard let position else { return nil }
        let squares = position.pieces(of: position.turn).map(\.name).sorted()
        return squares.isEmpty ? nil : "\(position.turn) has pieces on \(squares.joined(separator: " "))"
    }

    private mutating func refuse(_ subject: BoardRefusal.Subject, _ message: String, remedy: String? = nil) {
        mistakes.append(BoardRefusal.Mistake(subject, message, remedy: remedy))
    }
}
