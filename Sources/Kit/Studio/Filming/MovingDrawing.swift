import Drawing
import Stage

/// Drawings of one size shown one after the other, each made when it is wanted.
package struct MovingDrawing: Sendable {
    /// The size in pixels, that of each drawing.
    package var size: PictureSize
    /// How long each drawing is shown; a GIF rounds to hundredths of a second.
    package var durations: [Seconds]
    /// A drawing by its number; may be asked for on any thread.
    package var list: @Sendable (Int) -> DisplayList
    /// How often all of them are shown, where nobody wants it otherwise; 0 is for ever.
    package var plays: Int

    /// Drawings, and how long each is shown.
    package init(
        size: PictureSize, durations: [Seconds], plays: Int = 0, list: @escaping @Sendable (Int) -> DisplayList
    ) {
        self.size = size
        self.durations = durations
        self.plays = plays
        self.list = list
    }
}

extension MovingDrawing {
    /// The frames of a performance, those without a change merged.
    package init(_ performance: Performance) {
        let frames = performance.frames()
        self.init(
            size: performance.play.size, durations: frames.map(\.duration), plays: performance.play.plays,
            list: { performance.displayList(at: frames[$0].time) })
    }

    /// The frames of a performance at its steady rate.
    init(steady performance: Performance) {
        let times = performance.frameTimes()
        let durations = times.indices.map { index in
            (index + 1 < times.count ? times[index + 1] : performance.duration) - times[index]
        }
        self.init(
            size: performance.play.size, durations: durations, list: { performance.displayList(at: times[$0]) })
    }

    /// Drawings that are there already; nil where there are none.
    package init?(_ pictures: [(list: DisplayList, duration: Seconds)]) {
        guard let first = pictures.first?.list.size else { return nil }
        let lists = pictures.map(\.list)
        self.init(
            size: PictureSize(width: Int(first.width.rounded(.up)), height: Int(first.height.rounded(.up))),
            durations: pictures.map(\.duration), list: { lists[$0] })
    }
}
