import Diagnostics
import Files
import Stage
import Values

// Texts in, texts out; only saving and creating write.
extension PlayDesk {
    /// The text of the call with one change made.
    func edit(_ call: StudioCall) throws -> StudioAnswer {
        guard let text = call.text("text") else { return .refusal("there is no text to edit", status: 400) }
        let line = call.integer("line")
        let edit: ScriptEdit
        switch (call.text("edit"), line) {
        case ("words", let line?):
            edit = .words(line: line, CaptionText(call.text("strong") ?? "", call.text("soft") ?? ""))
        case ("insert", let line): edit = .insert(call.lines, below: line)
        case ("tap", _): return .json(["text": .string(try appended(tap: call.text("place") ?? "", to: text))])
        default: return .refusal("there is no such edit", status: 400)
        }
        return .json(["text": .string(try edit.applied(to: text))])
    }

    /// A tap as the last line of a play.
    private func appended(tap place: String, to text: String) throws(Objection) -> String {
        try ScriptEdit.insert(["tap \(place)"], below: nil).applied(to: text)
    }

    /// The text with a pause that lasts so long in the film.
    func pause(_ play: StudioPlay, _ call: StudioCall) throws -> StudioAnswer {
        let performance = try perform(play, call)
        let cues = performance.timedCues
        guard let number = call.integer("cue"), cues.indices.contains(number), let length = call.number("length") else {
            return .refusal("there is no such pause", status: 400)
        }
        let origin = cues[number].cue.origin
        let place = origin.source.place(at: origin.offset)
        guard place.path == play.path else {
            return .refusal("this pause stands in \(place.path)", remedy: "open that play to change it")
        }
        guard let written = performance.written(pause: number, lasting: Seconds(max(0, length))) else {
            return .refusal(
                "no pause can be that long in a film of \(performance.duration.text)",
                remedy: "allow more time with `duration`, or add another pause that can give way")
        }
        let text = try ScriptEdit.pause(line: place.line, written).applied(to: call.text("text") ?? "")
        return .json(["text": .string(text), "written": .string(written.text)])
    }

    func open(_ play: StudioPlay) -> StudioAnswer {
        guard let bytes = files.read(play.path) else { return .refusal("\(play.path) cannot be read", status: 404) }
        guard let file = EditedText(bytes) else {
            return .refusal("\(play.path) is not UTF-8, and editing it here would lose bytes")
        }
        return .json(["text": .string(file.text), "digest": .string(Digest(of: bytes).hex)])
    }

    /// Writes the text of the call, unless the file is another than the one that was opened.
    func save(_ play: StudioPlay, _ call: StudioCall) -> StudioAnswer {
        guard let text = call.text("text"), text.utf8.count <= PlayLimits.bytes else {
            return .refusal("a play is a text of at most \(PlayLimits.bytes / 1024) KiB", status: 400)
        }
        guard let now = files.read(play.path), let file = EditedText(now) else {
            return .refusal("\(play.path) is gone, or no longer UTF-8", status: 409)
        }
        guard Digest(of: now).hex == call.text("digest") else {
            return .json(
                [
                    "error": .string("\(play.path) was changed by another program meanwhile"),
                    "text": .string(file.text), "digest": .string(Digest(of: now).hex),
                ], status: 409)
        }
        return write(file.bytes(of: text), to: play.path)
    }

    /// A new play, beside the product's others.
    func create(_ call: StudioCall) -> StudioAnswer {
        guard let slug = call.text("product"), products.contains(where: { $0.slug == slug }) else {
            return .refusal("there is no such product", status: 404)
        }
        let name = call.text("name") ?? ""
        let isName = name.utf8.allSatisfy { byte in
            (97...122).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "-")
        }
        guard isName, (1...40).contains(name.utf8.count), !name.hasPrefix("-") else {
            return .refusal(
                "`\(name.prefix(40))` is no name for a play",
                remedy: "a name has small letters, figures and hyphens: `first-win`")
        }
        guard let beginning = beginnings.first(where: { $0 == call.text("beginning") }) else {
            return .refusal("a play begins with one of: \(beginnings.joined(separator: ", "))", status: 400)
        }
        let path = "content/products/\(slug)/plays/\(name).play"
        guard files.read(path) == nil else {
            return .refusal("there is a play `\(name)` already", remedy: "take another name, or open that one")
        }
        let text = "\(beginning)\nsize 720x720\nfps 25\n\ncaption \"What happens here?\"\nwait 1s\n"
        return write(Array(text.utf8), to: path)
    }

    private func write(_ bytes: [UInt8], to path: String) -> StudioAnswer {
        do throws(DiskError) { try files.write(bytes, path) } catch {
            return .refusal("\(path) cannot be written: \(error.cause)", status: 409)
        }
        return .json(["path": .string(path), "digest": .string(Digest(of: bytes).hex)])
    }

    /// What plays of games begin with; those of other actors need files beside them.
    var beginnings: [String] { setup.performer.games.filter(\.isGame).map(\.beginning) }

    /// The plays, by their products, and what new ones can be.
    var list: Value {
        [
            "plays": .list(
                plays.map { play in
                    [
                        "product": .string(play.product), "productName": .string(play.productName),
                        "name": .string(play.name), "path": .string(play.path), "isListed": .bool(play.isListed),
                        "languages": .list(play.languages.map { .string($0.tag) }),
                    ]
                }),
            "products": .list(products.map { ["slug": .string($0.slug), "name": .string($0.name)] }),
            "beginnings": .list(beginnings.map { .string($0) }),
            "pictures": pictures.list,
        ]
    }
}
