import Diagnostics
import Values

extension ManifestReader {
    func readBoards(_ reader: inout FieldReader, into manifest: inout Manifest) {
        for part in reader.maps("boards") {
            var fields = FieldReader(part, in: reader.source)
            let title = fields.required("title", example: "The opening")
            let position = fields.required("position", example: "x5o/7/7/7/7/7/o5x x 0 1")
            let options = part.entries.filter { $0.key != "title" && $0.key != "position" }
            manifest.boards.append(
                Manifest.Board(
                    title: title, position: position, place: part["position"]?.place ?? part.place,
                    options: options.compactMap { option in
                        if case .bool(let flag) = option.value.content {
                            return (option.key, flag ? "true" : "false", option.value.place)
                        }
                        let texts = fields.texts(option.key).map(\.text)
                        return (option.key, texts.joined(separator: " "), option.value.place)
                    }))
            reader.adopt(fields.mistakes)
        }
    }

    func readScenes(_ reader: inout FieldReader, into manifest: inout Manifest) {
        for part in reader.maps("scenes") {
            var fields = FieldReader(part, in: reader.source)
            let title = fields.texts("title").map(\.text)
            let play = fields.required("play", example: "trailer")
            if !play.isEmpty, !manifest.plays.contains(where: { $0.name == play }), let node = part["play"] {
                fields.mistake(
                    "there is no play `\(play)`", at: node.place,
                    remedy: didYouMean(play, among: manifest.plays.map(\.name)) ?? "name it below `plays:` first")
            }
            manifest.scenes.append(
                Manifest.Scene(title: title, play: play, moment: fields.text("at"), place: part.place))
            fields.checkNames(among: ["title", "play", "at"], strictly: true)
            reader.adopt(fields.mistakes)
        }
    }
}
