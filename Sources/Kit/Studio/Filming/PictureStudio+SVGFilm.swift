import Canvas
public import Diagnostics
import Drawing
import SVG
public import Stage

extension PictureStudio {
    /// A performance as one SVG that plays by itself, its letters left letters.
    ///
    /// - Parameters:
    ///   - performance: the play.
    ///   - dark: the same in the style for dark pages; nil has one style for all.
    ///   - title: what it is called.
    ///   - plays: how often it is shown; 0 is as often as the play says.
    /// - Returns: the text of the file.
    /// - Throws: that the fonts cannot be read.
    public func svg(
        of performance: Performance, dark: Performance?, title: String, plays: Int = 0
    ) throws(Mistakes) -> String {
        let frames = performance.frames()
        let size = performance.play.size
        let lists: [(Int) -> DisplayList] = ([performance] + (dark.map { [$0] } ?? [])).map { performance in
            { performance.displayList(at: frames[$0].time) }
        }
        let film = SVGFilm(
            size: Size(Double(size.width), Double(size.height)), durations: frames.map(\.duration.microseconds),
            schemes: lists, plays: plays == 0 ? performance.play.plays : plays)
        let measure = try measure()
        return SVG.svg(
            of: film, SVGOptions(title: title, description: performance.summary, measure: measure))
    }
}
