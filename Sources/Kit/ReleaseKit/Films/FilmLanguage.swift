import Diagnostics
import Files
import Site
import Stage
import Studio

/// A language in which a product's previews speak: its own, and each that has captions of them.
///
/// A store shows the preview of the product's own language to all others, so that none is made twice with the same words.
struct FilmLanguage: Sendable {
    /// The folder of the App Store's language.
    var folder: String
    var source: FilmSource
    /// The captions of a play in it.
    var changes = PlayChanges()
    /// Whether it is the product's own.
    var isOwn = true

    /// The languages of a film.
    /// - Throws: captions that are not as many as the play's, and files of captions that cannot be read.
    static func all(of source: FilmSource, _ product: Product, _ maker: MovieMaker) throws(Mistakes) -> [FilmLanguage] {
        let own = product.manifest.store?.listing.locale.appStore ?? "en-US"
        var all = [FilmLanguage(folder: own, source: source)]
        for listing in product.locales {
            guard let folder = listing.locale.appStore, folder != own else { continue }
            switch source {
            case .play(let script, let name, _):
                guard let captions = listing.playCaptions[name] else { continue }
                let counts = try maker.wordCounts(of: script)
                guard captions.count == counts.captions || captions.count == counts.captions + counts.cards else {
                    throw wrongCount(captions, counts, name, listing)
                }
                var changes = PlayChanges()
                changes.captions = captions.map { CaptionText($0.lines.first ?? "", $0.lines.dropFirst().first ?? "") }
                all.append(FilmLanguage(folder: folder, source: source, changes: changes, isOwn: false))
            case .own(let film):
                guard let track = try track(of: film, listing, product) else { continue }
                all.append(FilmLanguage(folder: folder, source: .own(film.saying(track)), isOwn: false))
            }
        }
        return all
    }

    private static func wrongCount(
        _ captions: [StoreListing.Caption], _ counts: (captions: Int, cards: Int), _ name: String,
        _ listing: StoreListing
    ) -> Mistakes {
        let place = captions.last?.place ?? listing.place
        let (count, all) = (counts.captions, counts.captions + counts.cards)
        return Mistakes(
            Diagnostic(
                .error,
                "here \(captions.count == 1 ? "is" : "are") \(counted(captions.count, "caption")), and the play `\(name)` has \(count)"
                    + (all > count ? ", or \(all) with its cards" : ""),
                at: place, excerpt: listing.source.line(place.line),
                remedy: "write one for each of the play, in their order"))
    }

    /// The captions of a film of the author's own: `films/trailer.de.vtt` beside `films/trailer.mp4`.
    private static func track(
        of film: OwnFilm, _ listing: StoreListing, _ product: Product
    ) throws(Mistakes) -> CaptionTrack? {
        let stem = film.name.lastIndex(of: ".").map { String(film.name[..<$0]) } ?? film.name
        let tag = listing.locale.name
        for tag in [tag, String(tag.prefix { $0 != "-" && $0 != "_" })] {
            let path = "\(stem).\(tag).vtt"
            guard let file = product.files[path], let bytes = try? file.read() else { continue }
            return try CaptionTrack(reading: SourceText(path: product.folder + "/" + path, bytes: bytes))
        }
        return nil
    }
}
