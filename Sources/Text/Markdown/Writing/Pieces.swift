import CMark
import Diagnostics
import Markup

extension HTMLWriter {
    /// Whether a node stands for a piece.
    func isPiece(_ node: Node) -> Bool { !pieces.isEmpty && pieces[node.pointer] != nil }

    /// Says what is wrong with a tag.
    mutating func tell(_ mistake: PieceTag.Mistake) {
        // Of a flood of them nobody reads more, and each shows its line, which may be as long as the text.
        guard diagnostics.count < 100 else {
            untold += 1
            return
        }
        let place = places.place(at: mistake.offset)
        diagnostics.append(
            Diagnostic(
                .error, mistake.message, at: place, excerpt: places.excerpt(at: place), length: mistake.length,
                remedy: mistake.remedy))
    }

    /// Writes the piece that a block stands for, in place of what was written for its body.
    mutating func closePiece(_ node: Node) {
        guard isPiece(node), let start = openPieces.popLast() else { return }
        let body = Array(out.suffix(from: start))
        out.truncate(to: start)
        writePiece(node, body: body, from: start)
        freshLine()
    }

    /// Writes what the hook makes of a piece; a body whose piece is wrong stays as it is.
    mutating func writePiece(_ node: Node, body: [UInt8]?, from start: Int) {
        guard let piece = pieces[node.pointer], let shape = options.pieces[piece.name] else { return }
        let place = places.place(at: piece.offset)
        var call = PieceCall(
            name: piece.name, place: place, line: places.excerpt(at: place), arguments: [],
            body: shape.takesBody ? body ?? [] : nil)
        guard check(piece, shape, &call) else { return out.append(body ?? []) }
        switch hooks.piece(call) {
        case .html(let html):
            let bytes = Array(html.utf8)
            if shape.isInline { out.append(bytes.trimmed) } else { out.append(bytes) }
            if let body, !body.isEmpty { excerpt.moved(from: start, by: offset(of: body, in: bytes)) }
        case .code(let code): out.append(code, escaping: .html)
        case .failed(let mistakes):
            diagnostics += mistakes
            out.append(body ?? [])
        }
    }

    private func offset(of body: [UInt8], in html: [UInt8]) -> Int? {
        guard let first = body.first, html.count >= body.count else { return nil }
        return html.indices.prefix(html.count - body.count + 1).first { index in
            html[index] == first && html[index...].prefix(64).starts(with: body.prefix(64))
                && html[index...].starts(with: body)
        }
    }

    /// Fills in the arguments of a call; false where something is wrong with one, which has been told.
    private mutating func check(_ piece: PieceTree.Piece, _ shape: PieceShape, _ call: inout PieceCall) -> Bool {
        let before = diagnostics.count + untold
        var given: [String: PieceTag.Argument] = [:]
        for argument in piece.arguments {
            if !shape.parameters.contains(where: { $0.name == argument.name }) {
                tell(unknown(argument, piece.name, shape))
            } else if given.updateValue(argument, forKey: argument.name) != nil {
                tell(
                    PieceTag.Mistake(
                        message: "`\(argument.name)` is given twice", offset: argument.nameStart,
                        length: argument.name.utf8.count, remedy: "take one of them out"))
            }
        }
        for parameter in shape.parameters {
            guard let argument = given[parameter.name] else {
                if parameter.isRequired { tell(missing(parameter, piece)) }
                if let fallback = parameter.fallback {
                    call.arguments.append(PieceArgument(parameter: parameter, value: fallback, place: call.place))
                }
                continue
            }
            guard let value = value(of: argument, parameter) else { continue }
            let place = places.place(at: argument.valueStart)
            call.arguments.append(PieceArgument(parameter: parameter, value: value, place: place))
        }
        return diagnostics.count + untold == before
    }

    private func unknown(_ argument: PieceTag.Argument, _ piece: String, _ shape: PieceShape) -> PieceTag.Mistake {
        let names = shape.parameters.map(\.name)
        let all = names.isEmpty ? "it takes nothing" : "it takes \(names.joined(separator: ", "))"
        return PieceTag.Mistake(
            message: "`\(piece)` takes no `\(argument.name)`", offset: argument.nameStart,
            length: argument.name.utf8.count, remedy: didYouMean(argument.name, among: names) ?? all)
    }

    private func missing(_ parameter: PieceParameter, _ piece: PieceTree.Piece) -> PieceTag.Mistake {
        let example = parameter.kind == .number ? "12" : parameter.kind == .flag ? "true" : "\"…\""
        return PieceTag.Mistake(
            message: "`\(piece.name)` needs `\(parameter.name)`", offset: piece.offset,
            remedy: "add \(parameter.name)=\(example)")
    }

    /// The value of an argument as the piece gets it; nil where it is none of its kind.
    private mutating func value(of argument: PieceTag.Argument, _ parameter: PieceParameter) -> PieceValue? {
        switch (parameter.kind, argument.value) {
        case (.number, .whole), (.number, .decimal), (.flag, .flag): return argument.value
        case (.number, .text(let text)):
            if let number = Int(text) { return .whole(number) }
            return wrong(argument, "is no number", "write digits, such as `\(argument.name)=12`")
        case (.number, _): return wrong(argument, "is no number", "write digits, such as `\(argument.name)=12`")
        case (.flag, .text("true")): return .flag(true)
        case (.flag, .text("false")): return .flag(false)
        case (.flag, _):
            return wrong(argument, "is a switch", "write `\(argument.name)=true` or `\(argument.name)=false`")
        default: break
        }
        let text = argument.value.written
        switch parameter.kind {
        case .choice(let words):
            if words.contains(text) { return .text(text) }
            return wrong(
                argument, "is `\(text)`, which it cannot be",
                didYouMean(text, among: words) ?? "write one of \(words.joined(separator: ", "))")
        case .markdown: return .html(html(ofLine: Array(text.utf8), at: argument.valueStart))
        case .address: return .text(resolved(text, .link, at: argument.valueStart))
        case .picture: return .text(resolved(text, .image, at: argument.valueStart))
        default: return .text(text)
        }
    }

    private mutating func wrong(_ argument: PieceTag.Argument, _ message: String, _ remedy: String) -> PieceValue? {
        tell(
            PieceTag.Mistake(
                message: "`\(argument.name)` \(message)", offset: argument.valueStart, remedy: remedy))
        return nil
    }

    private mutating func resolved(_ address: String, _ kind: Link.Kind, at offset: Int) -> String {
        // The value stands behind its quote.
        if origins?.tracesLinks == true { linkPlaces.append(places.place(at: offset + 1)) }
        return resolve(Link(destination: address, kind: kind), text: "") ?? address
    }

    private mutating func html(ofLine text: [UInt8], at offset: Int) -> [UInt8] {
        html(ofLine: text, onLine: places.place(at: offset).line - places.linesAbove)
    }

    /// The HTML of a short Markdown text of the author's, without a paragraph around it.
    mutating func html(ofLine text: [UInt8], onLine number: Int) -> [UInt8] {
        guard let tree = Tree(parsing: text, smart: options.smart), let first = tree.root.firstChild,
            first.kind == CMARK_NODE_PARAGRAPH, first.next == nil
        else { return escaped(text) }
        let start = out.count
        let line = cellLine
        cellLine = number
        withExtendedLifetime(tree) { walk(below: first) }
        cellLine = line
        let html = Array(out.suffix(from: start))
        out.truncate(to: start)
        return html
    }

    private func escaped(_ text: [UInt8]) -> [UInt8] {
        var out = ByteBuffer(capacity: text.count + 16)
        out.append(text[...], escaping: .html)
        return out.bytes
    }
}

extension PieceValue {
    /// As it was written, without quotes.
    fileprivate var written: String {
        switch self {
        case .text(let text): text
        case .whole(let number): String(number)
        case .decimal(let number): String(number)
        case .flag(let flag): String(flag)
        case .html(let html): String(decoding: html, as: UTF8.self)
        }
    }
}
