import Diagnostics
import Drawing
import JSON
import Stage
import Values

extension Transcript {
    /// Reads a recording of asciinema: asciicast version 1, 2 or 3.
    ///
    /// Kinds of events and keys that are not known are left out, as the format wants.
    /// - Throws: every mistake, with its line and column.
    package init(reading source: SourceText) throws(Mistakes) {
        var reader = TranscriptReader(source)
        let transcript = reader.read()
        guard let transcript, reader.mistakes.isEmpty else { throw Mistakes(reader.mistakes) }
        self = transcript
    }
}

/// Reads a recording, noting mistakes and going on.
struct TranscriptReader {
    let source: SourceText
    private(set) var mistakes: [Diagnostic] = []
    /// Mistakes that are worth telling at once.
    private static let mostMistakes = 20
    /// A day is longer than any film.
    private static let longest = Seconds(microseconds: 86_400_000_000)

    init(_ source: SourceText) { self.source = source }

    mutating func read() -> Transcript? {
        var lines = LineCutter(source)
        guard let first = lines.next(), !first.isBlank else {
            note("this is no recording: its first line is empty", at: Place(path: source.path, line: 1, column: 1))
            return nil
        }
        guard first.source.bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "{") else {
            note("this is no recording of asciinema: it does not begin with `{`", at: first.source.place(at: 0))
            return nil
        }
        // Version 1 is one object, mostly on many lines; the others have theirs on the first.
        guard let header = try? parseJSON(first.source), header["version"]?.number != 1 else {
            return readFirstVersion()
        }
        switch header["version"]?.number {
        case 2: return read(header, header, "width", "height", &lines, isRelative: false)
        case 3:
            guard let term = map(header, "term") else { return nil }
            return read(header, term, "cols", "rows", &lines, isRelative: true)
        default: return refuseVersion(header)
        }
    }

    private mutating func refuseVersion(_ header: PlacedValue) -> Transcript? {
        if let version = header["version"] {
            note("versions 1, 2 and 3 of asciicast are read, not this one", at: version.place)
        } else {
            note("this is no recording: its header has no `version`", at: header.place)
        }
        return nil
    }

    // MARK: Versions

    private mutating func readFirstVersion() -> Transcript? {
        let node: PlacedValue
        do throws(Mistakes) { node = try parseJSON(source) } catch {
            mistakes += error.all
            return nil
        }
        guard node["version"]?.number == 1 else { return refuseVersion(node) }
        guard var transcript = transcript(node, node, "width", "height") else { return nil }
        guard case .list(let parts)? = node["stdout"]?.content else {
            note("a recording of version 1 has a list `stdout`", at: (node["stdout"] ?? node).place)
            return nil
        }
        var time = Seconds.zero
        for part in parts {
            guard case .list(let fields) = part.content, fields.count == 2 else {
                note("an event is a delay and a text: `[0.25, \"…\"]`", at: part.place)
                continue
            }
            guard let delay = self.time(fields[0]), let text = text(fields[1], "what was printed") else { continue }
            time += delay
            transcript.events.append(Transcript.Event(.output(text), at: time))
        }
        return transcript
    }

    private mutating func read(
        _ header: PlacedValue, _ term: PlacedValue, _ columns: String, _ rows: String, _ lines: inout LineCutter,
        isRelative: Bool
    ) -> Transcript? {
        guard var transcript = transcript(header, term, columns, rows) else { return nil }
        var now = Seconds.zero
        while let line = lines.next(), mistakes.count < TranscriptReader.mostMistakes {
            if line.isBlank || isRelative && line.isComment { continue }
            let node: PlacedValue
            do throws(Mistakes) { node = try parseJSON(line.source) } catch {
                mistakes += error.all
                continue
            }
            guard case .list(let fields) = node.content, fields.count == 3 else {
                note("an event is a time, a code and data: `[1.5, \"o\", \"…\"]`", at: node.place)
                continue
            }
            guard let time = self.time(fields[0]) else { continue }
            // Clocks that went back are not followed.
            now = isRelative ? now + time : max(now, time)
            guard now <= TranscriptReader.longest else {
                note("a recording lasts a day at most", at: fields[0].place)
                return nil
            }
            if let kind = kind(fields) { transcript.events.append(Transcript.Event(kind, at: now)) }
        }
        return transcript
    }

    // MARK: Parts

    private mutating func transcript(
        _ header: PlacedValue, _ term: PlacedValue, _ columns: String, _ rows: String
    ) -> Transcript? {
        guard let width = count(term, columns, TerminalSize.columnLimits),
            let height = count(term, rows, TerminalSize.rowLimits)
        else { return nil }
        var transcript = Transcript(size: TerminalSize(columns: width, rows: height))
        transcript.title = optional(header, "title")
        transcript.command = optional(header, "command")
        transcript.term = term["type"]?.string ?? header["env"]?["TERM"]?.string
        if let limit = header["idle_time_limit"], !limit.isNull { transcript.idleTimeLimit = time(limit) }
        if let theme = (term["theme"] ?? header["theme"]), !theme.entries.isEmpty {
            transcript.colours = colours(theme)
        }
        return transcript
    }

    private mutating func kind(_ fields: [PlacedValue]) -> Transcript.Event.Kind? {
        guard let code = text(fields[1], "the code of an event"),
            let data = text(fields[2], "the data of an event")
        else { return nil }
        switch code {
        case "o": return .output(data)
        case "i": return .input(data)
        case "m": return .marker(data)
        case "x": return Int(data).map { .exit($0) }
        case "r":
            let parts = data.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let columns = parts[0], let rows = parts[1], columns > 0, rows > 0 else {
                note("a size is written `80x24`", at: fields[2].place, length: data.unicodeScalars.count + 2)
                return nil
            }
            return .resize(TerminalSize(columns: columns, rows: rows))
        default: return nil
        }
    }

    /// `fg`, `bg`, and a palette of 8 or 16 with colons between.
    private mutating func colours(_ theme: PlacedValue) -> Transcript.Colours? {
        let palette = (theme["palette"]?.string ?? "").split(separator: ":").map { Colour(hex: String($0)) }
        guard let foreground = theme["fg"]?.string.flatMap(TranscriptReader.colour),
            let background = theme["bg"]?.string.flatMap(TranscriptReader.colour),
            [8, 16].contains(palette.count), palette.allSatisfy({ $0 != nil })
        else {
            // asciinema plays such a recording in its own colours.
            return nil
        }
        return Transcript.Colours(
            foreground: foreground, background: background, palette: palette.compactMap(\.self))
    }

    private static func colour(_ text: String) -> Colour? {
        text.utf8.first == UInt8(ascii: "#") ? Colour(hex: text) : nil
    }

    private mutating func map(_ node: PlacedValue, _ key: String) -> PlacedValue? {
        if let part = node[key], case .map = part.content { return part }
        note("the header of version 3 has a map `\(key)` with `cols` and `rows`", at: (node[key] ?? node).place)
        return nil
    }

    private mutating func count(_ node: PlacedValue, _ key: String, _ range: ClosedRange<Int>) -> Int? {
        guard let part = node[key] else {
            note("the header has no `\(key)`", at: node.place)
            return nil
        }
        guard let number = part.number, number > 0, number <= range.upperBound else {
            note("`\(key)` is a whole number from \(range.lowerBound) to \(range.upperBound)", at: part.place)
            return nil
        }
        return number
    }

    private mutating func time(_ node: PlacedValue) -> Seconds? {
        let seconds: Double
        switch node.content {
        case .integer(let number): seconds = Double(number)
        case .decimal(let number): seconds = number
        default:
            note("a time is a number of seconds, not \(node.kind)", at: node.place)
            return nil
        }
        guard seconds >= 0, seconds <= TranscriptReader.longest.value else {
            note("a time is from 0 to a day", at: node.place)
            return nil
        }
        return Seconds(seconds)
    }

    mutating func text(_ node: PlacedValue, _ what: String) -> String? {
        if let text = node.string { return text }
        note("\(what) is a text, not \(node.kind)", at: node.place)
        return nil
    }

    private func optional(_ node: PlacedValue, _ key: String) -> String? {
        node[key]?.string.flatMap { $0.isEmpty ? nil : $0 }
    }

    private mutating func note(_ message: String, at place: Place, length: Int = 1) {
        guard mistakes.count < TranscriptReader.mostMistakes else { return }
        mistakes.append(Diagnostic(.error, message, at: place, excerpt: source.line(place.line), length: length))
    }
}

extension PlacedValue {
    fileprivate var string: String? { if case .string(let text) = content { text } else { nil } }
    fileprivate var isNull: Bool { if case .null = content { true } else { false } }
    fileprivate var number: Int? { if case .integer(let number) = content { number } else { nil } }
}
