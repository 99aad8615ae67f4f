import Canvas
import Diagnostics
import Drawing
import GIF
import Glibc
import Nanashi
import NanashiStage
import Stage
import Studio

/// What is measured on the real trailer and a real game, beside what other programs do with the same frames.
struct Contest {
    private let setup = PictureSetup(games: [NanashiGame.kind])
    private var films: FilmMaker { FilmMaker(setup.renderer) }
    private let folder = "/dev/shm/playbill-picture-bench"
    private static let play = "content/products/nanashi/plays/trailer.play"

    /// Everything, in one run.
    ///
    /// The working folder is the repository's.
    func run() throws {
        guard let text = read(Contest.play) else {
            return print("run it from the repository's folder: \(Contest.play) is not here")
        }
        shell("rm -rf \(folder) && mkdir -p \(folder)/frames")
        defer { shell("rm -rf \(folder)") }
        let own = try film(Script(SourceText(path: Contest.play, bytes: text)))
        sizes(own)
        time(own)
        try game()
        try boards()
    }

    // MARK: The trailer

    /// What our way took.
    private struct Own {
        var bytes: Int
        var seconds: Double
        var frames: Int
    }

    private func film(_ script: Script) throws -> Own {
        var best = Double.infinity
        var gif: [UInt8] = []
        let changes = PlayChanges(width: 720, height: 720, fps: 25)
        for _ in 0..<3 {
            let begin = now()
            gif = try films.film(of: setup.performer.perform(script, changes), as: .gif)
            write(gif, to: folder + "/own.gif")
            best = min(best, now() - begin)
        }
        let begin = now()
        let performance = try setup.performer.perform(script, changes)
        let webp = try films.film(of: performance, as: .webp)
        let webpSeconds = now() - begin
        var frames: [Pixmap] = []
        try films.frames(of: performance) { frame in
            write(try png(of: frame.pixmap), to: "\(folder)/frames/\(10_000 + frames.count).png")
            frames.append(frame.pixmap)
        }
        let colours = frames.reduce(into: Set<UInt32>()) { $0.formUnion($1.pixels) }.count
        print(
            "trailer: 720x720, \(frames.count) frames at 25 a second, \(performance.duration.text), \(colours) colours")
        print("  GIF   \(gif.count) bytes, script to file in \(ms(best)); \(try differences(gif, frames))")
        print("  WebP  \(webp.count) bytes in \(ms(webpSeconds)), without loss")
        return Own(bytes: gif.count, seconds: best, frames: frames.count)
    }

    /// How far the frames of the file are from the frames drawn.
    private func differences(_ gif: [UInt8], _ frames: [Pixmap]) throws -> String {
        var (next, elapsed, wrong, most) = (0, Duration.zero, 0, 0)
        for frame in try decodeGIF(gif).frames {
            elapsed += frame.duration
            while next < frames.count, Duration.milliseconds(40) * next < elapsed {
                for (one, other) in zip(frame.pixmap.pixels, frames[next].pixels) where one != other {
                    wrong += 1
                    for shift in [0, 8, 16] as [UInt32] {
                        most = max(most, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
                    }
                }
                next += 1
            }
        }
        let whole = frames.count * 720 * 720
        return next < frames.count
            ? "\(frames.count - next) frames are missing"
            : "\(wrong * 10_000 / whole) of 10,000 pixels differ, by \(most) of 255 at most"
    }

    private func sizes(_ own: Own) {
        guard has("gifsicle") else { return print("  gifsicle is not installed: no comparison of bytes") }
        shell("cd \(folder) && gifsicle -O3 own.gif -o again.gif 2>/dev/null")
        shell("cd \(folder) && gifsicle --unoptimize own.gif 2>/dev/null | gifsicle -O3 -o plain.gif 2>/dev/null")
        report("gifsicle -O3 on ours", "again.gif", own)
        report("gifsicle -O3 on its frames, whole", "plain.gif", own)
    }

    private func time(_ own: Own) {
        guard has("ffmpeg") else { return print("  ffmpeg is not installed: no comparison of time") }
        let input = "cd \(folder) && ffmpeg -v error -y -framerate 25 -start_number 10000 -i frames/%05d.png"
        let filters = "-vf 'split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none'"
        let reading = timed { shell("\(input) -f null -") }
        let filtering = timed { shell("\(input) \(filters) -f null -") }
        let whole = timed { shell("\(input) \(filters) other.gif") }
        report("ffmpeg palettegen, paletteuse=dither=none", "other.gif", own)
        print(
            "  ffmpeg's two filters alone \(ms(filtering - reading)): ours takes \(ratio(own.seconds, filtering - reading))"
        )
        print("  ffmpeg, PNG frames to GIF \(ms(whole)): ours takes \(ratio(own.seconds, whole))")
    }

    private func report(_ name: String, _ file: String, _ own: Own) {
        guard let bytes = read("\(folder)/\(file)")?.count else { return print("  \(name) failed") }
        print("  \(name): \(bytes) bytes, ours has \(ratio(Double(own.bytes), Double(bytes)))")
    }

    // MARK: A game, and boards

    func game() throws {
        guard let record = longGame(plies: 93) else { return print("game: no seed gives one of 93 moves") }
        let pictures = GamePicture(record).frames.map { ($0.list, $0.duration) }
        try film(pictures)
        let painter = try Painter()
        var encoder = try GIFEncoder(width: 720, height: 840, GIFOptions(cores: 1))
        var pixmap = try painter.pixmap(of: pictures[0].0)
        var comparing = 0.0
        let begin = now(CLOCK_PROCESS_CPUTIME_ID)
        for (index, picture) in pictures.enumerated() {
            var parts = [pixmap.bounds]
            if index > 0 {
                parts = painter.damage(from: pictures[index - 1].0, to: picture.0)
                try painter.draw(picture.0, into: &pixmap, damage: parts)
            }
            let before = now(CLOCK_PROCESS_CPUTIME_ID)
            for rect in parts {
                try encoder.add(Frame(pixmap.part(rect), x: rect.x, y: rect.y, duration: .zero))
            }
            try encoder.add(Frame(pixmap.part(PixelRect(0, 0, 1, 1)), duration: .milliseconds(600)))
            comparing += now(CLOCK_PROCESS_CPUTIME_ID) - before
        }
        let drawn = now(CLOCK_PROCESS_CPUTIME_ID)
        _ = try encoder.finish()
        let packed = now(CLOCK_PROCESS_CPUTIME_ID)
        let whole = packed - begin
        print(
            "  on one core \(ms(whole)): drawing \(share(drawn - begin - comparing, of: whole)), comparing "
                + "\(share(comparing, of: whole)), palette and LZW \(share(packed - drawn, of: whole))")
    }

    /// The game's film, as small as can be and packed once.
    private func film(_ pictures: [(DisplayList, Seconds)]) throws {
        var options = FilmOptions()
        for isFast in [false, true] {
            options.isFast = isFast
            var best = Double.infinity
            var gif: [UInt8] = []
            for _ in 0..<5 {
                let begin = now()
                gif = try films.film(of: pictures, as: .gif, options)
                best = min(best, now() - begin)
            }
            let way = isFast ? ", packed once" : ""
            print("game: 93 moves at 720x840\(way), \(gif.count) bytes in \(ms(best)) on all cores")
        }
    }

    /// A game of that many plies by moves drawn by lot.
    private func longGame(plies: Int) -> GameRecord? {
        for seed in 1...500 as ClosedRange<UInt64> {
            var (state, position, record) = (seed, Position.start, GameRecord(start: .start))
            while record.plies.count < plies, position.outcome == nil {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let moves = position.legalMoves.sorted()
                let move = moves[Int(state >> 33) % moves.count]
                guard (try? position.make(move)) != nil else { break }
                record.plies.append(GameRecord.Ply(move))
            }
            if record.plies.count == plies { return record }
        }
        return nil
    }

    private func boards() throws {
        let painter = try Painter()
        guard let record = longGame(plies: 93) else { return }
        let lists = record.positions.map { boardPicture($0, BoardOptions(size: PictureSize(width: 480, height: 480))) }
        _ = try painter.pixmap(of: lists[0])
        let begin = now(CLOCK_PROCESS_CPUTIME_ID)
        var count = 0
        while now(CLOCK_PROCESS_CPUTIME_ID) - begin < 2 {
            _ = try png(of: painter.pixmap(of: lists[count % lists.count]))
            count += 1
        }
        print(
            "boards: \(Int(Double(count) / (now(CLOCK_PROCESS_CPUTIME_ID) - begin))) PNG a second at 480 px on one core"
        )
    }
}

private func ms(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }

private func share(_ part: Double, of whole: Double) -> String {
    "\(ms(part)) (\(Int((part / whole * 100).rounded())) %)"
}

private func ratio(_ one: Double, _ other: Double) -> String { "\(Double(Int(one / other * 1000)) / 1000) of it" }

private func timed(_ body: () -> Void) -> Double {
    let begin = now()
    body()
    return now() - begin
}

@discardableResult
private func shell(_ line: String) -> Int32 { system(line) }

private func has(_ program: String) -> Bool { shell("command -v \(program) >/dev/null 2>&1") == 0 }

private func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var (bytes, part): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 1 << 16))
    while true {
        let count = Glibc.read(file, &part, part.count)
        if count <= 0 { return bytes }
        bytes += part[..<count]
    }
}
