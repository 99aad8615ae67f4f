import Testing

@testable import Quoin

@Suite struct BlockTests {
    @Test func `a cell has a name of its own`() {
        #expect(Set(Cell.all.map(\.name)).count == 27)
        for cell in Cell.all { #expect(Cell(name: cell.name) == cell) }
        #expect(Cell(name: "a11")?.index == 0 && Cell(name: "c33")?.index == 26)
        for name in ["", "a1", "d11", "a01", "a14", "A11", "a111", "é11"] {
            #expect(Cell(name: name) == nil, "\(name)")
        }
    }

    @Test func `cubes touch where the viewer sees it`() throws {
        let surface = Surface(.dealt(seed: 1))
        func names(_ name: String) throws -> [String] {
            surface.neighbours(of: try #require(Cell(name: name))).map(\.name)
        }
        // In the middle of a side all eight around; at the corner in front both rows of all three sides.
        #expect(try names("b23") == ["a13", "b13", "c13", "a23", "c23", "a33", "b33", "c33"])
        #expect(try names("c33") == ["c22", "b32", "c32", "b23", "c23", "b33"])
        #expect(try names("b22").isEmpty, "it is not in sight")
        #expect(try names("a13") == ["b13", "a23", "b23"])
    }

    @Test func `touching is mutual, and never leads further than the next cell`() {
        for block in blocks(40) {
            let surface = Surface(block)
            #expect(surface.cells == block.cellsInSight)
            for one in surface.cells {
                #expect(surface.faces(of: one) == block.facesInSight(of: one))
                for other in surface.neighbours(of: one) {
                    #expect(surface.touch(other, one) && one != other)
                    #expect(
                        abs(one.file - other.file) <= 1 && abs(one.rank - other.rank) <= 1
                            && abs(one.level - other.level) <= 1)
                }
            }
        }
    }

    @Test func `cubes that touch within the block only do not count`() throws {
        // A cube of the right side and one of the upper side: the corner that they share lies within the block.
        let block = Block.dealt(seed: 3)
        let surface = Surface(block)
        let (one, other) = (try #require(Cell(name: "c12")), try #require(Cell(name: "b23")))
        #expect(one.distance(to: other) == 3 && block.isInSight(one) && block.isInSight(other))
        #expect(!surface.touch(one, other))
    }

    @Test func `nothing ever hangs in the air, and no letter is lost`() {
        for seed in 0..<200 as Range<UInt64> {
            var chance = Chance(seed: seed)
            var block = Block.dealt(seed: seed)
            while !block.isEmpty {
                let before = block
                let gone = Array(chance.shuffled(block.cellsInSight).prefix(chance.below(6) + 1))
                let sinkings = block.remove(gone)
                #expect(Block(letters: Cell.all.map { block[$0] }) != nil)
                #expect(block.cells.count == before.cells.count - gone.count)
                for column in 0..<9 {
                    func pile(_ block: Block, _ gone: [Cell]) -> [Letter] {
                        Cell.all.filter { $0.index % 9 == column && !gone.contains($0) }.compactMap { block[$0] }
                    }
                    #expect(pile(before, gone) == pile(block, []))
                }
                for sinking in sinkings {
                    #expect(sinking.to.level < sinking.from.level && before[sinking.from] == block[sinking.to])
                }
            }
        }
    }

    @Test func `of a whole block nineteen cubes are in sight`() throws {
        let block = Block.dealt(seed: 1)
        #expect(block.cellsInSight.count == 19)
        #expect(block.facesInSight(of: try #require(Cell(name: "c33"))) == [.top, .left, .right])
        #expect(block.facesInSight(of: try #require(Cell(name: "a13"))) == [.top])
        #expect(block.facesInSight(of: try #require(Cell(name: "c11"))) == [.right])
        #expect(block.facesInSight(of: try #require(Cell(name: "b22"))) == [])
    }

    /// Follows a line of sight by small steps from a point on a side, and tells whether it meets a cube.
    private func isFree(_ x: Double, _ y: Double, _ z: Double, _ block: Block) -> Bool {
        for step in 1...3000 {
            let way = Double(step) * 0.001
            let cell = Cell(Int((x + way).rounded(.down)), Int((y + way).rounded(.down)), Int((z + way).rounded(.down)))
            if let cell, block[cell] != nil { return false }
        }
        return true
    }

    @Test func `a side is in sight where lines of sight from all over it are free`() {
        for block in blocks(16) {
            for cell in block.cells {
                let (x, y, z) = (Double(cell.file), Double(cell.rank), Double(cell.level))
                let spots = [(0.2, 0.7), (0.7, 0.2), (0.13, 0.31), (0.31, 0.13)]
                let top = spots.allSatisfy { isFree(x + $0.0, y + $0.1, z + 1, block) }
                let left = spots.allSatisfy { isFree(x + $0.0, y + 1, z + $0.1, block) }
                let right = spots.allSatisfy { isFree(x + 1, y + $0.0, z + $0.1, block) }
                let faces = block.facesInSight(of: cell)
                #expect(faces.contains(.top) == top && faces.contains(.left) == left && faces.contains(.right) == right)
            }
        }
    }

    @Test func `a block reads back from its notation`() throws {
        for block in blocks(40) { #expect(try Block(reading: block.notation) == block) }
        #expect(try Block(reading: "---------/---------/---------").isEmpty)
    }

    @Test(arguments: [
        ("abc", Block.NotationError.levels(1)),
        ("abcdefghi/abcdefgh/abcdefghi", .places(level: 1, count: 8, column: 10)),
        ("abcdefghi/abcd3fghi/abcdefghi", .stranger("3", column: 14)),
        ("abcdefghi/abcdéfghi/abcdefghi", .stranger("é", column: 14)),
        ("-b-------/abcdefghi/a-cdefghi", .hanging(Cell(index: 10)!, column: 11)),
    ])
    func `what is no block is refused at its column`(text: String, error: Block.NotationError) {
        #expect(throws: error) { try Block(reading: text) }
    }

    @Test func `a seed deals always the same, with ten vowels`() {
        #expect(Block.dealt(seed: 7) == Block.dealt(seed: 7))
        #expect(Block.dealt(seed: 7) != Block.dealt(seed: 8))
        #expect(Block.dealt(seed: 7).notation.count { "aeiou".contains($0) } == 10)
        #expect(Block.dealt(seed: 7).cells.count == 27)
    }
}
