import Diagnostics
import Site
import Studio

/// The boards of a manifest as pictures.
struct KitBoards: Sendable {
    /// A board in one of its game's styles.
    struct Picture: Sendable {
        var title: String
        /// Its place in the manifest, from 1.
        var number: Int
        /// The style's name; nil for the one of light pages.
        var style: String?
        var png: [UInt8]
        var svg: String
    }

    private(set) var pictures: [Picture] = []
    /// What is wrong with boards; the others are drawn all the same.
    private(set) var mistakes: [Diagnostic] = []

    /// Draws the boards for light and dark pages.
    init(of product: Product, _ maker: BoardMaker) {
        let styles = maker.game.styles
        for (index, board) in product.manifest.boards.enumerated() {
            do throws(Mistakes) {
                for style in styles.all {
                    let made = try maker.files(of: board, of: product, style: style, side: KitSizes.board)
                    pictures.append(
                        Picture(
                            title: board.title, number: index + 1, style: style == styles.light ? nil : style,
                            png: made.png, svg: made.svg))
                }
            } catch {
                mistakes += error.all
            }
        }
    }

    /// Each as PNG and SVG.
    var part: KitPart {
        KitPart(artefacts: pictures.flatMap { [artefact($0, "png"), artefact($0, "svg")] }, mistakes: mistakes)
    }

    private func artefact(_ board: Picture, _ kind: String) -> Artefact {
        .picture(
            board.title, "boards/\(board.number)\(board.style.map { "-" + $0 } ?? "").\(kind)",
            kind == "png" ? board.png : Array(board.svg.utf8), width: KitSizes.board, height: KitSizes.board,
            in: KitGroups.boards, shown: kind == "png" && board.style == nil)
    }
}
