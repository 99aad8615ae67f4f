import Diagnostics
import Drawing
import Site
import Values

/// What a scene shows, before it is arranged with a title: its shape, what decides its pixels, and how they are made.
struct SceneSubject: Sendable {
    /// The frame around it; nil where it stands by itself.
    var frame: DeviceFrame?
    /// Its size in pixels, without the frame.
    var size: Size
    /// How many lines of code or of a terminal it has; 0 where it is something else.
    var lines = 0
    /// Whether the system's bar above is not part of it, and is drawn.
    var drawsStatus = false
    /// All that decides its pixels.
    var key: [[UInt8]]
    var draw: @Sendable () throws(Mistakes) -> Pixmap

    /// Height by width with the frame.
    var aspect: Double {
        let shape = SheetPainter.Shown(pixmap: .shape(size), frame: frame, drawsStatus: drawsStatus)
        let body = shape.device?.body ?? size
        return body.height / body.width
    }
}
