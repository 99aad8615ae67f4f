import Canvas
import Diagnostics
import Drawing
import ScreensStage
import Testing

@testable import Stage
@testable import Studio

private let red = Colour(0xFF0000)

/// A play of one red screen, which draws a phone around it.
private func script(_ settings: String = "") -> Script {
    Script(
        SourceText(
            path: "x.play",
            """
            screens
            size 400x600
            \(settings)
            screen home "home.png"
            spot buy 20,100 100x40
            caption "Buy it" "or leave it"
            tap buy
            wait 1s
            """),
        read: { _ in try? png(of: Pixmap(width: 200, height: 400, fill: red)) })
}

private let setup = PictureSetup(games: [ScreensActor.kind { file, _ in try? pixmap(ofPNG: file) }, BlinkGame.kind])

/// The four corners of a film's last picture.
private func corners(_ staged: MovieMaker.Staged) throws -> [Colour] {
    let picture = try setup.renderer.pixmap(of: staged.performance, at: .time(staged.performance.duration))
    let (right, bottom) = (picture.width - 1, picture.height - 1)
    return [(0, 0), (right, 0), (0, bottom), (right, bottom)].map { picture.colour($0.0, $0.1) }
}

private func framed() -> MovieOptions {
    var options = MovieOptions()
    options.frame = MovieFrame(size: PictureSize(width: 512, height: 640), ground: Colour(0xF4EFE6))
    return options
}

@Suite struct FilmSurroundingsTests {
    @Test func `a store's film of screens shows what is on them alone, to its corners`() throws {
        var goal = FilmGoal(name: "a shop")
        goal.sizes = [PictureSize(width: 222, height: 480)]
        #expect(try corners(MovieMaker(setup).staged(script(), PlayChanges(), MovieOptions(goal: goal)))[0] != red)
        goal.isScreenOnly = true
        // Of nearly the screen's shape.
        goal.sizes = [PictureSize(width: 238, height: 480)]
        let staged = try MovieMaker(setup).staged(script(), PlayChanges(), MovieOptions(goal: goal))
        #expect(staged.screen == nil && staged.performance.play.size == goal.sizes[0])
        #expect(try corners(staged) == [red, red, red, red])
    }

    @Test func `a caption over a screen stands on a panel within it`() throws {
        let play = try setup.performer.read(script()).play
        var changes = PlayChanges(width: 200, height: 400)
        changes.alone = changes.size
        let performance = try setup.performer.perform(play, changes)
        let panel = try #require(performance.panels.values.first)
        #expect(panel.minX >= 0 && panel.maxX <= 200 && panel.minY > 200 && panel.maxY < 370, "\(panel)")
        let picture = try setup.renderer.pixmap(of: performance, at: .time(performance.duration))
        #expect(picture.colour(Int(panel.centre.x), Int(panel.minY) + 3) != red)
        #expect(picture.colour(Int(panel.centre.x), Int(panel.minY) - 3) == red)
    }

    @Test func `the device that a play draws is the only one, on the ground that is wanted`() throws {
        let staged = try MovieMaker(setup).staged(script(), PlayChanges(), framed())
        #expect(staged.screen == nil && staged.performance.play.size == PictureSize(width: 512, height: 640))
        #expect(try corners(staged) == Array(repeating: Colour(0xF4EFE6), count: 4))
    }

    @Test func `a play that draws no device gets one, with its screen alone in it`() throws {
        let staged = try MovieMaker(setup).staged(script("device bare"), PlayChanges(), framed())
        #expect(staged.screen != nil && staged.performance.play.alone == staged.performance.play.size)
        let game = Script(SourceText(path: "b.play", "game blink\nsize 48x48\ntap lamp\nwait 1s\n"))
        #expect(try MovieMaker(setup).staged(game, PlayChanges(), framed()).screen != nil)
    }
}
