import CYAML

/// One step of a YAML text, in Swift's own types.
struct Event {
    enum Kind: Equatable {
        case streamStart, streamEnd, documentStart, documentEnd
        case alias(String)
        case scalar(String, isPlain: Bool)
        case listStart, listEnd, mapStart, mapEnd
        case nothing
    }

    /// A position, line and column from 0.
    struct Mark {
        var line: Int
        var column: Int
    }

    var kind: Kind
    var mark: Mark
    /// The name that `&name` gives to what begins here.
    var anchor: String?
}

/// A text that is no YAML.
struct EventError: Error {
    var problem: String
    var mark: Event.Mark
    var remedy: String?
}

/// libyaml's event parser.
///
/// The C struct points into itself, so it lives on the heap at one address.
final class EventReader {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>

    init(_ bytes: [UInt8]) {
        parser = .allocate(capacity: 1)
        input = .allocate(capacity: max(1, bytes.count))
        _ = input.initialize(from: bytes)
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    func next() throws(EventError) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
        defer { yaml_event_delete(&event) }
        return Event(
            kind: kind(of: event), mark: EventReader.mark(event.start_mark), anchor: EventReader.anchor(of: event))
    }

    private func kind(of event: yaml_event_t) -> Event.Kind {
        switch event.type {
        case YAML_STREAM_START_EVENT: .streamStart
        case YAML_STREAM_END_EVENT: .streamEnd
        case YAML_DOCUMENT_START_EVENT: .documentStart
        case YAML_DOCUMENT_END_EVENT: .documentEnd
        case YAML_ALIAS_EVENT: .alias(event.data.alias.anchor.map(EventReader.text) ?? "")
        case YAML_SEQUENCE_START_EVENT: .listStart
        case YAML_SEQUENCE_END_EVENT: .listEnd
        case YAML_MAPPING_START_EVENT: .mapStart
        case YAML_MAPPING_END_EVENT: .mapEnd
        case YAML_SCALAR_EVENT: scalar(event)
        default: .nothing
        }
    }

    private static func anchor(of event: yaml_event_t) -> String? {
        switch event.type {
        case YAML_SCALAR_EVENT: event.data.scalar.anchor.map(text)
        case YAML_SEQUENCE_START_EVENT: event.data.sequence_start.anchor.map(text)
        case YAML_MAPPING_START_EVENT: event.data.mapping_start.anchor.map(text)
        default: nil
        }
    }

    private static func text(_ words: UnsafeMutablePointer<yaml_char_t>) -> String { String(cString: words) }

    private func scalar(_ event: yaml_event_t) -> Event.Kind {
        let scalar = event.data.scalar
        let text = String(
            decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
        return .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE && scalar.tag == nil)
    }

    private func failure() -> EventError {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "this is not YAML"
        let context = parser.pointee.context.map { String(cString: $0) }
        var mark = EventReader.mark(parser.pointee.problem_mark)
        // What is never closed is met at the end of the text; the author looks for where it opens.
        if parser.pointee.problem_mark.index >= input.count, parser.pointee.context != nil {
            mark = EventReader.mark(parser.pointee.context_mark)
        }
        if problem.contains("control characters"), parser.pointee.problem_offset < input.count {
            let read = input[..<Int(parser.pointee.problem_offset)]
            mark = Event.Mark(line: read.count(where: { $0 == 0x0A }), column: 0)
        }
        if let comment = commentInBrackets(problem) {
            return EventError(
                problem: "`#` begins a comment, so the bracket is never closed", mark: comment,
                remedy: "put the text in quotes, as in `\"#word\"`")
        }
        return EventError(
            problem: EventReader.words(problem, context), mark: mark, remedy: EventReader.remedy(problem))
    }

    /// Where a comment swallows the rest of a list in brackets, or of a map in braces, on the line that it opens on.
    private func commentInBrackets(_ problem: String) -> Event.Mark? {
        guard problem.hasPrefix("did not find expected ','") || problem == "did not find expected node content" else {
            return nil
        }
        let last = Int(parser.pointee.problem_mark.line)
        let lines = input.split(separator: 0x0A, maxSplits: last + 1, omittingEmptySubsequences: false)
        // libyaml notices at the next word, which may stand some lines further down.
        for line in (max(0, last - 3)...last).reversed() where lines.indices.contains(line) {
            if let column = EventReader.comment(in: Array(lines[line])[...]) {
                return Event.Mark(line: line, column: column)
            }
        }
        return nil
    }

    /// The column of a sign for comments that stands within brackets which close behind it.
    private static func comment(in line: ArraySlice<UInt8>) -> Int? {
        var quote: UInt8?
        var (before, isInside) = (UInt8(ascii: " "), false)
        for (column, byte) in line.enumerated() {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
                isInside = true
            } else if isInside, byte == UInt8(ascii: "#"), " \t[,".utf8.contains(before) {
                return line.dropFirst(column).contains { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "}") }
                    ? column : nil
            }
            before = byte
        }
        return nil
    }

    private static func mark(_ mark: yaml_mark_t) -> Event.Mark {
        Event.Mark(line: Int(mark.line), column: Int(mark.column))
    }

    private static func words(_ problem: String, _ context: String?) -> String {
        context.map { "\(problem) (\($0))" } ?? problem
    }

    /// What usually lies behind libyaml's words.
    private static func remedy(_ problem: String) -> String? {
        switch problem {
        case "mapping values are not allowed in this context":
            "a text with `: ` in it needs quotes, and names of one map stand in one column"
        case "found character that cannot start any token":
            "indent with blanks, not tabs; a text that begins with `@`, `%` or a backquote needs quotes"
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            "indent with blanks, not tabs"
        case "could not find expected ':'": "each line of a map is `name: value`"
        case "did not find expected key": "names of one map stand in one column, and quotes must close"
        case "found unexpected end of stream": "a quote or bracket is never closed"
        case "did not find expected ',' or ']'":
            "a list in brackets needs commas between its parts and a `]`; a text that begins with `[` needs quotes"
        case "did not find expected ',' or '}'":
            "a map in braces needs commas between its parts and a `}`; a text that begins with `{` needs quotes"
        case "did not find expected node content":
            "a list in brackets or a map in braces is never closed; a text that begins with `[` or `{` needs quotes"
        case "did not find expected '-' indicator": "the parts of a list stand in one column, each behind `- `"
        default: nil
        }
    }
}
