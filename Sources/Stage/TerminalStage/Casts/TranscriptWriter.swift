import JSON
import Stage
import Values

extension Transcript {
    /// The transcript as asciicast version 2, which asciinema, agg and every player of theirs read.
    ///
    /// Reading it again gives an equal transcript.
    package var asciicast: [UInt8] {
        var header = Object([
            ("version", .integer(2)), ("width", .integer(size.columns)), ("height", .integer(size.rows)),
        ])
        if let idleTimeLimit { header["idle_time_limit"] = .decimal(idleTimeLimit.value) }
        if let command { header["command"] = .string(command) }
        if let title { header["title"] = .string(title) }
        if let term { header["env"] = .object(Object([("TERM", .string(term))])) }
        if let colours {
            header["theme"] = .object(
                Object([
                    ("fg", .string(colours.foreground.hex)), ("bg", .string(colours.background.hex)),
                    ("palette", .string(colours.palette.map(\.hex).joined(separator: ":"))),
                ]))
        }
        var bytes = json(.object(header)) + [0x0A]
        for event in events {
            bytes += "[\(event.time.decimals), ".utf8
            appendJSON(.string(event.kind.code), to: &bytes)
            bytes += ", ".utf8
            appendJSON(.string(event.kind.data), to: &bytes)
            bytes += "]\n".utf8
        }
        return bytes
    }
}

extension Transcript.Event.Kind {
    fileprivate var code: String {
        switch self {
        case .output: "o"
        case .input: "i"
        case .resize: "r"
        case .marker: "m"
        case .exit: "x"
        }
    }

    fileprivate var data: String {
        switch self {
        case .output(let text), .input(let text), .marker(let text): text
        case .resize(let size): "\(size.columns)x\(size.rows)"
        case .exit(let status): String(status)
        }
    }
}

extension Seconds {
    /// Seconds with six decimals.
    fileprivate var decimals: String {
        let part = String(microseconds % 1_000_000)
        return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - part.utf8.count) + part
    }
}
