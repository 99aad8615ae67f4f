import Canvas
import Diagnostics
import Drawing
import SVG
import Stage

/// Makes SVGs that play by themselves, in light and dark, whose letters stay letters.
package struct SVGFilmMaker: Sendable {
    private let performer: PlayPerformer
    private let renderer: DrawingRenderer

    /// A maker of films with the setup's fonts, told in its language.
    package init(_ setup: PictureSetup) { (performer, renderer) = (setup.performer, setup.renderer) }

    /// A performance as one SVG.
    /// - Parameters:
    ///   - performance: the play.
    ///   - dark: the same in the style for dark pages; nil has one style for all.
    ///   - title: what it is called.
    ///   - plays: how often it is shown; 0 is as often as the play says.
    /// - Returns: the text of the file.
    /// - Throws: that the fonts cannot be read.
    package func film(
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
        return SVG.svg(
            of: film,
            SVGOptions(
                title: title, description: performer.description(of: performance), measure: try renderer.measure()))
    }
}
