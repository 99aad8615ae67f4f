import Media
import Values

extension Slot {
    /// The row in a line of a list: its name, its title, what it takes.
    package var line: String {
        let names = takesFiles ? Slot.list(formats.map { MediaFormat(rawValue: $0)?.name ?? $0 }) : "an address"
        return [title, size.text, names].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// All that the row says.
    package var object: Object {
        var object = Object([
            ("slot", .string(id)), ("title", .string(title)), ("place", .string(place)), ("kind", .string(kind)),
            ("formats", .list(formats.map { .string($0) })),
        ])
        object["aliases"] = aliases.isEmpty ? nil : .list(aliases.map { .string($0) })
        object["sizes"] = size.exact.isEmpty ? nil : .list(size.exact.map(\.value))
        object["size"] = size.text.isEmpty ? nil : .string(size.text)
        object["best"] = best?.value
        object["bytes"] = bytes.map { .integer($0) }
        if let colour {
            object["alpha"] = .string(colour.alpha.rawValue)
            object["palette"] = .bool(!colour.isFlat)
        }
        if let motion { object["motion"] = .string(motion.need.rawValue) }
        object["film"] = film.map { .string($0.name) }
        object["count"] = .string(count.text)
        object["need"] = .string(need)
        for (name, text) in [
            ("when", when), ("device", device), ("fastlane", fastlane), ("frames", frames), ("note", note),
        ] { object[name] = text.map { .string($0) } }
        object["source"] = .string(source.what)
        object["date"] = .string(source.date)
        object["confidence"] = .string(source.confidence)
        return object
    }
}

extension CountRule {
    /// `1 to 10 per locale`.
    package var text: String {
        let range = most.map { $0 == least ? "\(least)" : least == 0 ? "at most \($0)" : "\(least) to \($0)" }
        return (range ?? "at least \(least)") + (per.map { " per \($0)" } ?? "")
    }
}

extension PixelSize {
    fileprivate var value: Value { .list([.integer(width), .integer(height)]) }
}

extension Verdict {
    /// The verdict as data.
    package var object: Object {
        Object([
            ("slot", .string(slot.id)), ("refused", .bool(isRefused)),
            ("findings", .list(findings.map { .object($0.object) })), ("source", .string(slot.source.what)),
            ("date", .string(slot.source.date)), ("confidence", .string(slot.source.confidence)),
        ])
    }
}

extension Finding {
    fileprivate var object: Object {
        Object([
            ("property", .string(property)), ("is", .string(found)), ("must", .string(wanted)),
            ("severity", .string(severity.rawValue)),
        ])
    }
}
