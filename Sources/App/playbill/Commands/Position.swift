import Diagnostics
import JSON
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
            do throws(Mistakes) {
                let report = try PositionReport(PositionQuestion(position: fen, moves: moves, depth: depth))
                console.write(isJSON ? report.json : report.text)
                return .done
            } catch {
                console.report(error.all)
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

/// What there is to say about a position, as text and as data.
struct PositionReport {
    /// Deeper than anybody counts.
    static let deepest = 12

    let answer: PositionAnswer

    init(_ question: PositionQuestion) throws(Mistakes) { answer = try Games.study.position(question) }

    var object: Object {
        var object = Object([
            ("fen", .string(answer.notation)), ("result", .string(answer.result)),
            ("legal", .list(answer.legal.map { .string($0) })),
        ])
        if let nodes = answer.nodes { object["nodes"] = .integer(nodes) }
        return object
    }

    var json: String { String(decoding: JSON.json(.object(object)), as: UTF8.self) + "\n" }

    var text: String {
        let legal = answer.legal
        var lines = ["fen     \(answer.notation)", "result  \(answer.result)", "pieces  \(answer.pieces)"]
        lines.append("legal   \(legal.count)\(legal.isEmpty ? "" : ": " + legal.joined(separator: " "))")
        if let nodes = answer.nodes { lines.append("nodes   \(nodes)") }
        return answer.diagram + "\n\n" + lines.joined(separator: "\n") + "\n"
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
        do throws(Mistakes) {
            try self.init(PositionQuestion(position: fen, moves: moves, depth: depth))
        } catch {
            throw BatchFilter.Failure(error.all.map(\.message).joined(separator: "; "))
        }
    }
}
