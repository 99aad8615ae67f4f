import CAV
import Footage

/// A film that is there already, shown as another: cut, at another rate, in another size.
final class FilmShow {
    private let order: FilmOrder
    private let source: FilmOrder.Source
    private let overlays: Overlays
    private let file: MediaFile

    /// A film to be shown.
    /// - Throws: that it cannot be read, or has no pictures.
    init(_ order: FilmOrder, _ overlays: Overlays) throws(FilmFailure) {
        guard let source = order.source else { throw FilmFailure(.input, "there is no film to show") }
        (self.order, self.source, self.overlays) = (order, source, overlays)
        guard let file = try MediaFile(source.path, AVMEDIA_TYPE_VIDEO) else {
            throw FilmFailure(.input, "\(source.path): there are no pictures in it that can be read")
        }
        self.file = file
    }

    /// Shows each picture in turn, until `take` wants no more.
    /// - Throws: that there is not one, and what `take` throws.
    func eachPicture(_ take: (Planes) throws(FilmFailure) -> Bool) throws(FilmFailure) {
        file.seek(to: source.start)
        let shown = Planes(width: order.width, height: order.height)
        let plain = Planes(width: order.width, height: order.height)
        let fitting = FrameFitting(order, source)
        var isThere = file.next()
        var hasPicture = false
        for number in 0..<order.frameCount {
            let time = number * 1_000_000 / order.rate
            // The last one that has begun, or the first there is: those between are too many at this rate.
            var isNew = false
            while isThere, file.time <= source.start + time || !(hasPicture || isNew) {
                isNew = true
                try fitting.keep(file.frame)
                isThere = file.next()
            }
            if let refusal = file.refusal(from: source.start) { throw refusal }
            if isNew {
                try fitting.draw(on: plain, turned: file.turn)
                hasPicture = true
            }
            guard hasPicture else {
                throw FilmFailure(.input, "\(source.path): there is no picture after \(source.start / 1_000_000) s")
            }
            shown.copy(plain)
            overlays.lay(on: shown, at: time)
            guard try take(shown) else { return }
        }
    }

    /// Emits the pictures as parts, each the whole.
    func run(_ emit: @escaping (UnsafeRawBufferPointer) -> Bool) throws(FilmFailure) {
        let rect = PieceRect(x: 0, y: 0, width: order.width, height: order.height)
        var pixels = [UInt32](repeating: 0, count: order.width * order.height)
        let line = Array(FootagePiece.part(frames: 1, rect).line.utf8)
        try eachPicture { (planes) throws(FilmFailure) in
            planes.read(into: &pixels)
            return line.withUnsafeBytes(emit) && pixels.withUnsafeBytes(emit)
        }
        _ = Array(FootagePiece.end.line.utf8).withUnsafeBytes(emit)
    }
}

extension MediaFile {
    /// By how many quarters the pictures are turned clockwise before they are shown.
    var turn: Int {
        guard let matrix = av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, nil) else { return 0 }
        let degrees = matrix.withMemoryRebound(to: Int32.self, capacity: 9) { av_display_rotation_get($0) }
        guard degrees.isFinite else { return 0 }
        return ((Int((-degrees / 90).rounded()) % 4) + 4) % 4
    }
}

extension Planes {
    func copy(_ other: Planes) {
        luma.update(from: other.luma, count: width * height)
        blue.update(from: other.blue, count: width * height / 4)
        red.update(from: other.red, count: width * height / 4)
    }

    /// The picture as pixels, `0xFFRRGGBB`.
    func read(into pixels: inout [UInt32]) {
        for y in 0..<height {
            for x in 0..<width {
                let half = y / 2 * width / 2 + x / 2
                let bright = (Int(luma[y * width + x]) - 16) * 76_309
                let (b, r) = (Int(blue[half]) - 128, Int(red[half]) - 128)
                func byte(_ sum: Int) -> UInt32 { UInt32(UInt8(clamping: (sum + 32_768) >> 16)) }
                pixels[y * width + x] =
                    0xFF00_0000 | byte(bright + 117_489 * r) << 16
                    | byte(bright - 13_975 * b - 34_925 * r) << 8 | byte(bright + 138_438 * b)
            }
        }
    }
}
