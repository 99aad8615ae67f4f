import Nanashi
import Testing

/// Figures of other Ataxx programs; their source stands in `Data/README.md`.
@Suite struct PeerDataTests {
    @Test(arguments: dataRows("perft.csv", columns: 4))
    func `perft agrees`(row: [String]) throws {
        let position = try Position(fen: row[0])
        let depth = try #require(Int(row[1]))
        #expect(position.perft(depth) == Int(row[2]))
        if depth == 1 { #expect(position.legalMoves.count == Int(row[2])) }
    }

    @Test(arguments: dataRows("games.csv", columns: 6))
    func `game is replayed`(row: [String]) throws {
        var position = try Position(fen: row[0])
        let moves = row[1].split(separator: " ")
        for text in moves {
            #expect(position.outcome == nil)
            try position.make(position.move(reading: String(text)))
        }
        #expect(moves.count == Int(row[5]))
        #expect(position.fen == row[2])
        #expect(position.result == row[3])
        #expect(position.outcome?.reason.description == row[4])
        #expect(position.legalMoves.isEmpty)
    }

    @Test(arguments: dataRows("illegal.csv", columns: 3))
    func `illegal move is refused`(row: [String]) throws {
        let position = try Position(fen: row[0])
        let error = #expect(throws: MoveError.self) { try position.move(reading: row[1]) }
        guard case .illegal(let illegal) = error else {
            #expect(row[2] == "syntax")
            return
        }
        switch illegal.reason {
        case .gameIsOver: #expect(row[2] == "game-over")
        case .mustPass: #expect(row[2] == "must-pass")
        case .canMove: #expect(row[2] == "pass-while-able")
        case .targetIsTaken(let side):
            #expect(["to-own", "jump-to-own"].contains(row[2]) == (side == position.turn))
            #expect(["to-own", "jump-to-own", "to-enemy", "jump-to-enemy"].contains(row[2]))
        case .targetIsGap: #expect(["to-gap", "jump-to-gap"].contains(row[2]))
        case .foreignParent: Issue.record("no row is in longhand")
        case .noParent: #expect(["clone-no-neighbour", "clone-at-jump-distance"].contains(row[2]))
        case .sourceIsEmpty: #expect(row[2] == "jump-from-empty")
        case .sourceIsGap: #expect(row[2] == "jump-from-gap")
        case .sourceIsForeign: #expect(row[2] == "jump-from-enemy")
        case .wrongDistance: #expect(row[2] == "jump-too-far")
        }
    }

    @Test(arguments: dataLines("badfens.txt", header: false))
    func `bad FEN is refused`(line: String) {
        #expect(throws: FENError.self) { try Position(fen: line) }
    }

    @Test func `no row is missing`() {
        #expect(dataLines("perft.csv").count == 20)
        #expect(dataLines("games.csv").count == 20)
        #expect(dataLines("illegal.csv").count == 32)
        #expect(dataLines("badfens.txt", header: false).count == 10)
    }
}
