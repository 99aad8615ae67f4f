import Nanashi
import Testing

@Suite struct MoveTextTests {
    @Test func `reading what is written gives the same`() throws {
        for move in allMoves {
            guard let from = move.from, let to = move.to, from.distance(to: to) < 2 else {
                #expect(try Move(move.text) == move)
                continue
            }
        }
    }

    @Test(arguments: [
        ("g2", "g2"), ("G2", "g2"), ("g1g2", "g2"), ("G1G2", "g2"), ("x@g2", "g2"), ("P@g2", "g2"), ("g1g3", "g1g3"),
        ("A7B5", "a7b5"), ("0000", "0000"), ("pass", "0000"), ("NULL", "0000"), ("a1a1", "0000"),
    ])
    func `what is read leniently is written canonically`(text: String, canonical: String) throws {
        #expect(try Move(text).text == canonical)
    }

    @Test(arguments: [
        "", "g", "g8", "h1", "g2 ", "g1-g3", "NONE", "00000", "z@g2", "x@@2", "@@@@", "a1a", "ä1", "passe",
    ])
    func `other texts are refused`(text: String) {
        #expect(throws: MoveTextError.self) { try Move(text) }
    }

    @Test func `longhand names an own parent`() throws {
        #expect(try Position.start.move(reading: "g1g2") == .clone(to: Square(name: "g2")!))
        let error = #expect(throws: MoveError.self) { try Position.start.move(reading: "f2g2") }
        #expect(error?.description == "no piece of x is on f2")
    }

    @Test func `order is that of the texts`() {
        let moves = allMoves.sorted()
        #expect(moves.map(\.text) == allMoves.map(\.text).sorted())
    }
}
