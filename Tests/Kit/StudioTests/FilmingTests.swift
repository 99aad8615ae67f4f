import Diagnostics
import Drawing
import GIF
import Languages
import Stage
import Synchronization
import Testing

@testable import Studio

/// A play of a second and a half in a picture small enough to be drawn often.
private let blink = Script(
    SourceText(
        path: "blink.play",
        """
        game blink
        size 48x48
        fps 20
        tap lamp
        wait 0.3s
        mark poster
        tap lamp
        hold 0.4s
        """))

private let setup = PictureSetup(games: [BlinkGame.kind])
private let pictures = MovingPictureMaker(setup)
private let films = FilmMaker(setup.renderer)

/// A cache in memory that counts.
private final class Shelf: Sendable {
    let kept = Mutex<[String: [UInt8]]>([:])
    var cache: PictureCache {
        PictureCache(
            read: { name in self.kept.withLock { $0[name] } },
            store: { bytes, name in self.kept.withLock { $0[name] = bytes } })
    }
}

/// How far two pictures are apart at most, in steps of a channel.
private func difference(_ one: Pixmap?, _ other: Pixmap) -> Int {
    guard let one, one.width == other.width, one.height == other.height else { return .max }
    return zip(one.pixels, other.pixels).reduce(0) { most, pair in
        [0, 8, 16].reduce(most) { max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255))) }
    }
}

@Suite struct FilmingTests {
    @Test func `a film is told in the language of the site`() throws {
        let said = { (tag: String) in
            try PictureSetup(games: [BlinkGame.kind], speech: .named(tag)).performer.description(of: blink)
        }
        #expect(try said("en").hasPrefix("A game that plays itself"))
        #expect(try said("de").hasPrefix("Ein Spiel, das sich selbst spielt"))
        let own = Language.named("de").saying(["film_game": "Blink"])
        let setup = PictureSetup(games: [BlinkGame.kind], speech: own)
        #expect(try setup.performer.description(of: blink).hasPrefix("Blink"))
    }

    @Test func `the same play twice gives the same bytes`() throws {
        let other = MovingPictureMaker(PictureSetup(games: [BlinkGame.kind]))
        #expect(try pictures.picture(of: blink) == other.picture(of: blink))
    }

    @Test func `frames drawn by damage are those drawn from scratch`() throws {
        let performance = try setup.performer.perform(blink)
        let times = performance.frameTimes()
        var index = 0
        try films.frames(of: performance) { frame in
            let whole = try setup.renderer.pixmap(of: performance, at: .time(times[index]))
            #expect(difference(frame.pixmap, whole) == 0, "frame \(index)")
            index += 1
        }
        #expect(index == times.count)
    }

    @Test func `the decoded film lasts as long as the play and shows it`() throws {
        let performance = try setup.performer.perform(blink)
        let film = try decodeGIF(films.film(of: performance, as: .gif))
        let length = film.frames.reduce(0) {
            $0 + Int($1.duration.components.attoseconds / 10_000_000_000_000_000) + Int($1.duration.components.seconds)
                * 100
        }
        #expect(length == performance.duration.centiseconds)
        let first = try setup.renderer.pixmap(of: performance, at: .time(.zero))
        // More than 256 blends of the play's colours are brought together to their nearest.
        #expect(difference(film.frames.first?.pixmap, first) <= 12)
    }

    @Test func `a kept picture is the same and is not made again`() throws {
        let shelf = Shelf()
        let pictures = MovingPictureMaker(PictureSetup(games: [BlinkGame.kind], cache: shelf.cache))
        let made = try pictures.picture(of: blink)
        // Without the engine nothing could be made.
        let mute = ActorKind("blink", styles: BlinkGame.kind.styles, words: BlinkGame.kind.words) {
            _ throws(Objection) in
            throw Objection("there is no engine")
        }
        let reader = MovingPictureMaker(PictureSetup(games: [mute], cache: shelf.cache))
        #expect(try reader.picture(of: blink) == made)
        #expect(shelf.kept.withLock { $0.count } == 3)
    }

    @Test(arguments: [
        PlayChanges(style: "dusk"), PlayChanges(width: 64, height: 48), PlayChanges(fps: 10), PlayChanges(scale: 0.5),
    ])
    func `what changes the picture changes its key`(_ changes: PlayChanges) throws {
        let shelf = Shelf()
        let pictures = MovingPictureMaker(PictureSetup(games: [BlinkGame.kind], cache: shelf.cache))
        let plain = try pictures.picture(of: blink)
        #expect(try pictures.picture(of: blink, changes) != plain)
        #expect(shelf.kept.withLock { $0.count } == 6)
    }

    @Test func `a play without its captions lasts as long and says nothing`() throws {
        let setup = PictureSetup(games: [BlinkGame.kind])
        func performance(_ showsCaptions: Bool) throws -> Performance {
            var changes = PlayChanges()
            changes.showsCaptions = showsCaptions
            let script = Script(
                SourceText(path: "c.play", "game blink\ncaption \"On\"\nwait 1s\ncaption none\nwait 1s\n"))
            return try setup.performer.perform(script, changes)
        }
        let (told, mute) = (try performance(true), try performance(false))
        #expect(told.transcript.count == 1 && mute.transcript.isEmpty)
        #expect(told.duration == mute.duration)
    }

    @Test func `a file that a setting names is part of the key`() throws {
        let shelf = Shelf()
        let film = ActorWord.setting(PlayWord("slide", "FILE", help: "a slide", example: "slide a.png")).naming { $0 }
        let kind = ActorKind("blink", styles: BlinkGame.kind.styles, words: BlinkGame.kind.words + [film]) {
            (setup) throws(Objection) in
            guard setup.files["a.png"] != nil else { throw Objection("no slide came") }
            return try BlinkGame.kind.make(setup)
        }
        let pictures = MovingPictureMaker(PictureSetup(games: [kind], cache: shelf.cache))
        let source = SourceText(path: "x.play", "game blink\nsize 48x48\nslide a.png\nwait 0.1s\n")
        for version: UInt8 in [1, 0xFF, 0xFF] {
            _ = try pictures.picture(of: Script(source, read: { $0 == "a.png" ? [version] : nil }))
        }
        #expect(shelf.kept.withLock { $0.count } == 6)
    }

    @Test func `the words in which a film is told are part of the key`() throws {
        let shelf = Shelf()
        for words in [[:], ["telling_shows": "There is #."], ["film_game": "A lamp"]] {
            let speech = Language.english.saying(words)
            let setup = PictureSetup(games: [BlinkGame.kind], cache: shelf.cache, speech: speech)
            _ = try MovingPictureMaker(setup).picture(of: blink)
        }
        #expect(shelf.kept.withLock { $0.count } == 9)
    }

    @Test func `films of several formats are those that are made alone`() throws {
        let drawing = MovingDrawing(try setup.performer.perform(blink))
        let both = try films.films(of: drawing, as: [.webp, .gif])
        #expect(try both == [films.film(of: drawing, as: .webp), films.film(of: drawing, as: .gif)])
    }

    @Test func `an included play is part of the key`() throws {
        let shelf = Shelf()
        let pictures = MovingPictureMaker(PictureSetup(games: [BlinkGame.kind], cache: shelf.cache))
        let outer = SourceText(path: "outer.play", "game blink\nsize 48x48\ninclude more.play\n")
        for pause in ["0.1s", "0.2s"] {
            let script = Script(outer) { SourceText(path: $0, "wait \(pause)\n") }
            _ = try pictures.picture(of: script)
        }
        #expect(shelf.kept.withLock { $0.count } == 6)
    }

    @Test func `mistakes of a script name their place`() {
        let script = Script(SourceText(path: "bad.play", "game blink\ntap lmap\n"))
        #expect {
            try pictures.picture(of: script)
        } throws: { error in
            (error as? Mistakes)?.all.first?.place == Place(path: "bad.play", line: 2, column: 5)
        }
    }
}

@Suite struct BudgetTests {
    @Test func `each attempt gives up more than the one before`() {
        let ladder = FilmAttempt.ladder(fps: 25, colours: 256)
        #expect(ladder.first == FilmAttempt(fps: 25, colours: 256))
        for (one, next) in zip(ladder, ladder.dropFirst()) {
            #expect(next.fps <= one.fps && next.colours <= one.colours && next.scale <= one.scale)
            #expect(next != one && !next.concessions.isEmpty)
        }
    }

    @Test(arguments: [(1080, 1080), (1920, 1080), (720, 720), (4000, 16)])
    func `the scale brings a picture within the budget`(_ width: Int, _ height: Int) {
        for budget in FilmBudget.networks {
            let scale = budget.scale(fitting: PictureSize(width: width, height: height))
            #expect(scale > 0 && scale <= 1)
            let (across, down) = (Double(width) * scale, Double(height) * scale)
            if let most = budget.width { #expect(across <= Double(most) + 0.001) }
            if let most = budget.area { #expect(across * down <= Double(most) + 0.001) }
        }
    }

    @Test(arguments: [FilmFormat.gif, .webp])
    func `a budget is kept and what it cost is told`(format: FilmFormat) throws {
        func film(_ budget: FilmBudget) throws -> (film: [UInt8], concessions: [String]) {
            try FilmFitter(setup).film(of: blink, PlayChanges(), as: format, FilmOptions(), within: budget)
        }
        let free = try film(FilmBudget(name: "free"))
        #expect(free.concessions.isEmpty)
        let tight = try film(FilmBudget(name: "tight", bytes: free.film.count - 1))
        #expect(tight.film.count < free.film.count)
        #expect(!tight.concessions.isEmpty)
        #expect(throws: Mistakes.self) { try film(FilmBudget(name: "none", bytes: 10)) }
    }

    @Test func `a WebP has no palette to cut`() {
        let colours = FilmAttempt.ladder(fps: 25, colours: 256, as: .webp).map(\.colours)
        #expect(Set(colours) == [256])
    }
}
