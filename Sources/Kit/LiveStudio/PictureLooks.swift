import Media
import Site
import Stage
import Studio
import Values
import Verify

/// In which looks a picture can be seen, group by group: what a call has to ask for, and what a page calls it.
struct PictureLooks {
    /// One of them.
    struct Look {
        var name: String
        /// What else there is to say of it.
        var about = ""
        /// What a call asks for.
        var wanted: [(name: String, value: Value)]
        /// Its size in pixels, where that differs from the picture's own.
        var size: PixelSize?
    }

    var groups: [(title: String, looks: [Look])] = []

    /// The looks of a board: the styles of its game, and the sizes in which pages and kits have it.
    init(board: BoardMaker, _ kind: ActorKind?) {
        let styles = kind?.styleNames ?? board.game.styles.all
        add("Styles", styles.map { Look(name: $0, wanted: [("style", .string($0))]) })
        add("Sizes", PictureLooks.boardSides.map { PictureLooks.size($0.side, $0.side, $0.title) })
    }

    /// The looks of a product's scenes.
    init(of product: PicturedProduct, compositions: [String]) {
        add(
            "Styles",
            [("scheme", "light"), ("scheme", "dark")].map { Look(name: $1, wanted: [($0, .string($1))]) })
        add("Compositions", compositions.map { Look(name: $0, wanted: [("composition", .string($0))]) })
        add(
            "Sizes",
            product.formats.enumerated().map { number, format in
                var look = PictureLooks.size(format.width, format.height, PictureLooks.title(of: format))
                look.wanted = [("format", .integer(number))]
                return look
            })
        add(
            "Languages",
            product.languages.enumerated().map { number, language in
                Look(name: language.tag, wanted: [("language", .integer(number))])
            })
    }

    /// As pages show boards, and as kits do.
    static let boardSides = [(side: 480, title: "Pages"), (side: 960, title: "Kit")]

    private mutating func add(_ title: String, _ looks: [Look]) {
        // One is what the picture itself shows.
        if looks.count > 1 { groups.append((title, looks)) }
    }

    private static func size(_ width: Int, _ height: Int, _ title: String) -> Look {
        Look(
            name: "\(width) × \(height)", about: title,
            wanted: [("width", .integer(width)), ("height", .integer(height))],
            size: PixelSize(width: width, height: height))
    }

    private static func title(of format: StillFormat) -> String {
        format.slot.isEmpty ? format.store : SlotTable.slot(format.slot).title
    }

    /// For a page.
    var described: Value {
        .list(
            groups.map { title, looks in
                ["title": .string(title), "looks": .list(looks.map(\.described))]
            })
    }
}

extension PictureLooks.Look {
    fileprivate var described: Value {
        [
            "name": .string(name), "about": .string(about),
            "wanted": .object(Object(wanted.map { ($0.name, $0.value) })),
            "width": size.map { .integer($0.width) } ?? .null, "height": size.map { .integer($0.height) } ?? .null,
        ]
    }
}
