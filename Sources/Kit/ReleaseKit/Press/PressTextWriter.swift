import Diagnostics
import JSON
import Rendering
import Site
import Studio
import Values

/// Writes the texts of a press room.
struct PressTextWriter {
    let subject: KitSubject
    let templates: ThemeTemplates

    /// The fact sheet and the descriptions as the theme writes them, the facts as data, and the long description.
    ///
    /// The theme's texts see what the room has by then.
    func room(_ pictures: [PressPicture], seeing members: Object) throws(Mistakes) -> PressRoom {
        var room = PressRoom()
        let product: Value = .lazy(subject.described(Object([("press", .object(members))])))
        for name in ["fact-sheet.md", "descriptions.md"] where templates.has("press/" + name) {
            let text = try templates.tidyText("press/" + name, Object([("product", product)]))
            room.add(name, Array(text.utf8))
            room.members[name == "fact-sheet.md" ? "fact_sheet" : "descriptions"] = .string(name)
        }
        room.add("press.json", Array(factsAsData(pictures).utf8))
        room.members["data"] = "press.json"
        return room
    }

    /// The product described, without what only templates need, and where its files are.
    private func factsAsData(_ pictures: [PressPicture]) -> String {
        let described = subject.described()
        let names = [
            "name", "title", "tagline", "lede", "kind", "version", "date", "released", "stage", "platforms", "price",
            "prices", "license", "audience", "team", "languages", "features", "quotes", "awards", "links", "contacts",
            "canonical",
        ]
        var facts = Object([KitDataForm.member] + names.map { ($0, described.member($0) ?? .null) })
        let folder = subject.pressHome
        facts["press"] = .string(folder)
        facts["history"] = .list(
            subject.product.releases.filter { $0.version != nil }.map { release in
                [
                    "version": release.version.map { .string($0) } ?? .null,
                    "notes": .string(tidied(release.notes.string)),
                ]
            })
        facts["pictures"] = .list(
            pictures.map { picture in
                let size = MediaFacts(picture.bytes)
                return [
                    "title": .string(picture.title), "url": .string(folder + picture.path),
                    "width": size.map { .integer($0.width) } ?? .null,
                    "height": size.map { .integer($0.height) } ?? .null, "bytes": .integer(picture.bytes.count),
                ]
            })
        return String(decoding: json(.object(facts), indent: 2), as: UTF8.self) + "\n"
    }
}
