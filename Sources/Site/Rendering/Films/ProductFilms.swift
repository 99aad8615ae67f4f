import Dates
import Files
import Media
import Site
import Values

/// The films of a product: files of its folder `films/`, beside `plays/`.
///
/// A film and its play have one name: `films/trailer.mp4` is the film of `plays/trailer.play`. `trailer.webm` beside it is
/// another form of the same film, `trailer.vtt` its captions, `trailer.fr.vtt` those in French, and `trailer.jpg` its
/// poster where there is no play to take one from.
package struct ProductFilms: Sendable {
    private static let types = [("webm", "video/webm"), ("mp4", "video/mp4")]

    private let product: Product
    private let language: String

    /// The films of a product of a site in some language.
    package init(_ product: Product, language: String) {
        self.product = product
        self.language = language
    }

    /// The names of the films, in byte order.
    package var names: [String] {
        let names = product.files.keys.compactMap { path -> String? in
            guard ProductFilms.types.contains(where: { $0.0 == fileExtension(of: path) }) else { return nil }
            return ProductFilms.stem(path)
        }
        return Set(names).sorted()
    }

    /// The film that a page shows first: the one that the manifest names, else that of the first play that has one, else the
    /// first there is.
    package var first: String? {
        let names = names
        let wanted = [product.manifest.film?.src.flatMap { ProductFilms.stem($0.text) }].compactMap { $0 }
        return (wanted + product.manifest.plays.map(\.name)).first(where: names.contains) ?? names.first
    }

    /// The path of the picture that lies beside a film as its poster; nil where there is none.
    package static func poster(_ name: String, in product: Product) -> String? {
        ["jpg", "png", "webp"].map { "films/\(name).\($0)" }.first { product.files[$0] != nil }
    }

    /// A film as templates see it; nil where it has not been made.
    /// - Parameters:
    ///   - name: the film's name, which is that of its play.
    ///   - picture: the moving picture of the play; its still is the film's poster, unless it names another (`poster`), and
    ///     all of the film is shown, unless it names a part (`part`).
    /// - Returns: the film's members, as the theme's partial `film` takes them.
    package func film(_ name: String, picture: Value?) -> Object? {
        let sources = ProductFilms.types.compactMap { ending, type -> (path: String, type: String)? in
            let path = "films/\(name).\(ending)"
            return product.files[path] == nil ? nil : (path, type)
        }
        guard let best = sources.last else { return nil }
        var known = Object()
        if case .object(let members)? = picture { known = members }
        let head = sources.lazy.compactMap { self.facts(of: $0.path) }.first
        var film = Object([("name", .string(name)), ("src", address(best.path)), ("type", .string(best.type))])
        var part = ""
        if case .string(let fragment)? = known["part"] { part = "#" + fragment }
        film["sources"] = .list(sources.map { ["src": address($0.path, part), "type": .string($0.type)] })
        let beside = ProductFilms.poster(name, in: product).map { address($0) }
        film["poster"] = known["poster"] ?? beside ?? known["still"] ?? .null
        film["width"] = head?.size.map { .integer($0.width) } ?? known["width"] ?? .integer(16)
        film["height"] = head?.size.map { .integer($0.height) } ?? known["height"] ?? .integer(9)
        film["description"] = known["alt"] ?? .null
        if let length = head?.milliseconds {
            film["duration"] = .string(ISODuration(milliseconds: length).string)
        } else if case .decimal(let seconds)? = known["duration"] {
            film["duration"] = .string(ISODuration(milliseconds: Int((seconds * 1_000).rounded())).string)
        }
        film["captions"] = .list(captions(name))
        return film
    }

    /// The text tracks: the one without a language is in the site's own, and comes first.
    private func captions(_ name: String) -> [Value] {
        let prefix = "films/\(name)."
        return product.files.keys.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".vtt") }.sorted().compactMap { path in
            let middle = path.dropFirst(prefix.count).dropLast(3)
            if middle.isEmpty { return track(path, language) }
            return middle.dropLast().contains(".") ? nil : track(path, String(middle.dropLast()))
        }.sorted { $0.isOwn && !$1.isOwn }.map(\.value)
    }

    private func track(_ path: String, _ tag: String) -> (value: Value, isOwn: Bool) {
        (["src": address(path), "language": .string(tag), "label": .string(tag)], tag == language)
    }

    private func address(_ path: String, _ part: String = "") -> Value {
        .string(Address(product.address.path + path).encoded + part)
    }

    private func facts(of path: String) -> FilmFacts? {
        (try? product.files[path]?.read()).flatMap { FilmFacts($0) }
    }

    /// The name of a film by its path; nil where the path is not right below `films/`.
    private static func stem(_ path: String) -> String? {
        guard path.hasPrefix("films/"), !path.dropFirst(6).contains("/"), let dot = path.lastIndex(of: ".") else {
            return nil
        }
        return String(path[..<dot].dropFirst(6))
    }
}
