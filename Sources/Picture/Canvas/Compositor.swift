import Drawing

/// Pixels that are painted on: a picture, or a part of it.
///
/// While it is painted on, a pixel of an edge between two colours is told from one of a plain colour by its alpha, which
/// is 254 instead of 255. An edge over an edge gets no shades of its own; nobody sees them, and a film would have
/// thousands. When all is done, ``settle(_:)`` makes such pixels opaque.
struct Compositor {
    /// The first pixel of `bounds`; rows follow one another.
    let pixels: UnsafeMutablePointer<UInt32>
    /// Where it lies in the picture.
    let bounds: PixelRect

    @inline(__always)
    private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y - bounds.y) * bounds.width - bounds.x }

    /// Makes a place one colour, whatever was there.
    func fill(_ place: PixelRect, with pixel: UInt32) {
        for y in place.y..<place.maxY { (row(y) + place.x).update(repeating: pixel, count: place.width) }
    }

    /// Makes the pixels of edges opaque.
    func settle(_ place: PixelRect) {
        for y in place.y..<place.maxY {
            let line = row(y)
            for x in place.x..<place.maxX {
                let pixel = line[x]
                line[x] = pixel >> 24 == edge ? pixel | 0xFF00_0000 : pixel
            }
        }
    }

    /// Lays a colour through a mask, moved by some pixels, within a place.
    func lay(_ ink: Ink, through mask: CoverageMask, x dx: Int = 0, y dy: Int = 0, within place: PixelRect) {
        let form = PixelRect(mask.bounds.x + dx, mask.bounds.y + dy, mask.bounds.width, mask.bounds.height)
        guard ink.pixel >> 24 > 0, let place = form.intersection(place) else { return }
        mask.runs.withUnsafeBufferPointer { runs in
            mask.rows.withUnsafeBufferPointer { rows in
                mask.soft.withUnsafeBufferPointer { soft in
                    for y in place.y..<place.maxY {
                        let line = row(y)
                        let number = y - form.y
                        for run in runs[Int(rows[number])..<Int(rows[number + 1])] {
                            let first = Int(run.x) + dx
                            let (start, end) = (max(first, place.x), min(first + Int(run.count), place.maxX))
                            guard start < end else { continue }
                            if run.soft < 0 {
                                ink.cover(line + start, end - start)
                            } else {
                                let bytes = soft.baseAddress.unsafelyUnwrapped + Int(run.soft) + start - first
                                ink.soften(line + start, bytes, end - start)
                            }
                        }
                    }
                }
            }
        }
    }

    /// A copy of a place of it, on which something is drawn before it is laid back.
    func copy(of place: PixelRect) -> UnsafeMutablePointer<UInt32> {
        let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: place.area)
        for y in place.y..<place.maxY {
            (copy + (y - place.y) * place.width).initialize(from: row(y) + place.x, count: place.width)
        }
        return copy
    }

    /// Goes from what is here towards what another compositor has, by a share and through a mask where there is one.
    func approach(_ other: Compositor, share: Double, through mask: CoverageMask?) {
        let part = UInt32((max(0, min(1, share)) * 255).rounded())
        let place = other.bounds
        guard let mask else {
            for y in place.y..<place.maxY {
                let (line, goal) = (row(y), other.row(y))
                for x in place.x..<place.maxX where line[x] != goal[x] { line[x] = mixed(line[x], goal[x], part) }
            }
            return
        }
        guard let place = mask.bounds.intersection(place) else { return }
        for y in place.y..<place.maxY {
            let (line, goal) = (row(y), other.row(y))
            let number = y - mask.bounds.y
            for run in mask.runs[Int(mask.rows[number])..<Int(mask.rows[number + 1])] {
                let (start, end) = (max(Int(run.x), place.x), min(Int(run.x + run.count), place.maxX))
                for x in start..<max(start, end) where line[x] != goal[x] {
                    let strength = run.soft < 0 ? 255 : UInt32(mask.soft[Int(run.soft) + x - Int(run.x)])
                    let full = mixed(line[x], goal[x], part)
                    line[x] = strength == 255 ? full : softened(line[x], full, strength)
                }
            }
        }
    }

    /// Lays translucent pixels over a place, which they fill; rows that are wanted only.
    func lay(_ pixmap: UnsafePointer<UInt32>, stride: Int, of area: PixelRect, within place: PixelRect) {
        guard let place = area.intersection(place) else { return }
        for y in place.y..<place.maxY {
            let line = row(y)
            let from = pixmap + (y - area.y) * stride - area.x
            for x in place.x..<place.maxX { line[x] = over(from[x], line[x]) }
        }
    }
}

/// A colour as it is laid on.
struct Ink {
    /// Multiplied by its alpha.
    let pixel: UInt32
    /// Whether every shade of a soft edge is wanted; else as many as are seen.
    let isFine: Bool

    init(_ colour: Colour, opacity: Double = 1, isFine: Bool = false) {
        pixel = colour.opacity(min(1, opacity)).premultiplied
        self.isFine = isFine
    }

    /// Over whole pixels.
    @inline(__always)
    func cover(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
        guard pixel < 0xFF00_0000 else { return pixels.update(repeating: pixel, count: count) }
        // Most neighbours are alike.
        var (last, result) = (pixels[0], laid(on: pixels[0]))
        for index in 0..<count {
            if pixels[index] != last { (last, result) = (pixels[index], laid(on: pixels[index])) }
            pixels[index] = result
        }
    }

    /// Over the pixels of an edge, by the bytes of a mask.
    @inline(__always)
    func soften(_ pixels: UnsafeMutablePointer<UInt32>, _ strength: UnsafePointer<UInt8>, _ count: Int) {
        for index in 0..<count {
            let ground = pixels[index]
            if isFine || ground >> 24 < edge {
                let part = over(times(pixel, UInt32(strength[index])), ground)
                pixels[index] = ground >> 24 < edge ? part : part | 0xFF00_0000
            } else {
                pixels[index] = softened(ground, laid(on: ground), UInt32(strength[index]))
            }
        }
    }

    /// Over one pixel; a translucent colour over an edge is an edge still.
    @inline(__always)
    private func laid(on ground: UInt32) -> UInt32 {
        guard ground >> 24 == edge else { return over(pixel, ground) }
        let full = over(pixel, ground | 0xFF00_0000)
        return pixel >> 24 == 255 ? full : marked(full)
    }
}

/// How far two neighbouring shades of a soft edge may be apart in any channel.
///
/// An edge needs only so many shades as its contrast makes visible: eight between black and white, none between two
/// barely different tones. Few shades are what lets a film keep to the palette of a GIF.
private let shade: UInt32 = 32

/// The alpha of a pixel of an edge.
private let edge: UInt32 = 254

/// A pixel of an edge, each channel the nearest of sixteen values: shades of edges differ little from one another, and
/// so become equal.
private func marked(_ pixel: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 255) + 8) / 17 * (17 << shift) }
    return edge << 24 | channel(16) | channel(8) | channel(0)
}

/// The mixture of two pixels, `part` of 255 of the second; an edge where one of them is.
private func mixed(_ first: UInt32, _ second: UInt32, _ part: UInt32) -> UInt32 {
    guard first >> 24 >= edge, second >> 24 >= edge else { return between(first, second, part, 255) }
    let mixture = between(first, second, part, 255) | 0xFF00_0000
    return first & second >= 0xFF00_0000 ? mixture : marked(mixture)
}

/// A pixel of an edge between two opaque colours, `strength` of 255 towards the second, in steps of a shade.
private func softened(_ first: UInt32, _ second: UInt32, _ strength: UInt32) -> UInt32 {
    if first >> 24 == edge { return strength < 128 ? first : second }
    func gap(_ shift: UInt32) -> UInt32 {
        let (one, other) = (first >> shift & 255, second >> shift & 255)
        return one > other ? one - other : other - one
    }
    let count = max(1, (max(gap(0), max(gap(8), gap(16))) + shade - 1) / shade)
    let part = (strength * count + 127) / 255
    if part == 0 { return first }
    if part == count { return second }
    return marked(between(first, second, part, count))
}

/// The pixel `part` of `whole` on the way from one to another, channel by channel.
private func between(_ first: UInt32, _ second: UInt32, _ part: UInt32, _ whole: UInt32) -> UInt32 {
    let rest = whole - part
    func channel(_ shift: UInt32) -> UInt32 {
        (((first >> shift & 255) * rest + (second >> shift & 255) * part + whole / 2) / whole) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
}

/// A pixel multiplied by `strength` of 255.
private func times(_ pixel: UInt32, _ strength: UInt32) -> UInt32 {
    func pair(_ two: UInt32) -> UInt32 {
        let product = two * strength + 0x80_0080
        return (product + (product >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    }
    return pair(pixel & 0xFF_00FF) | pair(pixel >> 8 & 0xFF_00FF) << 8
}

/// A translucent pixel over another, both multiplied by their alpha (Porter and Duff's "over").
private func over(_ pixel: UInt32, _ ground: UInt32) -> UInt32 { pixel &+ times(ground, 255 - pixel >> 24) }
