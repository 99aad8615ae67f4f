import Drawing

/// Display lists shown one after the other, to be written as one SVG that plays by itself.
package struct SVGFilm {
    /// The size in px.
    package var size: Size
    /// How long each list is shown, in microseconds.
    package var durations: [Int]
    /// A list by its number, for light pages and, where there is a second, for dark ones.
    package var schemes: [(Int) -> DisplayList]
    /// How often it is shown; 0 is for ever.
    package var plays: Int

    /// A film.
    package init(size: Size, durations: [Int], schemes: [(Int) -> DisplayList], plays: Int = 0) {
        self.size = size
        self.durations = durations
        self.schemes = schemes
        self.plays = plays
    }
}

/// Writes a film as one SVG that plays wherever pictures are shown (SMIL), light or dark as the page is.
///
/// What does not move is written once. What moves is one element whose numbers change from frame to frame; what comes and
/// goes is there all the time and shown when it is due. Colours of both schemes are classes, and the reader's choice
/// (`prefers-color-scheme`) decides between them.
package func svg(of film: SVGFilm, _ options: SVGOptions = SVGOptions()) -> String {
    var options = options
    options.isAnimated = true
    var writer = SVGWriter(options: options)
    writer.prefix = options.prefix ?? "f-"
    var colours = SchemeColours()
    var cast = FilmCast()
    var apart: [FilmCast]?
    for frame in film.durations.indices {
        let lists = film.schemes.map { $0(frame) }
        let markups = lists.map { writer.markups(of: $0) }
        guard markups.count > 1, apart == nil else {
            for (scheme, own) in markups.enumerated() where apart != nil { apart?[scheme].show(own, in: frame) }
            if apart == nil { cast.show(markups.first ?? [], in: frame) }
            continue
        }
        if let merged = colours.merged(markups[0], markups[1]) {
            cast.show(merged, in: frame)
        } else {
            // The schemes differ in more than colours: each has a film of its own.
            apart = writer.castsApart(film, upTo: frame)
        }
    }
    let clock = FilmClock(film)
    var body = ""
    if let apart {
        for (name, cast) in zip(["l", "d"], apart) { body += "<g class=\"\(name)\">\(cast.written(clock))</g>" }
    } else {
        body = cast.written(clock)
    }
    let style = apart == nil ? colours.style : SchemeColours.apart
    return writer.file(of: film.size, style: style, body: body)
}

extension SVGWriter {
    /// A cast for each scheme, with the frames up to one.
    fileprivate mutating func castsApart(_ film: SVGFilm, upTo last: Int) -> [FilmCast] {
        var casts = film.schemes.map { _ in FilmCast() }
        for frame in 0...last {
            for (scheme, list) in film.schemes.enumerated() { casts[scheme].show(markups(of: list(frame)), in: frame) }
        }
        return casts
    }

    /// The whole file.
    fileprivate func file(of size: Size, style: String, body: String) -> String {
        let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
        var file = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        file += " viewBox=\"0 0 \(width) \(height)\" role=\"img\">"
        file += labels
        if !style.isEmpty { file += "<style>\(style)</style>" }
        return file + String(decoding: definitions, as: UTF8.self) + body + "</svg>\n"
    }
}

/// When each frame begins, as a share of the whole.
struct FilmClock {
    private let starts: [Int]
    private let whole: Int
    private let plays: Int

    init(_ film: SVGFilm) {
        var now = 0
        starts = film.durations.map { length in
            defer { now += length }
            return now
        }
        whole = max(1, now)
        plays = film.plays
    }

    /// A share of the whole, as exact as a millisecond of ten minutes.
    func share(_ frame: Int) -> String {
        let digits = whole < 10_000_000 ? 10_000 : whole < 100_000_000 ? 100_000 : 1_000_000
        let value = (starts[frame] * digits + whole / 2) / whole
        guard value > 0 else { return "0" }
        var text = String(value)
        while text.utf8.count < String(digits).utf8.count - 1 { text = "0" + text }
        while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
        return "." + text
    }

    /// How long it lasts, and how often it is shown.
    var timing: String {
        var text = String(whole / 1000)
        while text.utf8.count < 4 { text = "0" + text }
        let seconds = "\(text.dropLast(3)).\(text.suffix(3))"
        return "dur=\"\(seconds)s\" "
            + (plays == 0 ? "repeatCount=\"indefinite\"" : "repeatCount=\"\(plays)\" fill=\"freeze\"")
    }
}
