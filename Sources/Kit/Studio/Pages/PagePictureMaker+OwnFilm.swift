import Canvas
import Diagnostics
import Drawing
import Files
import Markup
import Media
import Rendering
import Site
import Stage
import Values

/// What a page shows where no play is drawn: a film of the author's own by its poster, and the manifest's picture.
extension PagePictureMaker {
    /// The width of a poster: as wide as a page shows it, on a screen of two pixels a point.
    private static let posterWidth = 1280
    private static let posterQuality = 85

    /// Adds the poster of a product's own film, and the picture at the head of a page that has no play.
    func addOwn(of product: Product, to page: inout PagePictures) {
        let named = namedPicture(of: product)
        // What is wrong with the manifest's film has been told.
        var poster: Object?
        if let source = try? FilmSource(product), case .own(let film) = source {
            poster = self.poster(of: film, called: source.name, of: product, named, &page)
            if var shown = poster {
                shown["part"] = film.fragment.map { .string($0) }
                page.stand(shown, for: source.name)
            }
        }
        guard product.manifest.plays.isEmpty, let picture = named ?? poster else { return }
        page.members["picture"] = .object(picture)
    }

    /// The moment that the manifest names, else the picture beside the film, else a moment a third of the way into it; where
    /// no film can be read, the manifest's picture.
    private func poster(
        of film: OwnFilm, called name: String, of product: Product, _ named: Object?, _ page: inout PagePictures
    ) -> Object? {
        let beside = posterBeside(name, of: product)
        if film.poster == nil, let beside { return beside }
        let other = beside ?? named
        guard movies.program.isThere else {
            if other == nil {
                page.mistakes.append(film.warning("its page shows no poster: \(FilmProgram.absence.message)"))
            }
            return other
        }
        do throws(Mistakes) { return try drawn(film, called: name, of: product, &page.files) } catch {
            page.mistakes += error.all.map { film.warning("its page shows no poster: \($0.message)") }
            return other
        }
    }

    private func drawn(
        _ film: OwnFilm, called name: String, of product: Product, _ files: inout [(path: String, bytes: [UInt8])]
    ) throws(Mistakes) -> Object {
        let size = film.size(width: PagePictureMaker.posterWidth)
        let bytes = try movies.jpeg(ofPosterOf: film, size, quality: PagePictureMaker.posterQuality)
        let path = PageFilmNames.path(
            PageFilmNames.folder(of: product) + name, fingerprint: Digest(of: bytes).fingerprint, "jpg")
        files.append((path, bytes))
        let said = film.shownCaptions.captions.flatMap(\.lines).joined(separator: " ")
        var picture = still("/" + path, size.width, size.height, alt: said.isEmpty ? nil : said, of: product)
        if film.poster != nil { picture["poster"] = .string("/" + path) }
        return picture
    }

    private func posterBeside(_ name: String, of product: Product) -> Object? {
        guard let path = ProductFilms.poster(name, in: product) else { return nil }
        let size = (try? product.files[path]?.read()).flatMap { Medium($0)?.size }
        let address = Address(product.address.path + path).encoded
        return still(address, size?.width, size?.height, alt: nil, of: product)
    }

    /// The manifest's picture; what it is like is read where it is a file of the product.
    private func namedPicture(of product: Product) -> Object? {
        guard let picture = product.manifest.picture else { return nil }
        let (folder, address) = (product.address.path, picture.src.text)
        let path = address.hasPrefix(folder) ? percentDecoded(String(address.dropFirst(folder.count))) : nil
        let bytes = path.flatMap { try? product.files[$0]?.read() } ?? []
        let size = Medium(bytes)?.size
        var members = still(
            address, picture.width ?? size?.width, picture.height ?? size?.height, alt: picture.alt, of: product)
        if let dark = picture.dark {
            members["dark_gif"] = .string(dark.text)
            members["dark_still"] = .string(dark.text)
        }
        if let size, isPixelArt(bytes, size.width, size.height) { members["pixelated"] = true }
        return members
    }

    /// Whether a page that enlarges it keeps its pixels; see ``Pixmap/keepsPixels(width:height:)``.
    private func isPixelArt(_ bytes: [UInt8], _ width: Int, _ height: Int) -> Bool {
        guard max(width, height) < PagePictureMaker.posterWidth, let pixmap = try? Canvas.pixmap(ofPNG: bytes) else {
            return false
        }
        return pixmap.keepsPixels(width: Double(2 * width), height: Double(2 * height))
    }

    /// A picture that does not move, as the theme's partial `picture` takes it.
    private func still(_ address: String, _ width: Int?, _ height: Int?, alt: String?, of product: Product) -> Object {
        var members = Object([("gif", .string(address)), ("still", .string(address))])
        if let width, let height {
            members["width"] = .integer(width)
            members["height"] = .integer(height)
        }
        members["alt"] = .string(alt ?? product.manifest.picture?.alt ?? product.manifest.tagline)
        return members
    }
}

extension PagePictures {
    /// Takes the poster of a film where no play has its name; of one that has, the moment that the manifest names alone.
    fileprivate mutating func stand(_ poster: Object, for name: String) {
        guard let index = plays.firstIndex(where: { $0.name == name }) else {
            return plays.append((name, .object(poster)))
        }
        guard case .object(var picture) = plays[index].picture else { return }
        for member in ["poster", "part"] { picture[member] = poster[member] }
        plays[index].picture = .object(picture)
    }
}

extension OwnFilm {
    /// The part that is shown, as an address says it (Media Fragments URI 1.0, "Temporal Dimension"); nil for all of it.
    fileprivate var fragment: String? {
        guard start > .zero || part != nil else { return nil }
        return "t=\(start.text.dropLast())" + (part == nil ? "" : ",\((start + shown()).text.dropLast())")
    }

    fileprivate func warning(_ message: String) -> Diagnostic {
        Diagnostic(
            .warning, message, at: place,
            remedy: "put a picture of the film's name beside it, such as \(name.prefix { $0 != "." }).jpg")
    }
}
