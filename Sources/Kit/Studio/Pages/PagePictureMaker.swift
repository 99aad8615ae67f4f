import Diagnostics
import Files
import Languages
import Media
import Rendering
import Site
import Stage
import Values

/// Makes the pictures of products' pages: each play, board and scene in both schemes.
package struct PagePictureMaker: Sendable {
    /// The size of the screens of a product's page.
    private static let screen = PictureSize(width: 590, height: 1180)

    let movies: MovieMaker
    private let films: MovingPictureMaker
    private let boards: BoardMaker
    private let scenes: SceneMaker
    private let words: SceneWords

    /// A maker of pages' pictures with the setup's games, fonts and cache.
    package init(_ setup: PictureSetup) {
        (films, boards, movies) = (MovingPictureMaker(setup), BoardMaker(setup), MovieMaker(setup))
        (scenes, words) = (SceneMaker(setup), SceneWords(setup))
    }

    /// The pictures of a product's page; what cannot be drawn is told, and keeps nothing else from being there.
    package func pictures(of product: Product) -> PagePictures {
        var page = PagePictures()
        page.mistakes += FilmSource.mistakes(in: product)
        for play in product.manifest.plays {
            guard let script = product.script(play.name) else { continue }
            do throws(Mistakes) {
                let (picture, warnings) = try moving(script, play.name, of: product, &page.files)
                page.plays.append((play.name, picture))
                page.mistakes += warnings
            } catch {
                page.mistakes += error.all
            }
        }
        if let first = page.plays.first { page.members["picture"] = first.picture }
        addOwn(of: product, to: &page)
        let boards = boards(of: product, &page)
        if !boards.isEmpty { page.members["boards"] = .list(boards) }
        let screens = product.manifest.scenes.isEmpty ? shots(of: product) : screens(of: product, &page)
        if !screens.isEmpty { page.members["screens"] = .list(screens) }
        return page
    }

    /// A play in both schemes of a page, as the theme's partial `picture` takes it.
    private func moving(
        _ script: Script, _ name: String, of product: Product, _ files: inout [(path: String, bytes: [UInt8])]
    ) throws(Mistakes) -> (picture: Value, warnings: [Diagnostic]) {
        let styles = try films.styles(of: script)
        let (light, dark) = try films.schemes(of: script)
        let names = PageFilmNames(name, of: product, styles)
        var picture = Object()
        func add(_ made: MovingPicture, isDark: Bool) {
            for file in PageFilmNames.files where file.isDark == isDark {
                let bytes = made.bytes(file)
                let path = names.path(file, fingerprint: Digest(of: bytes).fingerprint)
                files.append((path, bytes))
                picture[file.member] = .string("/" + path)
            }
        }
        add(light, isDark: false)
        picture["width"] = .integer(light.size.width)
        picture["height"] = .integer(light.size.height)
        picture["alt"] = .string(light.description)
        picture["duration"] = .decimal(light.duration.value)
        add(dark, isDark: true)
        return (.object(picture), light.warnings)
    }

    private func boards(of product: Product, _ page: inout PagePictures) -> [Value] {
        var values: [Value] = []
        for (index, board) in product.manifest.boards.enumerated() {
            do throws(Mistakes) {
                var figure = try boards.figure(PositionText(board, of: product), prefix: "\(product.slug)-\(index + 1)")
                figure.isToPlay = board.isToPlay
                values.append(figure.described(title: board.title))
            } catch {
                page.mistakes += error.all
            }
        }
        return values
    }

    private func screens(of product: Product, _ page: inout PagePictures) -> [Value] {
        var screens: [Value] = []
        // A play that is not there is told by whoever read the manifest.
        for (index, scene) in product.manifest.scenes.enumerated() {
            if var own = ownPicture(scene, of: product) {
                own["scene"] = .integer(index + 1)
                screens.append(.object(own))
            }
            guard let play = scene.play, let script = product.script(play) else { continue }
            do throws(Mistakes) {
                let stem = "\(PageFilmNames.folder(of: product))screen-\(index + 1)"
                var drawn = try screen(scene, of: product, script, stem, &page.files)
                drawn["scene"] = .integer(index + 1)
                screens.append(.object(drawn))
            } catch {
                page.mistakes += error.all
            }
        }
        return screens
    }

    /// A screenshot that a scene shows, which stands on the site as it is.
    private func ownPicture(_ scene: Manifest.Scene, of product: Product) -> Object? {
        guard let path = product.screenshot(of: scene), let bytes = try? product.files[path]?.read(),
            let size = Medium(bytes)?.size
        else { return nil }
        var screen = Object([
            ("src", .string(product.address.path + path)), ("width", .integer(size.width)),
            ("height", .integer(size.height)), ("alt", .string(words.words(of: scene, of: product))),
        ])
        let title = scene.title.joined(separator: " ")
        if !title.isEmpty { screen["caption"] = .string(title) }
        return screen
    }

    /// The screenshots that a listing brought, which stand on the site as they are.
    private func shots(of product: Product) -> [Value] {
        let shots = product.listingShots.prefix(PagePictureMaker.mostShots)
        return shots.enumerated().compactMap { index, shot in
            guard let bytes = try? shot.file.read(), let size = Medium(bytes)?.size else { return nil }
            let count = films.performer.speech.phrase("time_of", ["\(index + 1)", "\(shots.count)"])
            return [
                "src": .string(product.address.path + shot.name), "width": .integer(size.width),
                "height": .integer(size.height), "alt": .string("\(product.manifest.name), \(count)"),
            ]
        }
    }

    /// As many as a store shows.
    private static let mostShots = 10

    private func screen(
        _ scene: Manifest.Scene, of product: Product, _ script: Script, _ stem: String,
        _ files: inout [(path: String, bytes: [UInt8])]
    ) throws(Mistakes) -> Object {
        var screen = Object()
        let (size, styles) = (PagePictureMaker.screen, try films.styles(of: script))
        for style in styles.all {
            let bytes = try scenes.png(of: scene, of: product, PlayChanges(size: size, style: style))
            let isLight = style == styles.light
            let path = PageFilmNames.path(
                stem + (isLight ? "" : "-" + style), fingerprint: Digest(of: bytes).fingerprint, "png")
            files.append((path, bytes))
            screen[isLight ? "src" : "dark_src"] = .string("/" + path)
        }
        screen["width"] = .integer(size.width)
        screen["height"] = .integer(size.height)
        let title = scene.title.joined(separator: " ")
        screen["alt"] = .string(words.words(of: scene, of: product))
        if !title.isEmpty { screen["caption"] = .string(title) }
        return screen
    }
}
