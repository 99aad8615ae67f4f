import Drawing

/// Makes a GIF of frames that arrive one by one.
///
/// Only what each frame changes is kept, so that a long film takes little memory. When all have arrived, one palette is
/// chosen for the whole: exact where the colours are few enough.
package struct GIFEncoder {
    let width: Int
    let height: Int
    let options: GIFOptions
    private var count = ColourCount()
    private var deltas: [FrameDelta] = []
    private var ticks = Ticks()
    /// The picture as it was when the last delta was taken, and as it is now.
    private var shown: [UInt32] = []
    private var current: [UInt32] = []
    /// Where `current` may differ from `shown`.
    private var dirty: [PixelRect] = []
    /// When `current` began, in hundredths.
    private var began = 0
    /// When the last delta began.
    private var patched = 0
    /// How many pixels the deltas change together; a gigabyte of memory and a file of hundreds of megabytes are enough.
    private var changes = 0
    private static let mostChanges = 500_000_000

    /// An encoder for a picture of so many pixels.
    package init(width: Int, height: Int, _ options: GIFOptions = GIFOptions()) throws(GIFError) {
        guard (1...65535).contains(width), (1...65535).contains(height), width * height <= 64_000_000 else {
            throw .size(width: width, height: height)
        }
        self.width = width
        self.height = height
        self.options = options
    }

    /// Shows a frame after those before: the whole picture, or a part of it over the last one.
    ///
    /// A frame that changes nothing prolongs the one before; one that lasts no time is shown together with the next, so
    /// that a frame may come in several parts. The first one's missing pixels have the ground's colour.
    package mutating func add(_ frame: Frame) throws(GIFError) {
        let start = ticks.now
        try ticks.advance(frame.duration)
        if current.isEmpty {
            current = Array(repeating: options.ground.premultiplied | 0xFF00_0000, count: width * height)
            put(frame)
            dirty = []
            return
        }
        // What is now shown too briefly gives way to this frame.
        if start - began >= Ticks.shortest {
            try commit()
            began = start
        }
        put(frame)
    }

    /// The bytes of the GIF, with at most so many colours; nil for as many as the options say.
    ///
    /// It may be asked for again with fewer colours; the frames need not be drawn anew.
    package mutating func finish(colours: Int? = nil) throws(GIFError) -> [UInt8] {
        guard !current.isEmpty else { throw .empty }
        let end = ticks.now
        // The last picture is never lost: it comes a little early, or takes the place of the one before.
        if end - began < Ticks.shortest, !deltas.isEmpty { began = max(patched, end - Ticks.shortest) }
        try commit()
        if deltas.count > 1, end - patched >= Ticks.shortest, deltas[deltas.count - 2].ticks < Ticks.shortest {
            let last = deltas.removeLast()
            deltas[deltas.count - 1].take(last)
            patched -= deltas[deltas.count - 1].ticks
        }
        deltas[deltas.count - 1].ticks = max(Ticks.shortest, end - patched)
        let palette = Palette(count, deltas, limit: max(4, min(256, colours ?? options.colours)), cores: options.cores)
        var film = try FilmStrip(width: width, height: height, palette: palette, options)
        try film.write(deltas, cores: options.cores)
        return try film.close()
    }

    /// Makes the current picture a delta, if it differs from the one before.
    private mutating func commit() throws(GIFError) {
        if deltas.isEmpty {
            deltas.append(FrameDelta(of: current, ticks: 0, &count))
            shown = current
        } else if let delta = FrameDelta(from: shown, to: current, width: width, within: dirty, ticks: 0, &count) {
            deltas[deltas.count - 1].ticks = began - patched
            patched = began
            delta.apply(current, to: &shown)
            changes += delta.colours.count
            guard changes <= GIFEncoder.mostChanges else { throw .tooLarge }
            deltas.append(delta)
        }
        dirty = []
    }

    private mutating func put(_ frame: Frame) {
        let place = PixelRect(frame.x, frame.y, frame.pixmap.width, frame.pixmap.height)
        guard let rect = place.intersection(PixelRect(0, 0, width, height)) else { return }
        dirty.append(rect)
        // Many small ones would cost more than they spare.
        if dirty.count > 32 { dirty = [dirty.reduce(rect) { $0.union($1) }] }
        let ground = options.ground
        let width = width
        frame.pixmap.pixels.withUnsafeBufferPointer { pixels in
            current.withUnsafeMutableBufferPointer { current in
                for row in rect.y..<rect.maxY {
                    let from = (row - frame.y) * place.width + rect.x - frame.x
                    let to = row * width + rect.x
                    let new = UnsafeBufferPointer(rebasing: pixels[from..<from + rect.width])
                    _ = UnsafeMutableBufferPointer(rebasing: current[to..<to + rect.width]).update(from: new)
                    let all = new.reduce(0xFF00_0000, &)
                    if all == 0xFF00_0000 { continue }
                    for column in 0..<rect.width { current[to + column] = pixels[from + column].laid(on: ground) }
                }
            }
        }
    }
}
