import Diagnostics
import Files
import Site
import Studio
import Values

/// A product's logo in its press room.
enum PressLogo {
    static func room(_ logo: LogoFiles, of product: Product) -> PressRoom {
        var room = PressRoom()
        let files = logo.files.map { ("logo/\(product.slug)-\($0.name)", $0.bytes) }
        for file in files { room.add(file.0, file.1) }
        let described = files.map { path, bytes -> Value in
            [
                "src": .string(path), "bytes": .integer(bytes.count),
                "name": .string(String(path.fileName)),
            ]
        }
        var members = Object([
            ("files", .list(described)), ("mark", .string("logo/\(product.slug)-\(logo.mark)")),
            ("drawn", .bool(logo.isDrawn)),
        ])
        if logo.isDrawn {
            members["wordmark"] = .string("logo/\(product.slug)-wordmark.svg")
            members["wordmark_on_dark"] = .string("logo/\(product.slug)-wordmark-on-dark.svg")
        }
        if let archive = room.addArchive(files, "logo.zip", of: product) { members["zip"] = archive }
        room.members["logo"] = .object(members)
        return room
    }
}
