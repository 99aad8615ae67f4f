/// Reads games in the dialect of the open Ataxx engines: `Black` is `x` and comes first.
///
///     [Event "Example"]
///     [FEN "x5o/7/7/7/7/7/o5x x 0 1"]
///
///     1. g2 a2 2. g3 { comment } 2... a3 (2... b2) *
///
/// A missing `FEN` means the start. The result at the end of the moves counts more than the tag. Numbers of moves,
/// `$` marks and `!`, `?` behind a move are read over. After an illegal move the rest of its game is not looked at.
struct PGNReader {
    private var tokens: PGNTokens
    private var mistakes: [PGNError.Mistake] = []
    private var games: [GameRecord] = []
    private var game = GameRecord()
    private var tagResult: GameRecord.Result?
    /// The line that is read, with the lines around it.
    private var line = PGNLine(.start)
    private var outer: [PGNLine] = []
    private var opened: [PGNTokens.Place] = []
    private var isBegun = false
    private var hasMoveText = false
    private var isSpoilt = false

    /// More variations within variations than anybody writes, and fewer than a stack holds when they are copied or freed.
    private static var deepest: Int { 64 }

    init(_ bytes: [UInt8]) { tokens = PGNTokens(bytes) }

    /// All games of the text, or all mistakes.
    mutating func read() throws(PGNError) -> [GameRecord] {
        while let (token, place) = tokens.next() { take(token, at: place) }
        endGame(tagResult ?? .open)
        guard mistakes.isEmpty else { throw PGNError(mistakes: mistakes) }
        return games
    }

    private mutating func take(_ token: PGNTokens.Token, at place: PGNTokens.Place) {
        switch token {
        case .tag(let name, let value): take(tag: name, value, at: place)
        case .comment(let text): take(comment: text)
        case .open: openVariation(at: place)
        case .close: closeVariation(at: place)
        case .word(let word): take(word: word, at: place)
        case .mistake(let problem): note(problem, at: place)
        }
    }

    private mutating func take(tag name: String, _ value: String, at place: PGNTokens.Place) {
        if hasMoveText { endGame(tagResult ?? .open) }
        isBegun = true
        switch name {
        case "FEN": setStart(value, at: place)
        case "Result": tagResult = GameRecord.Result.allCases.first { $0.text == value }
        default: game.tags.append(GameRecord.Tag(name, value))
        }
    }

    private mutating func setStart(_ fen: String, at place: PGNTokens.Place) {
        do {
            game.start = try Position(fen: fen)
            line = PGNLine(game.start)
        } catch {
            note(.fen(error), at: place)
            isSpoilt = true
        }
    }

    private mutating func take(comment: String) {
        isBegun = true
        hasMoveText = true
        if comment.isEmpty { return }
        if line.plies.isEmpty { line.comments.append(comment) } else { line.comment(comment) }
    }

    private mutating func take(word: [UInt8], at place: PGNTokens.Place) {
        isBegun = true
        if let result = GameRecord.Result.allCases.first(where: { Array($0.text.utf8) == word }) {
            // A result inside of a variation says nothing about the game.
            if outer.isEmpty { endGame(result) }
            return
        }
        hasMoveText = true
        if word.first == UInt8(ascii: "$") || isSpoilt { return }
        let (move, offset) = Self.withoutMarks(word)
        if move.isEmpty { return }
        do {
            line.play(try line.position.move(readingBytes: move))
        } catch {
            let movePlace = PGNTokens.Place(line: place.line, column: place.column + offset)
            switch error {
            case .text(let error): note(.move(String(decoding: move, as: UTF8.self), error), at: movePlace)
            case .illegal(let illegal): note(.illegal(illegal, line.position), at: movePlace)
            }
            isSpoilt = true
        }
    }

    /// A move without `12.` or `12...` before it and `!`, `?` behind it; `0000` is a move, `12` is not.
    private static func withoutMarks(_ word: [UInt8]) -> (move: [UInt8], offset: Int) {
        let digits = word.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
        let dots = word.dropFirst(digits).prefix { $0 == UInt8(ascii: ".") }.count
        let isNumber = dots > 0 || digits == word.count && word != Move.pass.textBytes
        let offset = isNumber ? digits + dots : 0
        var move = word[offset...]
        while let last = move.last, "!?+#".utf8.contains(last) { move.removeLast() }
        return (Array(move), offset)
    }

    // MARK: Variations and games

    private mutating func openVariation(at place: PGNTokens.Place) {
        isBegun = true
        hasMoveText = true
        if outer.count == Self.deepest && !isSpoilt {
            note(.tooDeep, at: place)
            isSpoilt = true
        }
        if line.plies.isEmpty && !isSpoilt { note(.misplacedVariation, at: place) }
        opened.append(place)
        if isSpoilt { return }
        outer.append(line)
        line = PGNLine(line.before)
    }

    private mutating func closeVariation(at place: PGNTokens.Place) {
        guard opened.popLast() != nil else { return note(.unopened(")"), at: place) }
        guard let parent = outer.popLast() else { return }
        if !isSpoilt && line.plies.isEmpty { note(.misplacedVariation, at: place) }
        let variation = line
        line = parent
        if !isSpoilt { line.add(variation) }
    }

    private mutating func endGame(_ result: GameRecord.Result) {
        for place in opened { note(.unclosed("("), at: place) }
        if isBegun && !isSpoilt {
            let main = outer.first ?? line
            game.comments = main.comments
            game.plies = main.plies
            game.result = result
            games.append(game)
        }
        game = GameRecord()
        tagResult = nil
        line = PGNLine(.start)
        outer = []
        opened = []
        isBegun = false
        hasMoveText = false
        isSpoilt = false
    }

    private mutating func note(_ problem: PGNError.Problem, at place: PGNTokens.Place) {
        mistakes.append(PGNError.Mistake(line: place.line, column: place.column, problem: problem))
    }
}

/// A line of moves while it is read.
private struct PGNLine {
    var position: Position
    /// The position before the last move.
    var before: Position
    var comments: [String] = []
    var plies: [GameRecord.Ply] = []

    init(_ start: Position) {
        position = start
        before = start
    }

    mutating func play(_ move: Move) {
        before = position
        position.makeUnchecked(move)
        plies.append(GameRecord.Ply(move))
    }

    mutating func comment(_ text: String) {
        plies[plies.count - 1].comments.append(text)
    }

    /// What was said before a variation's first move is kept as said after it.
    mutating func add(_ variation: PGNLine) {
        guard !plies.isEmpty, !variation.plies.isEmpty else { return }
        var line = variation.plies
        line[0].comments = variation.comments + line[0].comments
        plies[plies.count - 1].variations.append(line)
    }
}

extension GameRecord {
    /// The games of a PGN text, as the open Ataxx engines write them.
    ///
    /// - Parameter pgn: any number of games. A missing `FEN` tag means the start position.
    /// - Returns: the games in order.
    /// - Throws: every mistake with its line and column.
    public static func games(pgn: String) throws(PGNError) -> [GameRecord] {
        var reader = PGNReader(Array(pgn.utf8))
        return try reader.read()
    }
}
