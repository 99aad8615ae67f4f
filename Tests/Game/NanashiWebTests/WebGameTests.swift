import Nanashi
import NanashiWeb
import Testing

/// The bytes that a browser sees, natively.
///
/// `compare.mjs` beside this file compares them with those of the WebAssembly build.
@Suite struct WebGameTests {
    @Test func `the bytes say what the state is`() throws {
        var game = WebGame()
        var random = Random(seed: 15)
        while let move = game.state.position.legalMoves.randomElement(using: &random) {
            let position = game.state.position
            game.perform(.play(move))
            let bytes = game.bytes
            #expect(bytes.count == WebGame.byteCount)
            for square in Square.all {
                let content: [Position.Content] = [.empty, .piece(.x), .piece(.o), .gap]
                #expect(content[Int(bytes[square.index])] == game.state.position[square])
            }
            let captured = position.captures(of: move)
            #expect(Int(bytes[113]) == captured.count)
            #expect(bytes[114...].prefix(captured.count).elementsEqual(captured.map { UInt8($0.index) }))
            #expect(Int(bytes[112]) == move.to?.index ?? 255)
            #expect((bytes[100] != 0) == game.state.position.isOver)
        }
        #expect(game.bytes[103] == 1)
    }

    @Test func `a selected piece shows its targets apart`() {
        var game = WebGame()
        game.tap(6)
        let bytes = game.bytes
        #expect(bytes[99] == 6)
        #expect(bytes[49..<98].count { $0 == 1 } == 3)
        #expect(bytes[49..<98].count { $0 == 2 } == 5)
        game.tap(49)
        game.tap(-1)
        #expect(game.bytes == bytes)
    }

    @Test func `a bad FEN changes nothing`() {
        var game = WebGame()
        #expect(game.begin(fen: Array("x5o/9".utf8)) == 5)
        #expect(game.state == State())
    }

    @Test func `a move is played by its squares, and an illegal one changes nothing`() {
        var game = WebGame()
        let clone = game.play(from: 255, to: 5)
        #expect(clone)
        #expect(game.state.moves == [.clone(to: Square(index: 5)!)])
        let before = game.state.position
        // A jump of the other side's, a square that nobody reaches, and a pass where there are moves.
        let refused = [(6, 20), (255, 24), (255, 255)].map { game.play(from: $0.0, to: $0.1) }
        #expect(refused == [false, false, false])
        #expect(game.state.position == before)
        let jump = game.play(from: 0, to: 14)
        #expect(jump)
        #expect(game.state.moves.last == .jump(from: Square(index: 0)!, to: Square(index: 14)!))
    }

    @Test func `a thought is a legal move and a worth with its sign`() throws {
        var game = WebGame()
        let thought = game.thought(nodes: 2_000)
        let isLegal = game.play(from: Int(thought & 255), to: Int(thought >> 8 & 255))
        #expect(isLegal)
        // One square is left, which `o` alone can reach.
        _ = game.begin(fen: Array("ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/xooooo1 o 0 9".utf8))
        #expect(game.thought(nodes: 2_000) >> 16 > 300)
        _ = game.begin(fen: Array("ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/xooooo1 x 0 9".utf8))
        #expect(game.thought(nodes: 2_000) >> 16 < -300)
        _ = game.begin(fen: Array("ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/ooooooo x 0 9".utf8))
        #expect(game.thought(nodes: 2_000) == 0xFFFF, "a game that is over has no move")
    }
}
