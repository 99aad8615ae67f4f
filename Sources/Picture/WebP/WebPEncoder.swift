import Drawing
import Threads

/// Makes an animated WebP, without loss, of frames that arrive one by one.
///
/// Each frame is kept as the rectangle that it changes, packed while others arrive.
package struct WebPEncoder {
    private let width: Int
    private let height: Int
    private let options: WebPOptions
    /// The time gone by.
    private var elapsed = Duration.zero
    /// The picture as it was when the last image was taken, and as it is now.
    private var shown: [UInt32] = []
    private var current: [UInt32] = []
    /// Where `current` may differ from `shown`.
    private var dirty: PixelRect?
    /// When `current` began, in milliseconds.
    private var began = 0
    private var waiting: [WebPImage] = []
    private var strip: [PackedImage] = []
    private var size = 0

    /// The shortest time in milliseconds that browsers honour.
    static let shortest = 11

    /// An encoder for a picture of so many pixels.
    package init(width: Int, height: Int, _ options: WebPOptions = WebPOptions()) throws(WebPError) {
        try WebPError.check(width: width, height: height)
        self.width = width
        self.height = height
        self.options = options
    }

    /// The milliseconds gone by, to the nearest: times are rounded, not durations, so that errors never add up.
    private var now: Int {
        let parts = elapsed.components
        return Int(parts.seconds) * 1000 + Int((parts.attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000)
    }

    /// Shows a frame after those before: the whole picture, or a part of it over the last one.
    ///
    /// A frame that changes nothing prolongs the one before. The first one's missing pixels have the ground's colour.
    package mutating func add(_ frame: Frame) throws(WebPError) {
        let start = now
        guard frame.duration <= .seconds(86_400) else { throw .tooLong }
        elapsed += max(.zero, frame.duration)
        guard elapsed <= .seconds(86_400) else { throw .tooLong }
        if current.isEmpty {
            current = Array(repeating: options.ground.premultiplied | 0xFF00_0000, count: width * height)
        } else if start - began >= WebPEncoder.shortest {
            // What is shown too briefly gives way to this frame.
            try commit()
            began = start
        }
        put(frame)
    }

    /// The bytes of the WebP: a still where nothing moves.
    package mutating func finish() throws(WebPError) -> [UInt8] {
        guard !current.isEmpty else { throw .empty }
        let end = now
        if let last = waiting.last?.start ?? strip.last?.start, end - began < WebPEncoder.shortest {
            // The last picture is never lost: it comes a little early.
            began = max(min(began, last + WebPEncoder.shortest), end - WebPEncoder.shortest)
        }
        try commit()
        try pack()
        guard strip.count > 1 else { return strip[0].bytes }
        return try assembled(
            strip, width: width, height: height, end: max(end, strip[strip.count - 1].start + WebPEncoder.shortest),
            plays: options.plays)
    }

    /// Makes the current picture an image, if it differs from the one before.
    private mutating func commit() throws(WebPError) {
        if shown.isEmpty {
            waiting.append(WebPImage(rect: PixelRect(0, 0, width, height), start: began, pixels: current, clear: nil))
            shown = current
        } else if let rect = dirty,
            let image = WebPImage(from: shown, to: current, width: width, within: rect, start: began)
        {
            for row in image.rect.y..<image.rect.maxY {
                let places = row * width + image.rect.x..<row * width + image.rect.maxX
                shown.replaceSubrange(places, with: current[places])
            }
            waiting.append(image)
        }
        dirty = nil
        if waiting.reduce(0, { $0 + $1.rect.area }) > 4_000_000 { try pack() }
    }

    /// Packs the images that wait, in any order; the strip keeps theirs.
    private mutating func pack() throws(WebPError) {
        let images = waiting
        waiting = []
        let packed = mapInParallel(images.count, cores: options.cores, batch: 1) {
            index -> Result<PackedImage, WebPError> in
            do throws(WebPError) { return .success(try images[index].packed()) } catch { return .failure(error) }
        }
        for result in packed {
            let image = try result.get()
            size += image.bytes.count
            guard size <= 1 << 30 else { throw .tooLarge }
            strip.append(image)
        }
    }

    private mutating func put(_ frame: Frame) {
        let place = PixelRect(frame.x, frame.y, frame.pixmap.width, frame.pixmap.height)
        guard let rect = place.intersection(PixelRect(0, 0, width, height)) else { return }
        dirty = dirty.map { $0.union(rect) } ?? rect
        let part = frame.pixmap.part(PixelRect(rect.x - frame.x, rect.y - frame.y, rect.width, rect.height))
        let pixels = part.isOpaque ? part.pixels : part.pixels.map { $0.laid(on: options.ground) }
        for row in 0..<rect.height {
            let to = (rect.y + row) * width + rect.x
            current.replaceSubrange(to..<to + rect.width, with: pixels[row * rect.width..<(row + 1) * rect.width])
        }
    }
}
