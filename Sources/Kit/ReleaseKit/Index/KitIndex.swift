import Diagnostics
import Rendering
import Site
import Studio
import Values

/// The page that shows a whole kit.
struct KitIndex {
    let subject: KitSubject
    let templates: ThemeTemplates

    /// The page of these files; `press` is what it says of the press room, `places` what each place gets,
    /// `stores` how stores show it.
    func artefact(
        of artefacts: [Artefact], press: Object, places: [PlaceSummary], stores: Value
    ) throws(Mistakes) -> Artefact {
        let titles = FileTitles(speech: subject.speech)
        let shown = artefacts.filter(\.isShown).map { artefact in
            var artefact = artefact
            artefact.title = titles.title(of: artefact)
            return artefact.described
        }
        let files = artefacts.map { artefact -> Value in
            ["path": .string(artefact.path), "bytes": .integer(artefact.content.size)]
        }
        let kit: Value = [
            "product": .lazy(subject.described()), "artefacts": .list(shown), "files": .list(files),
            "bytes": .integer(artefacts.reduce(0) { $0 + $1.content.size }), "press": .object(press),
            "places": .list(places.map(\.described)), "stores": stores,
            "host": .string(DescribedProduct.plainAddress(subject.baseURL.origin)),
        ]
        let html = try templates.render("index.html", Object([("kit", kit)]))
        var index = Artefact.text("The kit", "index.html", html, in: "Pages")
        index.isShown = false
        return index
    }
}
