import ComponentStage
import Diagnostics
import Drawing
import Glibc
import Nanashi
import NanashiStage
import QuoinStage
import ScreensStage
import Stage

// Throws damaged plays at the parser and at the performance: no crash, no hang, no endless answer.
//
//     StageFuzz [SECONDS] [SEED]

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let seconds = arguments.first ?? 60
var random = SplitMix64(seed: arguments.dropFirst().first ?? 1)

let seeds = [
    "component marquee\nsize 96x96\ndrag 20,20 to c2\ntap adding\ntap f4\ntap clear\nwait 1s\n",
    "component pie\nsize 96x96\nstyle dusk\ndrag 0% to 65%\nwait 1s\ntap settled\ntap animated\ntap 9%\nwait 1s\n",
    "component progress-bar\nsize 96x96\nfilm 9s\ntap play\nwait 1s\nline cut\ndrag 2s to 8s\nwait 1s\nline good\ntap 3s\nwait 1s\n",
    "game quoin\nseed 98\nsize 96x96\nspell tea\nrobot 2\ntap b31\ntap c32\nsubmit\nundo\nhighlight c33\nwait 1s\n",
    "game quoin\nposition teasonrki/teasonrki/teasonrki 2 3 4\nstyle dusk\nreply stone\nspell tea\npass\npass\nwait 1s\n",
    "game nanashi\nposition x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1\nsize 96x96\nduration 9s\nmove g2\nrobot 1\nwait 1s\n",
    "game nanashi\nplayers \"A\" \"B\"\nstyle dusk\nprogress pie\ntap g1\ntap g2\nreply a2\nundo\nfade out 0.3s\nmark a\n",
    "game nanashi\nrepeat 3\ncaption \"x\" \"y\"\nhold 800ms\nend\ncard \"z\"\nloop from a\nstep \"go\" a1 b2\ninclude b\n",
    """
    screens
    size 96x160
    screen home "390x844" dark "390x844" alt "x"
    spot buy 40,320 335x88
    spot field 40,420 335x44 size 30 colour #123
    screen long "390x2400"
    fixed top 88 bottom 60
    spot far 10,2000 50x50
    screen small "390x300"
    tap buy push long
    scroll 400
    scroll to far
    swipe up
    hold far 600ms sheet small
    swipe down
    pop
    type "tea" into field
    drag buy to field fade to small
    swipe left home

    """,
    """
    screens
    device bare
    view 100x300
    screen a "1000x9000"
    screen b "1x1"
    spot b.c 0,0 1x1
    cut b
    tap c sheet a
    swipe up
    dismiss
    push a
    swipe right
    fade to a
    mark m

    """,
]
let games = [
    NanashiGame.kind,
    QuoinGame.kind { () throws(Objection) in Array("tea\neat\nsea\nstone\nnotes\nink\nrink\ntone\nair\n".utf8) },
    ComponentActor.kind,
    ScreensActor.kind { file, _ in
        let sides = file.dropFirst(16).prefix(8).map { Int($0) }
        return Pixmap(width: sides[2] << 8 | sides[3], height: sides[6] << 8 | sides[7])
    },
]

/// The first bytes of a PNG of the size that a name tells; nil where it tells none.
func screenshot(_ name: String) -> [UInt8]? {
    let sides = name.split(separator: "x").map { Int($0) ?? -1 }
    guard sides.count == 2, sides.allSatisfy((0..<100_000).contains) else { return nil }
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    return start
        + sides.flatMap { side -> [UInt8] in [0, UInt8(side >> 16), UInt8(side >> 8 & 255), UInt8(side & 255)] }
}

let words = [
    "game", "nanashi", "repeat", "end", "include", "a", "move", "g2", "a7c5", "tap", "robot", "undo", "pass", "wait",
    "999999999999s", "PT", "-1", "\"", "\\", "#", "\n", "\t", "\u{0}", "é", "😀", "size 99999x1", "fps 0",
    "duration 1ms",
    "quoin", "spell", "submit", "stone", "c33", "word", "teasonrki/", "-",
    "component", "progress-bar", "marquee", "pie", "adding", "5,5", "9%", "thumb", "play", "drag", "9s", "line", "cut",
    "10%",
    "screens", "screen", "\"10x10\"", "\"99999x9\"", "\"0x5\"", "spot a", "0,0 1x1", "fixed", "push", "pop", "sheet",
    "dismiss",
    "fade to", "swipe", "scroll", "-9999", "scroll to", "drag", "hold buy 1s", "type \"\" into", "into field",
    "home.buy", "view 9x9",
    "loop from", "mark", "step \"x\"", "highlight", "arrow g1 g3", "9223372036854775807", "fade in", "hold 0.000001s",
]

/// A play with some of its bytes and words changed.
func damaged(_ text: String, _ random: inout SplitMix64) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<(1 + random.next() % 6) {
        let place = Int(random.next() % UInt64(bytes.count + 1))
        switch random.next() % 4 {
        case 0: bytes.insert(contentsOf: Array(words[Int(random.next() % UInt64(words.count))].utf8), at: place)
        case 1: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: random.next()) }
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.next() % 9)))
        default: bytes.insert(contentsOf: bytes.prefix(place), at: 0)
        }
    }
    return bytes
}

/// Reads and performs a damaged play; whether it could be performed.
func survives(_ text: [UInt8]) -> Bool {
    do throws(Mistakes) {
        let source = SourceText(path: "fuzz.play", bytes: text)
        let play = try parsePlay(
            source, games: games, include: { SourceText(path: $0, "wait 1ms\ninclude \($0)\($0)\n") },
            read: screenshot)
        let show = try Performance(play, games: games)
        let frames = show.frames()
        precondition(frames.reduce(Seconds.zero) { $0 + $1.duration } == show.duration, "the clock does not add up")
        for time in [Seconds.zero, show.duration * 0.3, show.duration * 0.6, show.duration] {
            precondition(!show.displayList(at: time).elements.isEmpty)
        }
        return true
    } catch {
        precondition(!error.all.isEmpty && error.all.count <= 200, "\(error.all.count) messages")
        for message in error.all { precondition(!message.formatted().isEmpty) }
        return false
    }
}

var runs = 0
var performed = 0
let end = time(nil) + Int(seconds)
while time(nil) < end {
    let text = damaged(seeds[runs % seeds.count], &random)
    runs += 1
    if survives(text) { performed += 1 }
}
print("\(runs) plays, \(performed) performed")
