import Diagnostics
import Files
import Media
import Site
import Studio

/// Makes the pictures for the press: those that were drawn, and what the author has put beside the manifest.
struct PressPictureMaker {
    /// The largest sides of a small picture, in pixels: a column of the page at twice its size.
    private static let small = (width: 560, height: 760)

    let product: Product
    let shrinker: PictureShrinker

    /// The pictures, in the order of the page: the trailer, the screens, the boards, the author's own.
    /// - Throws: that one of the author's own cannot be read.
    func pictures(of drawn: PressDrawings) throws(Mistakes) -> [PressPicture] {
        var pictures: [PressPicture] = []
        if let film = drawn.trailer {
            let stem = "pictures/\(product.slug)-\(slug(film.name))"
            let (words, still) = (film.picture.description, film.picture.still)
            pictures.append(try picture("The trailer", words, stem + ".gif", film.picture.gif, still: still))
            pictures.append(try picture("A still of it", words, stem + "-still.png", still, still: still))
        }
        for (kind, drawings) in [("screen", drawn.screens), ("board", drawn.boards)] {
            for drawing in drawings {
                let title = drawing.title
                pictures.append(
                    try picture(title, title, path(kind, title, pictures), drawing.png, still: drawing.png))
            }
        }
        return pictures + (try ownPictures())
    }

    /// The pictures of the product's folder, by their file names.
    private func ownPictures() throws(Mistakes) -> [PressPicture] {
        var pictures: [PressPicture] = []
        for (name, file) in product.files.sorted(by: { $0.key < $1.key }) {
            let kind = fileExtension(of: name)
            guard ["png", "jpg", "jpeg", "gif"].contains(kind), name != product.manifest.logo?.text,
                !isForStoresAlone(name)
            else { continue }
            guard let bytes = try? file.read() else { continue }
            let title = pictureTitle(of: name)
            do throws(Mistakes) {
                // A JPEG that is called a PNG is what `deliver` downloads of many listings.
                pictures.append(
                    try picture(
                        title, title, "pictures/" + name.replacing("/", with: "-"), bytes,
                        still: kind == "png" && Medium(bytes)?.format != .jpeg ? bytes : nil))
            } catch {
                throw Mistakes(
                    error.all.map {
                        Diagnostic(
                            .error, "`\(product.folder)/\(name)` cannot be shown: \($0.message)",
                            remedy: $0.remedy ?? "save it again, or remove it")
                    })
            }
        }
        return pictures
    }

    /// Whether a picture is a store's: screenshots in a second language, and what only a store shows.
    private func isForStoresAlone(_ name: String) -> Bool {
        if name.hasPrefix("fastlane/") { return true }
        let parts = name.split(separator: "/")
        guard parts.count > 2, parts[0] == "shots" else { return false }
        let own = product.manifest.store?.listing.locale.name
        return product.locales.contains { $0.locale.name == parts[1] } && String(parts[1]) != own
    }

    private func picture(
        _ title: String, _ alt: String, _ path: String, _ bytes: [UInt8], still: [UInt8]?
    ) throws(Mistakes) -> PressPicture {
        var picture = PressPicture(title: title, alt: alt, path: path, bytes: bytes)
        if let still {
            let small = try shrinker.smaller(
                still, width: PressPictureMaker.small.width, height: PressPictureMaker.small.height)
            if small != bytes { picture.small = small }
        }
        return picture
    }

    /// A path that says what the picture shows, numbered in the order of the page.
    private func path(_ kind: String, _ title: String, _ before: [PressPicture]) -> String {
        let words = slug(title).split(separator: "-").prefix(6).joined(separator: "-")
        return "pictures/\(product.slug)-\(kind)-\(before.count { $0.path.contains("-\(kind)-") } + 1)"
            + (words.isEmpty ? "" : "-" + words) + ".png"
    }
}
