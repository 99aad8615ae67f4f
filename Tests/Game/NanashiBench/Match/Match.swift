import Glibc
import Nanashi

/// A match between two engines that speak UAI, each a process of its own: one game at a time, so that each has a core.
struct Match {
    /// How long each may think: the words after `go`, such as `movetime 20` or `nodes 5000`.
    var limit = "movetime 20"
    /// How many games; openings come in pairs.
    var games = 400
    /// The first of the openings, so that matches can go on where others ended.
    var firstOpening = 0
    /// So long may a move take at most, in milliseconds, before the game is lost.
    ///
    /// Generous: on a machine with other work a late move says nothing about the engine.
    var patience = 5_000

    /// Plays, and prints the score now and then and at the end.
    func play(_ first: String, _ second: String) throws(EngineFailure) {
        signal(SIGPIPE, SIG_IGN)
        let engines = try [EngineProcess(first), EngineProcess(second)]
        var score = MatchScore()
        let start = now()
        for game in 0..<games {
            for engine in engines { try engine.prepare() }
            let firstSide: Side = game % 2 == 0 ? .x : .o
            let winner = try playGame(opening(firstOpening + game / 2), engines, firstSide)
            score.count(winner.map { $0 == firstSide ? 1 : 0 } ?? 0.5)
            if score.games % 50 == 0 && score.games < games { say("\(score.games): \(score)") }
        }
        say("\(first) – \(second), \(limit), \(score.games) games: \(score)  (\(fixed(now() - start, 0)) s)")
    }

    /// One game; who won.
    private func playGame(_ begin: Position, _ engines: [EngineProcess], _ firstSide: Side) throws(EngineFailure)
        -> Side?
    {
        var position = begin
        while position.outcome == nil {
            let engine = engines[position.turn == firstSide ? 0 : 1]
            engine.tell("position fen \(position.fen)")
            engine.tell("go \(limit)")
            let answer = try engine.answer(beginning: "bestmove", within: patience)
            let words = answer.split(whereSeparator: { $0 == " " || $0 == "\r" })
            guard words.count > 1, let move = try? position.move(reading: String(words[1])),
                let next = try? position.making(move)
            else {
                say("\(position.fen): \(engine.name) answers '\(answer)', which is illegal, and loses the game")
                return position.turn.other
            }
            position = next
        }
        return position.outcome?.winner
    }
}

extension Match {
    /// The match that arguments describe, and plays it: `[--games N] [--go WORDS] [--from OPENING] ENGINE ENGINE`.
    ///
    /// - Returns: whether the arguments were understood.
    static func play(arguments: [String]) -> Bool {
        var match = Match()
        var engines: [String] = []
        var words = arguments[...]
        while let word = words.popFirst() {
            switch word {
            case "--games":
                guard let number = words.popFirst().flatMap({ Int($0) }) else { return false }
                match.games = number
            case "--from":
                guard let number = words.popFirst().flatMap({ Int($0) }) else { return false }
                match.firstOpening = number
            case "--go":
                guard let limit = words.popFirst() else { return false }
                match.limit = limit
            default: engines.append(word)
            }
        }
        guard engines.count == 2 else { return false }
        do throws(EngineFailure) {
            try match.play(engines[0], engines[1])
        } catch {
            say("the match ends: \(error)")
            exit(1)
        }
        return true
    }
}
