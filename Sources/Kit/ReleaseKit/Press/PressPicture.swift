import Diagnostics
import Files
import Site
import Studio
import Values

/// A picture for the press: as large as there is, and small for the page.
struct PressPicture {
    /// What it shows, in a few words.
    var title: String
    /// What it shows, for those who do not see it.
    var alt: String
    /// Its path in the room's folder.
    var path: String
    var bytes: [UInt8]
    /// The small one; nil where the full one is small enough.
    var small: [UInt8]?

    /// The path of the small one.
    var smallPath: String {
        guard small != nil else { return path }
        let name = path.split(separator: "/").last ?? ""
        return "pictures/small/" + (name.split(separator: ".").first ?? "") + ".png"
    }

    var described: Value {
        let full = MediaFacts(bytes)
        let shown = small.flatMap(MediaFacts.init) ?? full
        return [
            "title": .string(title), "alt": .string(alt), "src": .string(path), "small": .string(smallPath),
            "width": full.map { .integer($0.width) } ?? .null, "height": full.map { .integer($0.height) } ?? .null,
            "small_width": shown.map { .integer($0.width) } ?? .null,
            "small_height": shown.map { .integer($0.height) } ?? .null, "bytes": .integer(bytes.count),
            "format": .string(fileExtension(of: path).uppercased()),
        ]
    }
}

extension KitJob {
    /// The largest sides of a small picture, in pixels: a column of the page at twice its size.
    private static let small = (width: 560, height: 760)

    /// The pictures for the press: the trailer, the screens, the boards, and what the author has put beside the
    /// manifest.
    func pressPictures() throws(Mistakes) -> [PressPicture] {
        var pictures: [PressPicture] = []
        if let play = product.manifest.plays.first, let script = product.script(play.name) {
            let moving = try maker.studio.movingPicture(
                of: script, PlayChanges(style: maker.studio.styles(of: script).light))
            let stem = "pictures/\(product.slug)-\(slug(play.name))"
            pictures.append(
                try picture("The trailer", moving.description, stem + ".gif", moving.gif, still: moving.still))
            pictures.append(
                try picture("A still of it", moving.description, stem + "-still.png", moving.still, still: moving.still)
            )
        }
        let described = described()
        for scene in product.manifest.scenes {
            let title = scene.title.joined(separator: " ")
            let png = try maker.studio.still(
                scene, of: product, as: .iPhone, described: .lazy(described), maker.templates)
            pictures.append(try picture(title, title, path("screen", title, pictures), png, still: png))
        }
        for board in product.manifest.boards {
            let png = try maker.studio.board(
                board, of: product, style: maker.studio.boardGame.styles.light, side: KitSizes.board
            ).png
            pictures.append(
                try picture(board.title, board.title, path("board", board.title, pictures), png, still: png))
        }
        return pictures + (try ownPictures())
    }

    /// The pictures of the product's folder, by their file names.
    private func ownPictures() throws(Mistakes) -> [PressPicture] {
        var pictures: [PressPicture] = []
        for (name, file) in product.files.sorted(by: { $0.key < $1.key }) {
            let kind = fileExtension(of: name)
            guard ["png", "jpg", "jpeg", "gif"].contains(kind), name != product.manifest.logo?.text else { continue }
            guard let bytes = try? file.read() else { continue }
            let title = String(name.split(separator: "/").last?.split(separator: ".").first ?? "").replacing(
                "-", with: " ")
            do throws(Mistakes) {
                pictures.append(
                    try picture(
                        title, title, "pictures/" + name.replacing("/", with: "-"), bytes,
                        still: kind == "png" ? bytes : nil))
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

    private func picture(
        _ title: String, _ alt: String, _ path: String, _ bytes: [UInt8], still: [UInt8]?
    ) throws(Mistakes) -> PressPicture {
        var picture = PressPicture(title: title, alt: alt, path: path, bytes: bytes)
        if let still {
            let small = try maker.studio.smaller(still, width: KitJob.small.width, height: KitJob.small.height)
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

    /// Puts pictures into a room, one by one and all in one file.
    func add(_ pictures: [PressPicture], to room: inout PressRoom) throws(Mistakes) {
        for picture in pictures {
            room.add(picture.path, picture.bytes)
            if let small = picture.small { room.add(picture.smallPath, small) }
        }
        room.members["pictures"] = .list(pictures.map(\.described))
        let files = pictures.map { (name(in: $0.path), $0.bytes) }
        if let archive = archive(files, "images.zip", &room) { room.members["images"] = archive }
    }

    /// The path of a file in an archive: below the product's name, so that unpacking makes one folder.
    func name(in path: String) -> String {
        product.slug + "/" + (path.split(separator: "/").last.map(String.init) ?? path)
    }

    /// Adds files in one file; what the page says of it, or nil where there are none.
    func archive(_ files: [(name: String, bytes: [UInt8])], _ path: String, _ room: inout PressRoom) -> Value? {
        guard !files.isEmpty, let bytes = ZipArchive.bytes(of: files) else { return nil }
        room.add(path, bytes)
        return ["src": .string(path), "bytes": .integer(bytes.count), "count": .integer(files.count)]
    }
}
