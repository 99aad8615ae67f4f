import Diagnostics
import Drawing
import Footage
import Stage

/// A film that its author brings: cut, scaled and fitted to wherever it goes.
package struct OwnFilm: Sendable, Hashable {
    /// What it is called, in messages and as a file; its ending tells nothing.
    package var name: String
    /// The file.
    package var bytes: [UInt8]
    /// The size as it is seen, and how long it lasts.
    package var size: PictureSize
    package var length: Seconds
    /// Where messages about it lead.
    package var place: Place
    /// Where the part begins that is shown, and how long it is; nil for all that is taken.
    package var start = Seconds.zero
    package var part: Seconds?
    /// How it comes into another shape; nil fills where little is lost, and shows the whole with bars elsewhere.
    package var fit: FilmOrder.Source.Fit?
    /// The colour of bars.
    package var ground = Colour.black
    /// Whether its own sound is heard.
    package var keepsSound = true
    /// A file of music to be heard besides, by its name, and what is in it.
    package var music: (name: String, bytes: [UInt8])? {
        get { musicName.map { ($0, musicBytes) } }
        set { (musicName, musicBytes) = (newValue?.name, newValue?.bytes ?? []) }
    }
    private var musicName: String?
    private var musicBytes: [UInt8] = []
    /// What it says in letters.
    package var captions = CaptionTrack()
    /// The moment that stands for it; nil is a third of the way.
    package var poster: Seconds?

    /// A film, all of it.
    package init(name: String, bytes: [UInt8], size: PictureSize, length: Seconds, place: Place) {
        (self.name, self.bytes, self.size, self.length, self.place) = (name, bytes, size, length, place)
    }

    /// The part that is shown, at most so long.
    package func shown(most: Seconds? = nil) -> Seconds {
        let rest = max(length - start, .zero)
        let wanted = min(part ?? rest, rest)
        return most.map { min($0, wanted) } ?? wanted
    }

    /// How much is lost or barred at most when the picture is filled.
    private static let tolerance = 1.2

    /// An order of it in another size.
    func order(
        _ container: FilmOrder.Container, _ size: PictureSize, rate: Int, from start: Seconds, lasting length: Seconds
    ) -> FilmOrder {
        func shape(_ size: PictureSize) -> Double { Double(size.width) / Double(size.height) }
        let stretch = max(shape(size) / shape(self.size), shape(self.size) / shape(size))
        var order = FilmOrder(container, width: size.width, height: size.height, rate: rate)
        order.source = FilmOrder.Source(
            path: name, start: start.microseconds, length: max(1, length.microseconds),
            fit: fit ?? (stretch <= OwnFilm.tolerance ? .fill : .whole),
            ground: Int(ground.red) << 16 | Int(ground.green) << 8 | Int(ground.blue), keepsSound: keepsSound)
        if let musicName { order.music = FilmOrder.Music(path: musicName) }
        return order
    }

    /// The same with captions in another language.
    package func saying(_ captions: CaptionTrack) -> OwnFilm {
        var film = self
        film.captions = captions
        return film
    }

    /// The files that its orders name.
    var files: [String: [UInt8]] {
        var files = [name: bytes]
        if let musicName { files[musicName] = musicBytes }
        return files
    }
}
