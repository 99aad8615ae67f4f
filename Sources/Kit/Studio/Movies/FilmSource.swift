import Diagnostics
import Drawing
import Files
import Media
import Site
import Stage

/// What a product's films are made of: a film of its author's own, else its first play.
package enum FilmSource: Sendable {
    case play(Script, name: String, MovieOptions.SoundChoice)
    case own(OwnFilm)

    /// The source of a product; nil where it has neither.
    /// - Throws: what is wrong with the manifest's `film`.
    package init?(_ product: Product) throws(Mistakes) {
        let cut = product.manifest.film
        let ownName = cut?.src ?? (product.manifest.plays.isEmpty ? FilmSource.found(in: product) : nil)
        if let ownName {
            self = .own(try OwnFilm(ownName, cut ?? Manifest.FilmCut(), of: product))
            return
        }
        guard let play = product.manifest.plays.first, let script = product.script(play.name) else { return nil }
        let sound: MovieOptions.SoundChoice
        switch cut?.sound?.text {
        case nil, "silent", "own": sound = .silent
        case "taps": sound = .taps
        default:
            throw Mistakes(
                product.wrong(
                    cut?.sound, "the sound of a play's film is `silent` or `taps`", remedy: "write `sound: taps`"))
        }
        self = .play(script, name: play.name, sound)
    }

    /// What is wrong with a manifest's `film`; nothing is made for it, and without one nothing is read.
    static func mistakes(in product: Product) -> [Diagnostic] {
        guard product.manifest.film != nil else { return [] }
        do throws(Mistakes) {
            _ = try FilmSource(product)
            return []
        } catch {
            return error.all
        }
    }

    /// The name of its files.
    package var name: String {
        switch self {
        case .play(_, let name, _): name
        case .own(let film): String(film.name.fileName.prefix { $0 != "." })
        }
    }

    /// The first film in the product's folder `films/`.
    private static func found(in product: Product) -> WrittenText? {
        let endings = ["mp4", "mov", "m4v", "webm"]
        let path = product.files.keys.filter { $0.hasPrefix("films/") && endings.contains(fileExtension(of: $0)) }.min()
        return path.map { WrittenText(text: $0, place: Place(path: product.folder + "/" + $0, line: 1, column: 1)) }
    }
}

extension OwnFilm {
    /// The film of a manifest.
    /// - Throws: that it is not there or no film, and every value that cannot be read.
    fileprivate init(_ name: WrittenText, _ cut: Manifest.FilmCut, of product: Product) throws(Mistakes) {
        try self.init(name, of: product)
        start = try product.time(cut.from, "from") ?? .zero
        part = try product.time(cut.length, "length")
        poster = try product.time(cut.poster, "poster")
        fit = cut.fit.map { $0 == .fill ? .fill : .whole }
        ground = product.manifest.colours.first { $0.name == "ground" }.flatMap { Colour(hex: $0.hex) } ?? .black
        try readSound(cut, of: product)
        if let file = cut.captions {
            captions = try CaptionTrack(
                reading: SourceText(
                    path: product.folder + "/" + file.text, bytes: product.bytes(file, called: "captions")))
        }
        guard start < self.length else {
            throw Mistakes(
                product.wrong(
                    cut.from, "the film lasts \(self.length.rough(beside: start)), and `from` lies behind its end",
                    remedy: "let it begin earlier"))
        }
    }

    /// The whole of a file.
    /// - Throws: that it is not there or no film.
    private init(_ name: WrittenText, of product: Product) throws(Mistakes) {
        let bytes = try product.bytes(name, called: "film")
        let medium = Medium(bytes)
        if let medium, medium.format.isFilm, let fault = medium.fault {
            throw Mistakes(
                product.wrong(
                    name, "`\(name.text)` is broken: \(fault)",
                    remedy: "export it again; a copy that broke off has fewer bytes than the original"))
        }
        guard let film = medium?.film, let size = medium?.size, let length = film.milliseconds else {
            throw Mistakes(
                product.wrong(
                    name, "`\(name.text)` is no film that can be read",
                    remedy: "an MP4, MOV or WebM with pictures is wanted"))
        }
        let isTurned = (film.videos.first?.turn ?? 0) % 180 == 90
        self.init(
            name: name.text, bytes: bytes,
            size: PictureSize(
                width: isTurned ? size.height : size.width, height: isTurned ? size.width : size.height),
            length: Seconds(microseconds: length * 1_000), place: name.place)
    }

    /// Reads whether it keeps its sound, or what is heard in its place.
    private mutating func readSound(_ cut: Manifest.FilmCut, of product: Product) throws(Mistakes) {
        switch cut.sound?.text {
        case nil, "own": break
        case "silent": keepsSound = false
        case "taps":
            throw Mistakes(
                product.wrong(
                    cut.sound, "taps are heard in films of plays alone",
                    remedy: "write `own`, `silent`, or a file of music"))
        default:
            guard let sound = cut.sound else { break }
            keepsSound = false
            music = (sound.text, try product.bytes(sound, called: "sound"))
        }
    }
}

extension Product {
    fileprivate func wrong(_ value: WrittenText?, _ message: String, remedy: String? = nil) -> Diagnostic {
        guard let value else { return Diagnostic(.error, message, remedy: remedy) }
        guard value.place.path == source.path else {
            return Diagnostic(.error, message, at: value.place, remedy: remedy)
        }
        return mistake(message, at: value.place, length: value.text.unicodeScalars.count, remedy: remedy)
    }

    fileprivate func bytes(_ file: WrittenText, called field: String) throws(Mistakes) -> [UInt8] {
        guard let content = files[file.text] else {
            let near = files.keys.filter { fileExtension(of: $0) == fileExtension(of: file.text) }.sorted()
            throw Mistakes(
                wrong(
                    file, "there is no file `\(file.text)` in \(folder), which `\(field)` names",
                    remedy: didYouMean(file.text, among: near) ?? "put it there, beside product.yml"))
        }
        do throws(DiskError) { return try content.read() } catch {
            throw Mistakes(wrong(file, error.message))
        }
    }

    fileprivate func time(_ value: WrittenText?, _ field: String) throws(Mistakes) -> Seconds? {
        guard let value else { return nil }
        guard let time = Seconds(reading: value.text), time >= .zero else {
            throw Mistakes(wrong(value, "`\(value.text)` is no time", remedy: "write `\(field): 2.5s`"))
        }
        return time
    }
}
