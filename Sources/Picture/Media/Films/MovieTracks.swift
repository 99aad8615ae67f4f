/// The boxes of an MP4 or QuickTime file (ISO/IEC 14496-12).
extension Medium {
    mutating func readMovie(_ file: [UInt8]) {
        let boxes = MovieBox.all(in: file[...])
        guard let index = boxes.firstIndex(where: { $0.name == "moov" }) else {
            fault = "it has no index (moov): it was cut off, or never finished"
            return
        }
        var film = Film()
        film.indexIsFirst = !boxes[..<index].contains { $0.name == "mdat" || $0.name == "moof" }
        film.isFragmented = boxes.contains { $0.name == "moof" }
        let movie = MovieBox.all(in: boxes[index].content)
        let head = MovieBox.first("mvhd", among: movie) ?? []
        let units = Medium.units(head)
        film.milliseconds = FilmFacts.length(head)
        for box in movie {
            switch box.name {
            case "trak":
                let track = MovieTrack(box.content, movieUnits: units)
                film.add(track)
                if fault == nil { fault = track.fault(in: file) }
            case "mvex":
                film.isFragmented = true
                film.milliseconds = film.milliseconds ?? Film.wholeLength(box.content, units: units)
            default: continue
            }
        }
        // Whatever stands behind the last box belongs to one that the file does not hold in full.
        let told = boxes.reduce(0) { $0 + $1.whole }
        if told < file.count, fault == nil { fault = "it ends inside of a box" }
        if boxes.last?.name == "moof" { fault = "it was cut off: its last fragment has no pictures" }
        (self.film, size) = (film, film.size)
    }

    /// The units of a second in which `mvhd` and `mdhd` count.
    fileprivate static func units(_ head: ArraySlice<UInt8>?) -> Int? {
        let bytes = Bytes(head ?? [])
        return bytes.big(bytes.byte(0) == 1 ? 20 : 12, 4).flatMap { $0 > 0 ? $0 : nil }
    }
}

extension Film {
    fileprivate mutating func add(_ track: MovieTrack) {
        switch track.handler {
        case "vide": videos.append(track.video)
        case "soun": sounds.append(track.sound)
        default: break
        }
    }

    /// What `mehd` says of the length of all fragments, in the units of `mvhd`.
    fileprivate static func wholeLength(_ extends: ArraySlice<UInt8>, units: Int?) -> Int? {
        guard let units, let whole = MovieBox.first("mehd", in: extends).map({ Bytes($0) }),
            let count = whole.big(4, whole.byte(0) == 1 ? 8 : 4), count > 0, count < Int.max / 1_000
        else { return nil }
        return count * 1_000 / units
    }
}

/// A `trak`: what its boxes say of the pictures or the sound in it.
private struct MovieTrack {
    private let boxes: [MovieBox]
    private let media: [MovieBox]
    private let table: [MovieBox]
    /// The units of a second in which the edit list counts.
    private let movieUnits: Int?

    init(_ content: ArraySlice<UInt8>, movieUnits: Int?) {
        self.movieUnits = movieUnits
        boxes = MovieBox.all(in: content)
        media = MovieBox.first("mdia", among: boxes).map { MovieBox.all(in: $0) } ?? []
        table =
            MovieBox.first("minf", among: media).flatMap { MovieBox.first("stbl", in: $0) }
            .map { MovieBox.all(in: $0) } ?? []
    }

    /// `vide` or `soun`.
    var handler: String { Bytes(MovieBox.first("hdlr", among: media) ?? []).text(8, 4) }

    private var head: Bytes { Bytes(MovieBox.first("tkhd", among: boxes) ?? []) }
    private var isEnabled: Bool { (head.byte(3) ?? 1) & 1 == 1 }

    /// The first of the sample descriptions: four letters and what is behind them.
    private var description: MovieBox? {
        MovieBox.first("stsd", among: table).flatMap { MovieBox.all(in: $0.dropFirst(8)).first }
    }

    var video: VideoTrack {
        var track = VideoTrack()
        let words = head.rest(max(0, head.count - 8))
        track.size = PixelSize(
            width: Int(bigEndian: words.prefix(4)) >> 16, height: Int(bigEndian: words.suffix(4)) >> 16)
        (track.isEnabled, track.turn, track.rate) = (isEnabled, turn, rate)
        (track.emptyMilliseconds, track.pieces) = edits
        guard let description else { return track }
        track.codec = VideoTrack.codec(description.name)
        // 78 bytes of a visual sample entry stand before its boxes.
        for box in MovieBox.all(in: description.content.dropFirst(78)) {
            switch box.name {
            case "avcC": track.h264 = H264Parameters(box.content)
            case "pasp":
                let bytes = Bytes(box.content)
                if let across = bytes.big(0, 4), let down = bytes.big(4, 4), across > 0, down > 0 {
                    track.pixelAspect = [across, down]
                }
            default: continue
            }
        }
        return track
    }

    /// The matrix of the head: `a b u c d v x y w`, of which a quarter turn has no `a`.
    private var turn: Int {
        let at = head.byte(0) == 1 ? 52 : 40
        guard let a = head.big(at, 4), let b = head.big(at + 4, 4) else { return 0 }
        let (one, minusOne) = (0x0001_0000, 0xFFFF_0000)
        return switch (a, b) {
        case (0, one): 90
        case (minusOne, 0): 180
        case (0, minusOne): 270
        default: 0
        }
    }

    /// `stts` holds runs of pictures that are shown equally long.
    private var rate: Double? {
        guard let units = Medium.units(MovieBox.first("mdhd", among: media)),
            let content = MovieBox.first("stts", among: table)
        else { return nil }
        let bytes = Bytes(content)
        var (pictures, length) = (0.0, 0.0)
        var at = 8
        while let count = bytes.big(at, 4), let delta = bytes.big(at + 4, 4) {
            pictures += Double(count)
            length += Double(count) * Double(delta)
            at += 8
        }
        return length > 0 ? pictures * Double(units) / length : nil
    }

    /// `elst`: pieces of the track, and nothing where the media time of a piece is −1.
    private var edits: (empty: Int, pieces: Int) {
        guard let list = MovieBox.first("edts", among: boxes).flatMap({ MovieBox.first("elst", in: $0) }) else {
            return (0, 1)
        }
        let bytes = Bytes(list)
        let width = bytes.byte(0) == 1 ? 8 : 4
        var (pieces, at, isEmptyFirst) = (0, 8, false)
        while let start = bytes.slice(at + width, width), bytes.count >= at + 2 * width + 4, pieces < 65_536 {
            let isEmpty = start.allSatisfy { $0 == 0xFF }
            if isEmpty, at == 8 { isEmptyFirst = true } else { pieces += 1 }
            at += 2 * width + 4
        }
        guard isEmptyFirst, let units = movieUnits, let length = bytes.big(8, width), length < Int.max / 1_000 else {
            return (0, max(1, pieces))
        }
        return (length * 1_000 / units, max(1, pieces))
    }

    /// What is wrong with what the track is made of; nothing is decoded.
    func fault(in file: [UInt8]) -> String? {
        let units = Medium.units(MovieBox.first("mdhd", among: media))
        guard handler == "vide" || handler == "soun", let samples = SampleTable(table, units: units) else { return nil }
        let isVideo = handler == "vide"
        return samples.fault(in: file, unitWidth: isVideo ? unitWidth : nil, called: isVideo ? "picture" : "sound")
    }

    /// How many bytes tell a unit's length, by `avcC` or `hvcC`.
    private var unitWidth: Int? {
        guard let description, ["avc1", "avc3", "hvc1", "hev1"].contains(description.name) else { return nil }
        let boxes = MovieBox.all(in: description.content.dropFirst(78))
        let width =
            MovieBox.first("avcC", among: boxes).map { Bytes($0).byte(4) }
            ?? MovieBox.first("hvcC", among: boxes).map { Bytes($0).byte(21) }
        return width.flatMap { $0 }.map { $0 & 3 + 1 }
    }

    var sound: SoundTrack {
        var track = SoundTrack()
        track.isEnabled = isEnabled
        guard let description else { return track }
        track.codec = SoundTrack.codec(description.name)
        let bytes = Bytes(description.content)
        (track.channels, track.rate) = (bytes.big(16, 2), bytes.big(24, 4).map { $0 >> 16 })
        // QuickTime's second and third forms of the entry are longer; an older one puts the boxes into `wave`.
        let inside = MovieBox.all(in: bytes.rest([1: 44, 2: 64][bytes.big(8, 2)] ?? 28))
        let boxes = inside + (MovieBox.first("wave", among: inside).map { MovieBox.all(in: $0) } ?? [])
        if let esds = MovieBox.first("esds", among: boxes) { track.read(ElementaryStream(esds)) }
        return track
    }
}

extension MovieBox {
    /// What the first box of a name holds.
    static func first(_ name: String, among boxes: [MovieBox]) -> ArraySlice<UInt8>? {
        boxes.first { $0.name == name }?.content
    }

    /// What the first box of a name holds, among those that stand in some bytes.
    static func first(_ name: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        first(name, among: all(in: bytes))
    }
}
