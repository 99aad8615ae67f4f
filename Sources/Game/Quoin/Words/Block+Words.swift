extension Block {
    /// After how many cubes tried a search ends.
    ///
    /// A block that was dealt takes a twentieth of that at most. One of two letters, by its author, has more paths than anybody
    /// can go; of such a block some words may be overlooked, always the same.
    static let patience = 400_000

    /// Every word that can be spelled, each once, the best first; equals by the alphabet.
    package func words(of lexicon: Lexicon) -> [Find] {
        var found: [String: Find] = [:]
        search(lexicon) { path in
            let find = Find(path, in: self)
            if found[find.word] == nil { found[find.word] = find }
            return true
        }
        return found.values.sorted { ($1.points, $0.word) < ($0.points, $1.word) }
    }

    /// Whether any word can be spelled besides some.
    package func hasWord(of lexicon: Lexicon, without spelled: Set<String> = []) -> Bool {
        var isFound = false
        search(lexicon) { path in
            isFound = !spelled.contains(Find(path, in: self).word)
            return !isFound
        }
        return isFound
    }

    /// The tidiest way to spell a word: the one whose steps are shortest, of equals the one first in the order of cells.
    ///
    /// - Returns: its cells; where there is no way, those of the longest part from the word's start that has one.
    package func path(spelling word: [Letter]) -> [Cell] {
        let surface = Surface(self)
        var best: (path: [Cell], length: Int) = ([], 0)
        var path: [Cell] = []
        var tried = 0
        func go(_ length: Int) {
            // A way that is as long already gets no shorter.
            if best.path.count == word.count, length >= best.length { return }
            if path.count > best.path.count || path.count == best.path.count && length < best.length {
                best = (path, length)
            }
            guard path.count < word.count else { return }
            for cell in path.last.map(surface.neighbours) ?? surface.cells
            where self[cell] == word[path.count] && !path.contains(cell) {
                tried += 1
                guard tried < Block.patience else { return }
                let step = path.last.map { $0.distance(to: cell) } ?? 0
                path.append(cell)
                go(length + step)
                path.removeLast()
            }
        }
        go(0)
        return best.path
    }

    /// Goes through all paths that spell words, until told to stop.
    private func search(_ lexicon: Lexicon, _ isToGoOn: ([Cell]) -> Bool) {
        let surface = Surface(self)
        var path: [Cell] = []
        var tried = 0
        func go(_ scope: Lexicon.Scope) -> Bool {
            if lexicon.isWord(scope), !isToGoOn(path) { return false }
            for cell in path.last.map(surface.neighbours) ?? surface.cells where !path.contains(cell) {
                tried += 1
                if tried > Block.patience { return false }
                guard let letter = self[cell], let next = lexicon.narrow(scope, by: letter) else { continue }
                path.append(cell)
                defer { path.removeLast() }
                if !go(next) { return false }
            }
            return true
        }
        _ = go(lexicon.all)
    }
}
