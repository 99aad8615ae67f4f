public import Diagnostics
import Files
public import Site
import Stage
public import Values

/// What a product's page shows of its plays, positions and scenes, and the files that it needs.
public struct PagePictures: Sendable {
    /// Members of `product`: `picture`, `boards`, `screens`.
    public var members = Object()
    /// The files, by their path in the site.
    public var files: [(path: String, bytes: [UInt8])] = []
    /// What is wrong with the plays, positions and scenes.
    public var mistakes: [Diagnostic] = []
    /// The moving picture of each play, by its name, as a fence `play` shows it.
    public var plays: [(name: String, picture: Value)] = []
}

extension PictureStudio {
    /// The size of the screens of a product's page.
    static let pageScreen = PictureSize(width: 590, height: 1180)

    /// The pictures of a product's page.
    public func pagePictures(of product: Product) -> PagePictures {
        var page = PagePictures()
        let folder = product.address.path.dropFirst() + "pictures/"
        for play in product.manifest.plays {
            guard let script = product.script(play.name) else { continue }
            do throws(Mistakes) {
                let (picture, warnings) = try moving(script, play.name, folder: String(folder), &page.files)
                page.plays.append((play.name, picture))
                page.mistakes += warnings
            } catch {
                page.mistakes += error.all
            }
        }
        if let first = page.plays.first { page.members["picture"] = first.picture }
        let boards = boards(of: product, &page)
        if !boards.isEmpty { page.members["boards"] = .list(boards) }
        let screens = screens(of: product, folder: String(folder), &page)
        if !screens.isEmpty { page.members["screens"] = .list(screens) }
        return page
    }

    /// The moving picture of a product's page, by its addresses on the site; nil where the product has no play.
    public func pagePicture(of product: Product) throws(Mistakes) -> Value? {
        guard let play = product.manifest.plays.first, let script = product.script(play.name) else { return nil }
        var files: [(path: String, bytes: [UInt8])] = []
        return try moving(script, play.name, folder: product.address.path.dropFirst() + "pictures/", &files).picture
    }

    /// A play in both schemes of a page, as the theme's partial `picture` takes it.
    private func moving(
        _ script: Script, _ name: String, folder: String, _ files: inout [(path: String, bytes: [UInt8])]
    ) throws(Mistakes) -> (picture: Value, warnings: [Diagnostic]) {
        var picture = Object()
        var warnings: [Diagnostic] = []
        for (index, style) in try styles(of: script).all.enumerated() {
            let made = try movingPicture(of: script, PlayChanges(style: style))
            if index == 0 { warnings = made.warnings }
            let stem = index == 0 ? name : "\(name)-\(style)"
            let prefix = index == 0 ? "" : "dark_"
            picture[prefix + "gif"] = add(made.gif, "\(folder)\(stem)", "gif", &files)
            picture[prefix + "still"] = add(made.still, "\(folder)\(stem)", "png", &files)
            picture["width"] = .integer(made.size.width)
            picture["height"] = .integer(made.size.height)
            picture["alt"] = .string(made.description)
            picture["duration"] = .decimal(made.duration.value)
        }
        return (.object(picture), warnings)
    }

    /// Files carry a part of their digest in their name, so that a browser never shows an old one.
    private func add(
        _ bytes: [UInt8], _ stem: String, _ fileExtension: String, _ files: inout [(path: String, bytes: [UInt8])]
    ) -> Value {
        let path = "\(stem).\(Digest(of: bytes).fingerprint).\(fileExtension)"
        files.append((path, bytes))
        return .string("/" + path)
    }

    private func boards(of product: Product, _ page: inout PagePictures) -> [Value] {
        var boards: [Value] = []
        for (index, board) in product.manifest.boards.enumerated() {
            do throws(Mistakes) {
                let figure = try self.figure(PositionText(board, of: product), prefix: "\(product.slug)-\(index + 1)")
                boards.append(figure.described(title: board.title))
            } catch {
                page.mistakes += error.all
            }
        }
        return boards
    }

    private func screens(of product: Product, folder: String, _ page: inout PagePictures) -> [Value] {
        var screens: [Value] = []
        // A play that is not there is told by whoever read the manifest.
        for (index, scene) in product.manifest.scenes.enumerated() {
            guard let script = product.script(scene.play) else { continue }
            do throws(Mistakes) {
                var screen = Object()
                let styles = try styles(of: script)
                for style in styles.all {
                    let bytes = try self.screen(
                        scene, of: product, PlayChanges(size: PictureStudio.pageScreen, style: style))
                    let isLight = style == styles.light
                    let stem = "\(folder)screen-\(index + 1)\(isLight ? "" : "-" + style)"
                    screen[isLight ? "src" : "dark_src"] = add(bytes, stem, "png", &page.files)
                }
                screen["width"] = .integer(PictureStudio.pageScreen.width)
                screen["height"] = .integer(PictureStudio.pageScreen.height)
                screen["alt"] = .string(scene.title.joined(separator: " "))
                screens.append(.object(screen))
            } catch {
                page.mistakes += error.all
            }
        }
        return screens
    }
}
