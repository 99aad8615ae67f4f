import Diagnostics
import JSON
import Nanashi
import NanashiStage
import Stage
import Values

extension CommandSpec {
    /// `playbill position`: the board, its legal moves, its result.
    static let position = CommandSpec(
        name: "position", operands: "[FEN] [--moves \"g2 a1a3\"] [--perft N]",
        summary: "a position: the board, its legal moves, its result",
        options: [
            Option.movesFirst, Option.perft,
            Switch.batch.helping(
                "{\"fen\",\"moves\",\"perft\"} a line in, {\"fen\",\"result\",\"legal\",\"nodes\"} a line out"),
        ] + .console,
        example: ("playbill position startpos --moves \"g2 a1a3\"", "shows the board after two moves"),
        run: { arguments, console in
            if arguments[.batch] {
                try arguments.refuseOperands()
                return try BatchFilter { object throws(BatchFilter.Failure) in try PositionReport(object).object }.run(
                    console)
            }
            let moves = try arguments[.movesFirst] ?? []
            let fen = arguments.operands.isEmpty ? "startpos" : arguments.operands.joined(separator: " ")
            let depth = try arguments[.perft]
            let isJSON = try arguments[.format] == .json
            do throws(PositionReport.Refusal) {
                let report = try PositionReport(fen: fen, moves: moves, depth: depth)
                console.write(isJSON ? report.json : report.text)
                return .done
            } catch {
                console.report(error.diagnostics)
                return .badInput
            }
        })
}

extension Option<[String]> {
    fileprivate static let movesFirst = Option("moves", "\"g2 a1a3\"", help: "moves to play first") { text, _ in
        text.split { $0 == " " || $0 == "," }.map(String.init)
    }
}

extension Option<Int> {
    fileprivate static let perft = Option(
        "perft", in: 0...PositionReport.deepest, help: "how many games of N plies there are from there")
}

/// What there is to say about a position.
struct PositionReport {
    /// Deeper than anybody counts.
    static let deepest = 12

    let position: Position
    let nodes: Int?

    /// Why there is nothing to say.
    enum Refusal: Error {
        /// The text is no position.
        case fen(String, FENError)
        /// A move is none, or not legal; its number from 0, and the board where it should be played.
        case move(Int, [String], MoveError, Position)
    }

    init(fen: String, moves: [String], depth: Int?) throws(Refusal) {
        var position: Position
        do throws(FENError) { position = try Position(fen: fen) } catch { throw .fen(fen, error) }
        for (index, text) in moves.enumerated() {
            do throws(MoveError) {
                let move = try position.move(reading: text)
                do throws(IllegalMove) { try position.make(move) } catch { throw MoveError.illegal(error) }
            } catch {
                throw .move(index, moves, error, position)
            }
        }
        self.position = position
        nodes = depth.map(position.perft)
    }

    /// The legal moves in canonical form, sorted.
    var legal: [String] { position.legalMoves.sorted().map(\.text) }

    var object: Object {
        var object = Object([
            ("fen", .string(position.fen)), ("result", .string(position.result)),
            ("legal", .list(legal.map { .string($0) })),
        ])
        if let nodes { object["nodes"] = .integer(nodes) }
        return object
    }

    var json: String { String(decoding: JSON.json(.object(object)), as: UTF8.self) + "\n" }

    var text: String {
        let legal = legal
        var lines = ["fen     \(position.fen)", "result  \(position.result)"]
        lines.append("pieces  x \(position.x.count), o \(position.o.count)")
        lines.append("legal   \(legal.count)\(legal.isEmpty ? "" : ": " + legal.joined(separator: " "))")
        if let nodes { lines.append("nodes   \(nodes)") }
        return position.diagram + "\n\n" + lines.joined(separator: "\n") + "\n"
    }
}

extension PositionReport {
    /// The answer to `{"fen","moves","perft"}`.
    init(_ object: Object) throws(BatchFilter.Failure) {
        var moves: [String] = []
        switch object["moves"] {
        case nil, .null: break
        case .list(let list):
            for entry in list {
                guard case .string(let move) = entry else {
                    throw BatchFilter.Failure("`moves` must be a list of texts")
                }
                moves.append(move)
            }
        default: throw BatchFilter.Failure("`moves` must be a list of texts")
        }
        var depth: Int?
        switch object["perft"] {
        case nil, .null: break
        case .integer(let number) where (0...PositionReport.deepest).contains(number): depth = number
        default: throw BatchFilter.Failure("`perft` must be a whole number from 0 to \(PositionReport.deepest)")
        }
        let fen = try object.required("fen")
        do throws(Refusal) {
            try self.init(fen: fen, moves: moves, depth: depth)
        } catch {
            throw BatchFilter.Failure(error.diagnostics.map(\.message).joined(separator: "; "))
        }
    }
}

extension PositionReport.Refusal {
    /// Every mistake, at its place in what was typed.
    var diagnostics: [Diagnostic] {
        switch self {
        case .fen(let fen, let error):
            return error.objections(to: fen).map { objection in
                Diagnostic(
                    .error, objection.message, at: Place(path: "<position>", line: 1, column: objection.column + 1),
                    excerpt: fen, remedy: objection.remedy)
            }
        case .move(let index, let moves, let error, let position):
            let column = moves[..<index].reduce(1) { $0 + $1.unicodeScalars.count + 1 }
            let isIllegal = if case .illegal = error { true } else { false }
            return [
                Diagnostic(
                    .error, "`\(moves[index])`: \(error)", at: Place(path: "<moves>", line: 1, column: column),
                    excerpt: moves.joined(separator: " "), length: moves[index].unicodeScalars.count,
                    remedy: isIllegal ? "the board there, \(position.turn) to move:\n\(position.diagram)" : nil)
            ]
        }
    }
}
