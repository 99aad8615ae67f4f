import Diagnostics
import Rendering
import Site
import Studio

/// The pictures of a product that were drawn for other uses, and that the press gets too.
struct PressDrawings {
    /// The first play, by its name.
    var trailer: (name: String, picture: MovingPicture)?
    /// The scenes as stills, by their titles.
    var screens: [(title: String, png: [UInt8])] = []
    /// The boards in the style of light pages, by their titles.
    var boards: [(title: String, png: [UInt8])] = []
}

extension PressDrawings {
    init(_ films: KitFilms?, _ stills: KitStills, _ boards: KitBoards, of product: Product) {
        if let films, let play = product.manifest.plays.first { trailer = (play.name, films.light) }
        screens = stills.pictures.filter { $0.format == stills.pictures.first?.format && $0.locale == nil }
            .map { ($0.scene.title.joined(separator: " "), $0.file.bytes) }
        self.boards = boards.pictures.filter { $0.style == nil }.map { ($0.title, $0.png) }
    }

    /// Draws them, each from the cache where it has been drawn before.
    /// - Throws: what is wrong with the first that cannot be drawn.
    init(of subject: KitSubject, _ setup: PictureSetup, _ templates: ThemeTemplates) throws(Mistakes) {
        let product = subject.product
        if let play = product.manifest.plays.first, let script = product.script(play.name) {
            let films = MovingPictureMaker(setup)
            trailer = (play.name, try films.picture(of: script, PlayChanges(style: films.styles(of: script).light)))
        }
        let stills =
            product.manifest.scenes.isEmpty
            ? []
            : StillMaker(setup, templates).stills(
                of: product, in: [StillLanguage(own: product)], as: [KitStills.formats(of: product)[0]],
                described: .lazy(subject.described()))
        for (scene, still) in zip(product.manifest.scenes, stills) {
            screens.append((scene.title.joined(separator: " "), try still.result.get().bytes))
        }
        let maker = BoardMaker(setup)
        for board in product.manifest.boards {
            let png = try maker.files(
                of: board, of: product, style: maker.game.styles.light, side: KitSizes.board
            ).png
            boards.append((board.title, png))
        }
    }
}
