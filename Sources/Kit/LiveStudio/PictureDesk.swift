import Diagnostics
import Site
import Stage
import Studio
import Values

/// Where the pictures of manifests are looked at that are no plays: boards, and the scenes that stores show.
struct PictureDesk: Sendable {
    private let setup: PictureSetup
    private let products: [PicturedProduct]

    init(_ setup: PictureSetup, _ products: [PicturedProduct]) {
        (self.setup, self.products) = (setup, products)
    }

    /// Every picture with its looks, by product.
    var list: Value {
        .list(
            products.flatMap { product in
                let manifest = product.product.manifest
                let boards = manifest.boards.enumerated().map { described($1, $0, of: product) }
                return boards + manifest.scenes.enumerated().map { described($1, $0, of: product) }
            })
    }

    /// The picture of a call: `product`, and `board` or `scene` with its number from 1.
    func picture(_ call: StudioCall) throws -> StudioAnswer {
        guard let product = products.first(where: { $0.product.slug == call.text("product") }) else {
            return .refusal("there is no such product", status: 404)
        }
        let manifest = product.product.manifest
        if let number = call.integer("board"), manifest.boards.indices.contains(number - 1) {
            return .picture(try board(manifest.boards[number - 1], of: product, call))
        }
        if let number = call.integer("scene"), manifest.scenes.indices.contains(number - 1) {
            return .picture(try scene(number - 1, of: product, call))
        }
        return .refusal("there is no such picture", status: 404)
    }

    // MARK: Boards

    private func board(_ board: Manifest.Board, of product: PicturedProduct, _ call: StudioCall) throws -> [UInt8] {
        let maker = BoardMaker(setup)
        let side = PictureLooks.boardSides.first { $0.side == call.integer("width") } ?? PictureLooks.boardSides[0]
        let style = call.text("style") ?? maker.game.styles.light
        return try maker.files(of: board, of: product.product, style: style, side: side.side).png
    }

    private func described(_ board: Manifest.Board, _ index: Int, of product: PicturedProduct) -> Value {
        let maker = BoardMaker(setup)
        let looks = PictureLooks(board: maker, setup.performer.games.first { $0.name == maker.game.name })
        let side = PictureLooks.boardSides[0].side
        return described("board", index, board.title, board.place, product, (side, side), looks)
    }

    // MARK: Scenes

    private func scene(_ index: Int, of pictured: PicturedProduct, _ call: StudioCall) throws -> [UInt8] {
        let formats = pictured.formats
        let product = pictured.directed { art in
            if let scheme = call.text("scheme") { art.scheme = scheme }
            if let name = call.text("composition") {
                art.composition = WrittenText(
                    text: name, place: art.composition?.place ?? pictured.product.line(of: "scenes"))
            }
        }
        let directed = PicturedProduct(
            product, pictured.templates, described: pictured.described, formats: pictured.formats)
        let languages = directed.languages
        let language = call.integer("language") ?? 0
        guard
            let format = call.integer("format").map({ formats.indices.contains($0) ? formats[$0] : nil })
                ?? formats.first,
            languages.indices.contains(language), languages[language].scenes.indices.contains(index)
        else { throw Objection("there is no such look of this scene") }
        return try StillMaker(setup, directed.templates).still(
            of: product, index, in: language, of: languages, as: format, described: directed.described
        ).bytes
    }

    private func described(_ scene: Manifest.Scene, _ index: Int, of product: PicturedProduct) -> Value {
        let compositions = StillMaker(setup, product.templates).compositions
        let size = product.formats.first.map { ($0.width, $0.height) } ?? (1, 1)
        return described(
            "scene", index, scene.title.joined(separator: " "), scene.place, product, size,
            PictureLooks(of: product, compositions: compositions))
    }

    private func described(
        _ kind: String, _ index: Int, _ title: String, _ place: Place, _ product: PicturedProduct,
        _ size: (width: Int, height: Int), _ looks: PictureLooks
    ) -> Value {
        [
            "product": .string(product.product.slug), "productName": .string(product.product.manifest.name),
            "kind": .string(kind), "number": .integer(index + 1), "title": .string(title),
            "path": .string(place.path), "line": .integer(place.line),
            "width": .integer(size.width), "height": .integer(size.height), "groups": looks.described,
        ]
    }
}
