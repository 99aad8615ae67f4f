import Diagnostics
import Values

extension ManifestReader {
    func readScenes(_ reader: inout FieldReader, into manifest: inout Manifest) {
        let plays = manifest.plays.map(\.name)
        manifest.art =
            reader.inside("art") { fields in
                var art = artDirection(&fields)
                art.isLandscape = fields.choice("orientation", "orientation").map { $0 == "landscape" }
                return art
            } ?? Manifest.ArtDirection()
        manifest.scenes = reader.each("scenes") { fields in
            guard let entry = subject(&fields) else { return nil }
            if let play = playMeant(by: entry, in: fields, plays), !plays.contains(play) {
                fields.mistake(
                    "there is no play `\(play)`", at: entry.value.place,
                    remedy: didYouMean(play, among: plays) ?? "name it below `plays:` first")
            }
            return Manifest.Scene(
                title: fields.texts("title").map(\.text), kind: entry.key, subject: entry.value.value,
                subjectPlace: entry.value.place, moment: fields.text("at"), momentPlace: fields.present("at")?.place,
                art: artDirection(&fields),
                raw: fields.raw, place: fields.map.place)
        }
    }

    /// The play that a scene means: of a terminal too, where its text is a line without a prompt that has a moment, or a
    /// word that is nearly a play's name.
    private func playMeant(by entry: PlacedValue.Entry, in fields: FieldReader, _ plays: [String]) -> String? {
        guard case .string(let text) = entry.value.content else { return nil }
        if entry.key == "play" { return text }
        guard entry.key == "terminal", !text.contains("\n"), !text.hasPrefix("$") else { return nil }
        let hasMoment = fields.map.entries.contains { $0.key == "at" }
        let isNear = !text.contains(" ") && didYouMean(text, among: plays) != nil
        return hasMoment || isNear ? text : nil
    }

    /// The one field of a scene that says what it shows.
    private func subject(_ fields: inout FieldReader) -> PlacedValue.Entry? {
        let said = fields.map.entries.filter { !Manifest.Scene.common.contains($0.key) }
        guard let first = said.first else {
            fields.mistake(
                "the scene shows nothing", at: fields.map.place,
                remedy: "add a line such as `picture: shots/home.png` or `play: trailer`")
            return nil
        }
        if let second = said.dropFirst().first {
            let near = didYouMean(second.key, among: Manifest.Scene.common)
            fields.mistake(
                "a scene shows one thing, and this has `\(first.key)` and `\(second.key)`", at: second.keyPlace,
                remedy: near ?? "make two scenes of it")
        }
        if fields.present(first.key) == nil {
            fields.mistake(
                "`\(first.key)` is empty", at: first.keyPlace, remedy: "write what the scene shows behind it")
            return nil
        }
        return first
    }

    private func artDirection(_ fields: inout FieldReader) -> Manifest.ArtDirection {
        Manifest.ArtDirection(
            composition: fields.written("composition"),
            background: fields.texts("background").map { WrittenText(text: $0.text, place: $0.place) },
            device: fields.written("device"), scheme: fields.choice("scheme", "scheme"),
            focus: fields.integer("focus"))
    }
}
