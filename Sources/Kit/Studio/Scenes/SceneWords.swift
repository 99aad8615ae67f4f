import Languages
import Site
import Stage
import Values

/// What a scene shows, in words, for those who do not see it: its title, and what is below that.
package struct SceneWords: Sendable {
    private let performer: PlayPerformer
    private let boards: BoardMaker

    /// Words by the setup's games, in its language.
    package init(_ setup: PictureSetup) { (performer, boards) = (setup.performer, BoardMaker(setup)) }

    private var speech: Language { performer.speech }

    /// As many lines of code or of a terminal as are listened to.
    private static let mostLines = 4

    /// The words for a scene, as its author wrote them or by what it holds.
    package func words(of scene: Manifest.Scene, of product: Product) -> String {
        if let alt = scene.alt { return alt }
        let title = scene.title.joined(separator: " ")
        let sentences = [title, seen(scene, of: product)].filter { !$0.isEmpty }.map(ended)
        return sentences.isEmpty ? product.manifest.name : sentences.joined(separator: speech.word("sentence_gap"))
    }

    private func ended(_ sentence: String) -> String {
        guard let last = sentence.last, !".!?。！？…؟:".contains(last) else { return sentence }
        return sentence + (speech.word("sentence_gap").isEmpty ? "。" : ".")
    }

    /// What is seen below the title.
    private func seen(_ scene: Manifest.Scene, of product: Product) -> String {
        let name = product.manifest.name
        switch (scene.kind, scene.subject) {
        case ("picture", _): return speech.phrase("seen_picture", name)
        case ("play", _), ("film", _): return moment(scene, of: product)
        case ("terminal", _) where product.script(scene.playName) != nil: return moment(scene, of: product)
        case ("board", _): return board(scene, of: product) ?? speech.phrase("seen_picture", name)
        case ("mark", _): return name
        case ("versus", .list(let players)) where players.count == 2:
            return speech.phrase("seen_versus", players.map { row($0) })
        case ("quote", .integer(let number)):
            let quotes = product.manifest.quotes
            guard quotes.indices.contains(number - 1) else { return "" }
            return speech.phrase("seen_quote", "\(quotes[number - 1].text) – \(quotes[number - 1].by)")
        case ("code", .object(let members)):
            return speech.phrase("seen_code", lines(members["text"] ?? members["file"]))
        case ("code", _), ("terminal", _): return speech.phrase("seen_" + scene.kind, lines(scene.subject))
        case ("list", _), ("leaderboard", _), ("quote", _), ("result", _):
            return speech.phrase("seen_" + scene.kind, row(scene.subject))
        default: return row(scene.subject)
        }
    }

    private func moment(_ scene: Manifest.Scene, of product: Product) -> String {
        let name = product.manifest.name
        guard let script = product.script(scene.playName), let performance = try? performer.perform(script),
            let caption = performance.caption(at: scene.moment)
        else { return speech.phrase("seen_moment", name) }
        return speech.phrase("seen_moment_saying", [name, caption])
    }

    private func board(_ scene: Manifest.Scene, of product: Product) -> String? {
        var board = Manifest.Board(title: "", position: "", place: scene.subjectPlace, options: [])
        let known = product.manifest.boards
        switch scene.subject {
        case .integer(let number) where known.indices.contains(number - 1): board = known[number - 1]
        case .string(let position): board.position = position
        default: return nil
        }
        return try? boards.drawing(of: PositionText(board, of: product).request).description
    }

    /// The first lines of a text, or what a file is called.
    private func lines(_ value: Value?) -> String {
        guard case .string(let text)? = value else { return "" }
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        let more = lines.count > SceneWords.mostLines ? " …" : ""
        return lines.prefix(SceneWords.mostLines).joined(separator: " / ") + more
    }

    /// All that a value holds, after one another.
    private func row(_ value: Value) -> String {
        switch value {
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .decimal(let number): "\(number)"
        case .list(let rows): rows.map(row).filter { !$0.isEmpty }.joined(separator: speech.word("comma"))
        case .object(let members):
            members.filter { name, _ in !["colour", "you", "stars"].contains(name) }.map { row($1) }
                .filter { !$0.isEmpty }.joined(separator: " ")
        default: ""
        }
    }
}

extension Performance {
    /// The caption that is shown at a moment.
    fileprivate func caption(at name: String?) -> String? {
        guard let moment = still(named: name) else { return nil }
        var words: CaptionText?
        switch moment {
        case .time(let time): words = captionTimes.last { $0.start <= time && time <= $0.end }?.words
        case .mark(let index):
            // A mark shows what the lines above it have said, not those below it at the same instant.
            var rest = index + 1
            for cue in play.cues where rest > 0 {
                if case .caption(let said) = cue.act { words = said }
                if case .mark = cue.act { rest -= 1 }
            }
        }
        return words.map { [$0.strong, $0.soft].filter { !$0.isEmpty }.joined(separator: " ") }
    }
}
