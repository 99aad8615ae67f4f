import Diagnostics
import Files
import Site
import Values

extension KitJob {
    /// The press room as a folder of the kit, with a page of its own that needs no site; nothing where the theme has
    /// no words for it.
    func press() -> (artefacts: [Artefact], members: Object, mistakes: [Diagnostic]) {
        guard ["press/index.html", "press/fact-sheet.md"].contains(where: maker.templates.has) else {
            return ([], Object(), [])
        }
        var room = maker.pressRoom(of: product)
        room.attempt { (room) throws(Mistakes) in try addPage(to: &room) }
        let artefacts = room.files.map { file in
            var artefact = Artefact(
                kind: kind(of: file.path), title: title(of: file.path), path: "press/" + file.path, bytes: file.bytes)
            artefact.group = KitGroups.press
            artefact.isShown = ["fact-sheet.md", "descriptions.md"].contains(file.path)
            if let facts = MediaFacts(file.bytes) { (artefact.width, artefact.height) = (facts.width, facts.height) }
            return artefact
        }
        return (artefacts, room.members, room.mistakes)
    }

    /// The page of the room, in the theme's own style.
    private func addPage(to room: inout PressRoom) throws(Mistakes) {
        let template = "press/index.html"
        guard maker.templates.has(template) else { return }
        let prose = maker.prose?(product) ?? ShownProse()
        room.mistakes += prose.mistakes
        let story = PressStory(prose, of: product, in: &room)
        let members = Object([
            ("product", .lazy(described(Object([("press", .object(room.members))]), notes: story.notes))),
            ("content", .markup(story.html)),
        ])
        room.add("index.html", Array(try maker.templates.render(template, members).utf8))
        if case .bytes(let style)? = maker.content.theme.assets["style.css"] { room.add("style.css", style) }
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
