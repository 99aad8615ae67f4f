import Diagnostics
import Glibc
import Nanashi
import NanashiStage
import Stage

// Throws damaged plays at the parser and at the performance: no crash, no hang, no endless answer.
//
//     StageFuzz [SECONDS] [SEED]

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let seconds = arguments.first ?? 60
var random = SplitMix64(seed: arguments.dropFirst().first ?? 1)

let seeds = [
    "game nanashi\nposition x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1\nsize 96x96\nduration 9s\nmove g2\nrobot 1\nwait 1s\n",
    "game nanashi\nplayers \"A\" \"B\"\nstyle dusk\nprogress pie\ntap g1\ntap g2\nreply a2\nundo\nfade out 0.3s\nmark a\n",
    "game nanashi\nrepeat 3\ncaption \"x\" \"y\"\nhold 800ms\nend\ncard \"z\"\nloop from a\nstep \"go\" a1 b2\ninclude b\n",
]
let words = [
    "game", "nanashi", "repeat", "end", "include", "a", "move", "g2", "a7c5", "tap", "robot", "undo", "pass", "wait",
    "999999999999s", "PT", "-1", "\"", "\\", "#", "\n", "\t", "\u{0}", "é", "😀", "size 99999x1", "fps 0",
    "duration 1ms",
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
        let play = try parsePlay(source, games: [NanashiGame.kind]) {
            SourceText(path: $0, "wait 1ms\ninclude \($0)\($0)\n")
        }
        let show = try Performance(play, games: [NanashiGame.kind])
        let frames = show.frames()
        precondition(frames.reduce(Seconds.zero) { $0 + $1.duration } == show.duration, "the clock does not add up")
        for time in [Seconds.zero, show.duration] { precondition(!show.displayList(at: time).elements.isEmpty) }
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
