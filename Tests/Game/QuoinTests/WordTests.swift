import Testing

@testable import Quoin

@Suite struct WordTests {
    @Test func `a dictionary takes plain words of three letters or more, each once`() {
        #expect(lexicon.count == 28)
        #expect(lexicon.contains(letters("tea")) && lexicon.contains(letters("teas")))
        for word in ["at", "a", "adam", "te", "teass", ""] { #expect(!lexicon.contains(letters(word)), "\(word)") }
        #expect(Lexicon(list: Array("tea\r\neat\r\n".utf8)).count == 2)
        #expect(Lexicon(list: []).count == 0 && !Lexicon(list: []).contains(letters("tea")))
    }

    @Test func `every word found is spelled by cubes in sight that touch, none twice`() {
        for block in blocks(60) {
            for find in block.words(of: lexicon) {
                #expect(find.path.compactMap { block[$0]?.small }.joined() == find.word)
                #expect(find.path.allSatisfy(block.isInSight) && Set(find.path).count == find.path.count)
                #expect(zip(find.path, find.path.dropFirst()).allSatisfy { Surface(block).touch($0, $1) })
                var state = State(block)
                let events = state.reduce(.spell(find.path), lexicon)
                guard case .spelled(find, _)? = events.first else {
                    Issue.record("\(find.word) is refused: \(events)")
                    continue
                }
                #expect(state.score(of: .first) == find.points)
            }
        }
    }

    @Test func `the words found are those that have a path`() {
        let words = ["tea", "teas", "seat", "stare", "stone", "notes", "ink", "rink", "toe", "art", "rat", "net"]
        for block in blocks(60) {
            let found = Set(block.words(of: lexicon).map(\.word))
            for word in words {
                let path = block.path(spelling: letters(word))
                #expect(found.contains(word) == (path.count == word.count), "\(word) in \(block.notation)")
            }
            #expect(block.hasWord(of: lexicon) == !found.isEmpty)
        }
    }

    @Test func `a word is spelled by its shortest steps`() throws {
        // Two ways to spell tea on the upper level: along a rank, or by corners.
        let block = try Block(reading: "teazzzzza/zzzzzzzzz/zzzzzzzzz")
        #expect(block.path(spelling: letters("tea")).map(\.name) == ["a13", "b13", "c13"])
    }

    @Test func `a word that has no path tells how far it goes`() throws {
        let block = try Block(reading: "stzzzzzzo/zzzzzzzzz/zzzzzzzzz")
        #expect(block.path(spelling: letters("sto")).map(\.name) == ["a13", "b13"])
        #expect(block.path(spelling: letters("q")).isEmpty)
    }

    @Test func `a block of two letters is searched with patience, not for ever`() throws {
        let block = try Block(reading: "eeeeeeeee/sssssssss/esesesese")
        let twins = Lexicon(list: Array("eeeseeesesesesesesse\nseseseeeseeessseesezz\nese\nsees".utf8))
        #expect(block.words(of: twins).map(\.word).contains("ese"))
        #expect(block.path(spelling: letters("esesesesesessesesesse")).count > 3)
    }

    @Test func `longer words and rarer letters bring more`() {
        #expect(Find.points(of: letters("tea")) == 3)
        #expect(Find.points(of: letters("teas")) == 8)
        #expect(Find.points(of: letters("quiz")) == 38)
        #expect(Find.points(of: letters("at")) == 0)
    }

    @Test func `the robot answers a seed always alike, and its highest level overlooks nothing`() {
        for block in blocks(12) {
            let words = block.words(of: lexicon)
            for level in Robot.levels {
                let one = Robot.word(in: block, lexicon, level: level, seed: 5)
                #expect(one == Robot.word(in: block, lexicon, level: level, seed: 5))
                #expect((one == nil) == words.isEmpty)
                if let one { #expect(words.contains { $0.word == one.word && $0.points == one.points }) }
            }
            #expect(Robot.word(in: block, lexicon, level: 5, seed: 9)?.points == words.first?.points)
            if let best = words.first {
                #expect(Robot.word(in: block, lexicon, without: [best.word], level: 5, seed: 9)?.word != best.word)
            }
        }
    }

    @Test func `a higher level of the robot brings more`() {
        let sums = Robot.levels.map { level in
            blocks(60).enumerated().reduce(0) {
                $0 + (Robot.word(in: $1.element, lexicon, level: level, seed: UInt64($1.offset))?.points ?? 0)
            }
        }
        #expect(sums[4] > sums[0] && sums[4] >= sums[3] && sums[3] >= sums[1], "\(sums)")
    }
}
