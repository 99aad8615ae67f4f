import Diagnostics

extension PlayReader {
    mutating func readInclude(_ line: Line) {
        guard let token = one(line, "include opening.play") else { return }
        guard open.count <= PlayLimits.depth else {
            return fail("includes go more than \(PlayLimits.depth) deep", token, of: line)
        }
        guard !isListing else { return skip(line) }
        guard PlayReader.staysInFolder(token.text) else {
            return fail(
                "`\(brief(token.text))` leads out of the play's folder", token, of: line,
                remedy: "name a play that lies beside this one: `include opening.play`")
        }
        guard let source = include(token.text) else {
            return fail("no play is called `\(brief(token.text))`", token, of: line)
        }
        if open.contains(where: { $0.source.path == source.path }) {
            return fail("`\(brief(token.text))` includes itself", token, of: line)
        }
        included += 1
        guard included <= PlayLimits.includes else {
            if included == PlayLimits.includes + 1 {
                fail("more than \(PlayLimits.includes) plays are included", token, of: line)
            }
            return
        }
        let here = line.script.source.place(at: token.offset)
        read(source, trail: [Diagnostic.Step("included here", at: here)] + line.script.trail)
    }

    /// Whether a name leads to the play's own folder or to one below it.
    static func staysInFolder(_ name: String) -> Bool {
        !name.utf8.contains(0) && !name.hasPrefix("/")
            && !name.split(separator: "/").contains("..")
    }

    mutating func readRepeat(_ line: Line) {
        let rounds = whole(line, in: 1...PlayLimits.rounds, "repeat 3", unit: "rounds") ?? 1
        guard blocks.count <= 32 else { return fail("repeats go too deep", line.tokens[0], of: line) }
        blocks.append(Block(rounds: rounds, origin: line.origin(line.tokens[0])))
    }

    mutating func readEnd(_ line: Line) {
        guard counted(line, 0...0, "end") else { return }
        guard blocks.count > line.script.blocks, let block = blocks.popLast() else {
            return fail("nothing is open that could end here", line.tokens[0], of: line)
        }
        let room = PlayLimits.cues - blocks[blocks.count - 1].cues.count
        guard block.cues.count * block.rounds <= room else { return overflow(line) }
        for _ in 0..<block.rounds { blocks[blocks.count - 1].cues += block.cues }
    }
}
