/// The words that count, in the order of their letters.
///
/// A search through a block narrows a range of them letter by letter: no tree has to be built when a program starts.
package struct Lexicon: Hashable, Sendable {
    /// How few letters a word may have.
    package static let shortest = 3

    private let letters: [UInt8]
    /// Where each word begins, and where the last ends.
    private let starts: [Int32]

    /// How many words there are.
    package var count: Int { starts.count - 1 }

    /// The words of a list, one a line: those of three to twenty-seven letters `a` to `z` and nothing else.
    ///
    /// Names, which begin with a capital, and forms with an apostrophe are left out.
    package init(list: [UInt8]) {
        let lines = list.split(separator: 0x0A).map { $0.last == 0x0D ? $0.dropLast() : $0 }
        let words = lines.filter { line in
            (Lexicon.shortest...27).contains(line.count) && line.allSatisfy { (0x61...0x7A).contains($0) }
        }.sorted { $0.lexicographicallyPrecedes($1) }
        var letters: [UInt8] = []
        var starts: [Int32] = [0]
        var last: ArraySlice<UInt8> = []
        for word in words where word != last {
            letters += word
            starts.append(Int32(letters.count))
            last = word
        }
        (self.letters, self.starts) = (letters, starts)
    }

    /// The words among which a search still is: they begin with the same letters, so many.
    struct Scope {
        var range: Range<Int>
        var depth: Int
    }

    /// All words.
    var all: Scope { Scope(range: 0..<count, depth: 0) }

    /// Those of a scope that go on with a letter; nil where none does.
    func narrow(_ scope: Scope, by letter: Letter) -> Scope? {
        let low = first(in: scope.range) { self.letter(of: $0, at: scope.depth) >= letter.ascii }
        let high = first(in: low..<scope.range.upperBound) { self.letter(of: $0, at: scope.depth) > letter.ascii }
        return low < high ? Scope(range: low..<high, depth: scope.depth + 1) : nil
    }

    /// Whether the letters so far are a word.
    func isWord(_ scope: Scope) -> Bool {
        guard scope.depth >= Lexicon.shortest, let first = scope.range.first else { return false }
        return starts[first + 1] - starts[first] == scope.depth
    }

    /// Whether it has a word.
    package func contains(_ word: [Letter]) -> Bool {
        var scope = all
        for letter in word {
            guard let next = narrow(scope, by: letter) else { return false }
            scope = next
        }
        return isWord(scope)
    }

    /// The letter of a word; 0 beyond its end, which comes before all letters.
    private func letter(of word: Int, at depth: Int) -> UInt8 {
        let place = Int(starts[word]) + depth
        return place < starts[word + 1] ? letters[place] : 0
    }

    private func first(in range: Range<Int>, _ isBehind: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
