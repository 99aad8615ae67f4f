/// Reads a FEN: `<board> <side> <halfmove> <fullmove>`, blanks between them; missing fields at the end are `x 0 1`.
///
/// Besides the canonical form it reads `startpos`, `X b B` for `x`, `O w W` for `o`, and runs that add up (`34` is `7`).
struct FENReader {
    private let bytes: [UInt8]
    private var place = 0
    private var column = 1
    private var mistakes: [FENError.Mistake] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The setup that the text describes, or every mistake of it.
    mutating func read() throws(FENError) -> Setup {
        skipBlanks()
        if isWord("startpos") {
            let start = Position.start.setup
            skipWord()
            expectEnd()
            return try result(start)
        }
        var setup = readBoard()
        setup.turn = readSide()
        setup.halfmove = readClock(orElse: 0, problem: .badHalfmove)
        setup.fullmove = readClock(orElse: 1, problem: .badFullmove)
        expectEnd()
        return try result(setup)
    }

    private func result(_ setup: Setup) throws(FENError) -> Setup {
        guard mistakes.isEmpty else { throw FENError(mistakes: mistakes) }
        return setup
    }

    // MARK: Fields

    private mutating func readBoard() -> Setup {
        var board = FENBoard()
        if isAtEnd { note(.noBoard) }
        while !isAtEnd, !isBlank(bytes[place]) {
            switch bytes[place] {
            case UInt8(ascii: "/"): endRank(&board)
            case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "b"), UInt8(ascii: "B"): board.add(.piece(.x))
            case UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "w"), UInt8(ascii: "W"): board.add(.piece(.o))
            case UInt8(ascii: "-"): board.add(.gap)
            case UInt8(ascii: "1")...UInt8(ascii: "7"): board.addEmpties(Int(bytes[place] - UInt8(ascii: "0")))
            case UInt8(ascii: "0")...UInt8(ascii: "9"): noteInRank(.badRun(scalar()), &board)
            default: noteInRank(.unknownPiece(scalar()), &board)
            }
            advance()
        }
        if board.rank > 0 || board.squares > 0 || board.isFaulty { endRank(&board) }
        if board.ranksEnded != 7, !mistakes.contains(where: { $0.problem == .noBoard }) {
            note(.rankCount(board.ranksEnded))
        }
        return board.setup
    }

    /// A rank that holds a mistake already is not told to have the wrong length as well.
    private mutating func noteInRank(_ problem: FENError.Problem, _ board: inout FENBoard) {
        note(problem)
        board.isFaulty = true
    }

    private mutating func endRank(_ board: inout FENBoard) {
        if board.squares != 7, !board.isFaulty, board.rank < 7 {
            note(.rankLength(rank: 7 - board.rank, squares: board.squares))
        }
        board.endRank()
    }

    private mutating func readSide() -> Side {
        skipBlanks()
        guard !isAtEnd else { return .x }
        let (start, letter) = (column, bytes[place])
        skipWord()
        if column == start + 1 {
            switch letter {
            case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "b"), UInt8(ascii: "B"): return .x
            case UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "w"), UInt8(ascii: "W"): return .o
            default: break
            }
        }
        note(.unknownSide, at: start)
        return .x
    }

    private mutating func readClock(orElse missing: Int, problem: FENError.Problem) -> Int {
        skipBlanks()
        guard !isAtEnd else { return missing }
        let start = column
        var clock = 0
        var isNumber = true
        var isTooLarge = false
        while !isAtEnd, !isBlank(bytes[place]) {
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) {
                let digit = Int(bytes[place] - UInt8(ascii: "0"))
                isTooLarge = isTooLarge || clock > (Position.largestClock - digit) / 10
                if !isTooLarge { clock = clock * 10 + digit }
            } else {
                isNumber = false
            }
            advance()
        }
        if !isNumber { note(problem, at: start) } else if isTooLarge { note(.clockTooLarge, at: start) }
        return clock
    }

    private mutating func expectEnd() {
        skipBlanks()
        if !isAtEnd { note(.extraField) }
    }

    // MARK: Characters

    private var isAtEnd: Bool { place >= bytes.count }

    private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private mutating func skipBlanks() {
        while !isAtEnd, isBlank(bytes[place]) { advance() }
    }

    private mutating func skipWord() {
        while !isAtEnd, !isBlank(bytes[place]) { advance() }
    }

    /// Steps over one Unicode scalar.
    private mutating func advance() {
        place += 1
        while !isAtEnd, bytes[place] & 0xC0 == 0x80 { place += 1 }
        column += 1
    }

    private func isWord(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard bytes.count - place >= count else { return false }
        for index in 0..<count where bytes[place + index] != word.utf8Start[index] { return false }
        return place + count == bytes.count || isBlank(bytes[place + count])
    }

    private func scalar() -> Unicode.Scalar {
        Unicode.Scalar(utf8: bytes, at: place)
    }

    private mutating func note(_ problem: FENError.Problem, at start: Int? = nil) {
        mistakes.append(FENError.Mistake(column: start ?? column, problem: problem))
    }
}

/// The board of a FEN while it is read, rank by rank from the top.
private struct FENBoard {
    var setup = Setup()
    /// Ranks that ended so far.
    var rank = 0
    /// Squares of the present rank so far.
    var squares = 0
    /// Whether the present rank holds a mistake.
    var isFaulty = false
    var ranksEnded: Int { rank }

    mutating func add(_ content: Position.Content) {
        if let square = Square(file: squares, rank: 6 - rank) {
            switch content {
            case .empty: break
            case .gap: setup.gaps.insert(square)
            case .piece(.x): setup.x.insert(square)
            case .piece(.o): setup.o.insert(square)
            }
        }
        squares += 1
    }

    mutating func addEmpties(_ count: Int) { squares += count }

    mutating func endRank() {
        rank += 1
        squares = 0
        isFaulty = false
    }
}
