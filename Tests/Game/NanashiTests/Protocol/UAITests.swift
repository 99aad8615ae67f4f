import Nanashi
import Testing

/// What an engine answers to some lines.
///
/// Its clock stands still; a stop waits if told so.
private func answers(_ lines: [String], isStopWaiting: Bool = false) -> [String] {
    final class Output { var lines: [String] = [] }
    let output = Output()
    var session = UAISession(
        UAISession.World(milliseconds: { 0 }, isStopWaiting: { isStopWaiting }, write: { output.lines.append($0) }),
        logEntries: 8)
    for line in lines where !session.receive(line) { output.lines.append("END") }
    return output.lines
}

@Suite struct UAITests {
    @Test func `the engine introduces itself`() {
        let lines = answers(["uai", "isready"])
        #expect(lines.first == "id name Nanashi 1.0")
        #expect(lines.contains { $0.hasPrefix("option name Hash type spin default 16 min 1 max ") })
        #expect(lines.suffix(2) == ["uaiok", "readyok"])
    }

    @Test func `a match is played`() throws {
        var position = Position.start
        var moves: [Move] = []
        for _ in 0..<6 {
            let list = moves.map(\.text).joined(separator: " ")
            let lines = answers(["uainewgame", "position startpos moves \(list)", "isready", "go depth 2"])
            let last = try #require(lines.last?.split(separator: " "))
            #expect(last.first == "bestmove")
            let move = try position.move(reading: String(last[1]))
            try position.make(move)
            moves.append(move)
        }
    }

    @Test func `info lines name their figures`() throws {
        let lines = answers(["position startpos", "go depth 3"]).filter { $0.hasPrefix("info ") }
        #expect(lines.count == 3)
        for (index, line) in lines.enumerated() {
            let words = line.split(separator: " ").map(String.init)
            #expect(words.prefix(3) == ["info", "depth", "\(index + 1)"])
            for word in ["seldepth", "score", "cp", "time", "nodes", "nps", "hashfull", "pv"] {
                #expect(words.contains(word))
            }
        }
    }

    @Test(arguments: [
        "go depth 1", "go nodes 100", "go movetime 1", "go btime 100 wtime 100 binc 1 winc 1", "go btime -5 wtime -7",
        "go wtime 5", "go movestogo 0 btime 10", "go nodes 50 depth", "go movetime 99999999999999999999 depth 1",
    ])
    func `every kind of order is answered by one move`(order: String) {
        let lines = answers(["position startpos", "\(order) nodes 500"])
        #expect(lines.filter { $0.hasPrefix("bestmove ") }.count == 1)
    }

    @Test func `an endless search answers after stop only`() {
        let order = ["position fen 7/7/7/7/-------/-------/x5o x 0 1", "go infinite depth 2"]
        #expect(!answers(order).contains { $0.hasPrefix("bestmove") })
        #expect(answers(order + ["stop"]).last?.hasPrefix("bestmove ") == true)
        #expect(answers(order + ["stop", "stop"]).filter { $0.hasPrefix("bestmove") }.count == 1)
        #expect(answers(order, isStopWaiting: true).last?.hasPrefix("bestmove ") == true)
        #expect(answers(order + ["quit"]).suffix(1) == ["END"])
    }

    @Test func `pass and finished games are answered with zeros`() {
        #expect(answers(["position fen 7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1", "go depth 3"]).last == "bestmove 0000")
        #expect(answers(["position fen 7/7/7/7/7/7/7 x 0 1", "go depth 3"]).last == "bestmove 0000")
    }

    @Test func `a line with a mistake changes nothing`() {
        let lines = answers([
            "position startpos moves g2", "position startpos moves g2 d4", "position fen q", "position", "print",
        ])
        #expect(lines.contains("fen: x5o/7/7/7/7/6x/o5x o 0 1"))
        #expect(lines.filter { $0.hasPrefix("info string ") }.count == 3)
    }

    @Test func `the extras count`() {
        #expect(answers(["perft 4"]).last == "nodes 155888")
        let split = answers(["split 2"])
        #expect(split.contains("g2 16") && split.last == "nodes 256")
        #expect(answers(["moves g2 a2", "display"]).contains("fen: x5o/7/7/7/7/o5x/o5x x 0 2"))
    }

    @Test func `options are set`() {
        #expect(answers(["setoption name Hash value 1", "go depth 1"]).last?.hasPrefix("bestmove") == true)
        #expect(answers(["setoption name Level value 1", "go"]).last?.hasPrefix("bestmove") == true)
        #expect(answers(["setoption name Hash value x"]).count == 1)
        #expect(answers(["setoption name Clear Hash", "setoption name Seed value 9"]).isEmpty)
    }

    @Test func `garbage is survived`() {
        var random = Random(seed: 12)
        let words = [
            "uai", "go", "depth", "1", "-1", "99999999999999999999", "position", "fen", "startpos", "moves", "g2",
            "\u{0}", "é",
            "setoption", "name", "value", "Hash", "stop", "perft", "nodes", "x5o/7/7/7/7/7/o5x", "\r", "isready",
        ]
        for _ in 0..<150 {
            var line = (0..<Int.random(in: 0...6, using: &random)).map { _ in words.randomElement(using: &random)! }
            if line.first == "perft" { line = ["perft", "2"] }
            let answers = answers([line.joined(separator: " "), "isready"], isStopWaiting: true)
            #expect(answers.last == "readyok", "\(line)")
        }
    }

    @Test func `time runs from the moment a line arrived`() throws {
        final class Clock { var now = 1_000 }
        let clock = Clock()
        final class Output { var lines: [String] = [] }
        let output = Output()
        var session = UAISession(
            UAISession.World(
                milliseconds: { clock.now }, isStopWaiting: { false }, write: { output.lines.append($0) }),
            logEntries: 8)
        // It waited for a second behind something else, so the time for the move is up; the move is still given.
        _ = session.receive("go movetime 50", arrival: 0)
        #expect(output.lines.count { $0.hasPrefix("bestmove ") } == 1)
        #expect(!output.lines.contains { $0.hasPrefix("info depth 2 ") })
    }
}
