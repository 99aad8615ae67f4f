import Diagnostics
import Values

extension ManifestReader {
    func readPictures(_ reader: inout FieldReader, into manifest: inout Manifest) {
        readColours(&reader, into: &manifest)
        manifest.picture = reader.inside("picture") { fields in
            let place = fields.present("src")?.place ?? fields.map.place
            return Manifest.Picture(
                src: WrittenText(text: fields.required("src"), place: place), alt: fields.required("alt"),
                dark: fields.written("dark"), width: fields.integer("width"), height: fields.integer("height"))
        }
        manifest.plays = reader.pairs("plays").map { ($0.key, $0.value, $0.place) }
        manifest.film = reader.inside("film") { fields in
            Manifest.FilmCut(
                src: fields.written("src"), from: fields.written("from"), length: fields.written("length"),
                fit: fields.choice("fit", "fit").flatMap(Manifest.FilmCut.Fit.init), sound: fields.written("sound"),
                captions: fields.written("captions"), poster: fields.written("poster"))
        }
        manifest.boards = reader.each("boards", board)
        // Templates read it as it is written.
        _ = reader.choice("exhibit", "exhibit")
        readScenes(&reader, into: &manifest)
    }

    private func readColours(_ reader: inout FieldReader, into manifest: inout Manifest) {
        for colour in reader.pairs("colours") {
            let digits = colour.value.dropFirst()
            guard colour.value.hasPrefix("#"), digits.count == 6, digits.allSatisfy({ $0.isHexDigit }) else {
                reader.mistake(
                    "`\(colour.value)` is no colour", at: colour.place,
                    remedy: "write six digits in quotes, such as \"#C93F25\"")
                continue
            }
            manifest.colours.append((colour.key, colour.value))
        }
    }

    private func board(_ fields: inout FieldReader) -> Manifest.Board? {
        let title = fields.required("title")
        let position = fields.required("position")
        let isToPlay = fields.flag("play")
        let options = fields.map.entries.filter { !["title", "position", "play"].contains($0.key) }
        var board = Manifest.Board(
            title: title, position: position, place: fields.map["position"]?.place ?? fields.map.place,
            options: options.compactMap { option in
                if case .bool(let flag) = option.value.content {
                    return (option.key, flag ? "true" : "false", option.value.place)
                }
                let texts = fields.texts(option.key).map(\.text)
                return (option.key, texts.joined(separator: " "), option.value.place)
            })
        board.isToPlay = isToPlay
        return board
    }
}
