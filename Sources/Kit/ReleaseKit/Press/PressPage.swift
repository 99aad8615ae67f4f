import Diagnostics
import Rendering
import Site
import Studio
import Values

/// The page of a kit's press room, in the theme's own style, which needs no site.
struct PressPage {
    private static let template = "press/index.html"

    let subject: KitSubject
    let templates: ThemeTemplates
    let theme: Theme

    /// Whether the theme has words for a press room.
    var isWanted: Bool { [PressPage.template, "press/fact-sheet.md"].contains(where: templates.has) }

    /// The page, with what its prose shows and is not in the room yet.
    func add(to room: inout PressRoom, _ prose: @autoclosure () -> ShownProse) {
        guard templates.has(PressPage.template) else { return }
        let prose = prose()
        room.mistakes += prose.mistakes
        let story = PressStory(prose, of: subject.product, in: &room)
        let press = Object([("press", .object(room.members))])
        room.attempt { () throws(Mistakes) in try page(story, press) }
    }

    private func page(_ story: PressStory, _ press: Object) throws(Mistakes) -> PressRoom {
        let members = Object([
            ("product", .lazy(subject.described(press, notes: story.notes))), ("content", .markup(story.html)),
        ])
        var room = PressRoom()
        room.add("index.html", Array(try templates.render(PressPage.template, members).utf8))
        if case .bytes(let style)? = theme.assets["style.css"] { room.add("style.css", style) }
        return room
    }
}
