import Diagnostics
import Site
import Studio
import Values

/// The sizes of a kit's pictures.
enum KitSizes {
    /// App previews of iPhones, portrait: what the App Store takes of 6.9" to 5.5" (specification of app previews).
    static let portrait = (width: 886, height: 1920)
    /// Frames a second of the portrait preview; the App Store takes at most 30 of a film, and a GIF is large enough.
    static let portraitRate = 20
    /// The side of a board's PNG.
    static let board = 960
}

/// The headings of the kit's page.
enum KitGroups {
    static let moving = "Moving pictures"
    static let posts = "Posts"
    static let press = "Press"
    static let boards = "Boards"
    static let stills = "For the App Store"
}

extension KitJob {
    /// The first play as the kit's moving pictures: square for light and dark pages, and tall as a store's preview.
    func movingPictures(_ progress: @escaping @Sendable (Double) -> Void) throws(Mistakes) -> [Artefact] {
        guard let play = product.manifest.plays.first, let script = product.script(play.name) else { return [] }
        var artefacts: [Artefact] = []
        // The same two pictures as on the product's page, so that each is made once.
        let styles = try maker.studio.styles(of: script)
        let light = try maker.studio.movingPicture(of: script, PlayChanges(style: styles.light)) {
            progress(Double($0) / Double($1) * 0.2)
        }
        artefacts.append(
            .picture(
                "The moving picture", "preview.gif", light.gif, width: light.size.width, height: light.size.height,
                in: KitGroups.moving))
        artefacts.append(
            .picture(
                "Its still", "preview.png", light.still, width: light.size.width, height: light.size.height,
                in: KitGroups.moving, shown: false))
        let dark = try maker.studio.movingPicture(of: script, PlayChanges(style: styles.dark)) {
            progress(0.2 + Double($0) / Double($1) * 0.2)
        }
        artefacts.append(
            .picture(
                "For dark pages", "preview-dusk.gif", dark.gif, width: light.size.width,
                height: light.size.height,
                in: KitGroups.moving))
        let tall = try maker.studio.movingPicture(of: script, KitJob.portrait) {
            progress(0.4 + Double($0) / Double($1) * 0.6)
        }
        artefacts.append(
            .picture(
                "App Store preview", "preview-portrait.gif", tall.gif, width: tall.size.width, height: tall.size.height,
                in: KitGroups.moving))
        return artefacts
    }

    private static var portrait: PlayChanges {
        PlayChanges(width: KitSizes.portrait.width, height: KitSizes.portrait.height, fps: KitSizes.portraitRate)
    }

    /// The picture that networks show for the product's address, and that goes with posts where nothing moves.
    func card() throws(Mistakes) -> [Artefact] {
        guard let maker = try CardMaker(maker.studio, maker.templates) else { return [] }
        let manifest = product.manifest
        let page = Object([
            ("title", .string(manifest.title ?? manifest.name)), ("kind", "product"),
            ("description", .string(manifest.tagline)),
        ])
        guard let bytes = try maker.picture(title: manifest.title ?? manifest.name, page: page) else { return [] }
        return [
            .picture(
                "The card of its address", "card.png", bytes, width: 1200, height: 630, in: KitGroups.posts,
                shown: false)
        ]
    }

    /// The boards of the manifest, as SVG and PNG, for light and dark pages.
    func boards() throws(Mistakes) -> [Artefact] {
        var artefacts: [Artefact] = []
        var mistakes: [Diagnostic] = []
        let styles = maker.studio.boardGame.styles
        for (index, board) in product.manifest.boards.enumerated() {
            do throws(Mistakes) {
                for style in styles.all {
                    let picture = try maker.studio.board(board, of: product, style: style, side: KitSizes.board)
                    let name = "boards/\(index + 1)" + (style == styles.light ? "" : "-\(style)")
                    artefacts.append(
                        .picture(
                            board.title, name + ".png", picture.png, width: KitSizes.board, height: KitSizes.board,
                            in: KitGroups.boards, shown: style == styles.light))
                    artefacts.append(
                        .picture(
                            board.title, name + ".svg", Array(picture.svg.utf8), width: KitSizes.board,
                            height: KitSizes.board, in: KitGroups.boards, shown: false))
                }
            } catch {
                mistakes += error.all
            }
        }
        if !mistakes.isEmpty { throw Mistakes(mistakes) }
        return artefacts
    }
}
