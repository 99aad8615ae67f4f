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
}
