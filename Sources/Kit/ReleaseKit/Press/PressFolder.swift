import Files
import Values

/// A press room as a folder of a kit.
struct PressFolder {
    let room: PressRoom

    var part: KitPart { KitPart(artefacts: room.files.map(artefact), mistakes: room.mistakes) }

    private func artefact(_ path: String, _ bytes: [UInt8]) -> Artefact {
        var artefact = Artefact(kind: kind(of: path), title: title(of: path), path: "press/" + path, bytes: bytes)
        artefact.group = KitGroups.press
        artefact.isShown = ["fact-sheet.md", "descriptions.md"].contains(path)
        if let facts = MediaFacts(bytes) { (artefact.width, artefact.height) = (facts.width, facts.height) }
        return artefact
    }

    private func kind(of path: String) -> Artefact.Kind {
        switch fileExtension(of: path) {
        case "png", "gif", "jpg", "jpeg", "svg": .picture
        case "zip", "pdf": .archive
        default: .text
        }
    }

    private func title(of path: String) -> String {
        switch path {
        case "fact-sheet.md": "Fact sheet"
        case "descriptions.md": "Descriptions"
        default: path
        }
    }
}
