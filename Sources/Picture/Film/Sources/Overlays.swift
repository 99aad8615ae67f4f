import Footage

/// What lies over a film that is there already, such as captions, and when.
struct Overlays {
    private struct Overlay {
        var start, end: Int
        var rect: PieceRect
        var pixels: [UInt32]
    }

    /// The most bytes that all of them have together.
    private static let most = 1 << 30
    private var all: [Overlay] = []

    /// Reads all that come in.
    init(_ reader: FootageReader) throws(FilmFailure) {
        do throws(FootageMistake) {
            var bytes = 0
            while case .over(let start, let end, let rect) = try reader.piece() {
                bytes += rect.byteCount
                guard bytes <= Overlays.most else { throw FootageMistake("what lies over the film is too large") }
                var pixels = [UInt32](repeating: 0, count: rect.width * rect.height)
                try reader.pixels(&pixels)
                all.append(Overlay(start: start, end: end, rect: rect, pixels: pixels))
            }
        } catch { throw FilmFailure(.input, "<stdin>: \(error.message)") }
    }

    /// Lays over a picture what belongs there at an instant.
    func lay(on planes: Planes, at time: Int) {
        for overlay in all where (overlay.start..<overlay.end).contains(time) {
            planes.lay(overlay.pixels, overlay.rect)
        }
    }
}

extension Planes {
    /// Lays translucent pixels over the picture.
    fileprivate func lay(_ pixels: [UInt32], _ rect: PieceRect) {
        for row in 0..<rect.height {
            for column in 0..<rect.width {
                let pixel = pixels[row * rect.width + column]
                let alpha = Int(pixel >> 24)
                guard alpha > 0 else { continue }
                let (x, y) = (rect.x + column, rect.y + row)
                // The colour is multiplied by alpha already, the 16 of black is not.
                let own = Int(Planes.luma(pixel)) - 16 + (16 * alpha + 127) / 255
                let at = y * width + x
                luma[at] = UInt8(clamping: own + (Int(luma[at]) * (255 - alpha) + 127) / 255)
                // One pixel of four tells the colour of all: letters are white or black for the most part.
                guard x % 2 == 0, y % 2 == 0 else { continue }
                let (r, g, b) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
                let half = y / 2 * width / 2 + x / 2
                func mix(_ old: UInt8, _ sum: Int) -> UInt8 {
                    UInt8(clamping: (sum + 32_768) >> 16 + (128 * alpha + Int(old) * (255 - alpha) + 127) / 255)
                }
                blue[half] = mix(blue[half], -6_596 * r - 22_188 * g + 28_784 * b)
                red[half] = mix(red[half], 28_784 * r - 26_145 * g - 2_639 * b)
            }
        }
    }
}
