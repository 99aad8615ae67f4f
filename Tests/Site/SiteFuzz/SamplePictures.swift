import Canvas
import Drawing
import GIF
import WebP

/// Small good pictures, made here so that none is kept.
enum SamplePictures {
    private static let picture = Pixmap(
        width: 16, height: 9, pixels: (0..<144).map { 0xFF00_0000 | UInt32($0) &* 0x0102_03 })

    static func png() throws(CanvasError) -> [UInt8] { try Canvas.png(of: picture) }

    static func webP() throws(WebPError) -> [UInt8] { try webp(of: picture) }

    static func gif() throws(GIFError) -> [UInt8] {
        var encoder = try GIFEncoder(width: 16, height: 9)
        for _ in 0..<3 { try encoder.add(Frame(picture, duration: .milliseconds(40))) }
        return try encoder.finish()
    }
}
