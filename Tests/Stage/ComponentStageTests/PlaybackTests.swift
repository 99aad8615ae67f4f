import Foundation
import Stage
import Testing

@testable import ComponentStage

/// What the words of a case do.
private func actions(_ words: Substring) -> [Playback.Action] {
    words.split(separator: " ").flatMap { word -> [Playback.Action] in
        let parts = word.split(separator: ":")
        switch parts[0] {
        case "play": return [.play]
        case "pause": return [.pause]
        case "seek": return [.seek(Int(parts[1]) ?? 0)]
        case "line": return [.line(Int(parts[1]) ?? 0)]
        default: return Array(repeating: .tick, count: Int(word) ?? 0)
        }
    }
}

/// Anything that can happen to a player.
private func anything(_ chance: inout SplitMix64) -> Playback.Action {
    switch chance.next() % 500 {
    case 0, 1: .play
    case 2: chance.next() % 4 == 0 ? .pause : .tick
    case 3: .seek(Int(chance.next() % 45_000) - 2_000)
    case 4: .line([0, 10, 70, 100, 300][Int(chance.next() % 5)])
    default: .tick
    }
}

@Suite struct LoadedRangesTests {
    @Test func `stretches are in order, apart, and hold what was inserted`() {
        var chance = SplitMix64(seed: 7)
        for _ in 0..<200 {
            var ranges = LoadedRanges()
            var whole = Set<Int>()
            for _ in 0..<12 {
                let start = Int(chance.next() % 60)
                let range = start..<start + Int(chance.next() % 9)
                ranges.insert(range)
                whole.formUnion(range)
            }
            for (one, next) in zip(ranges.ranges, ranges.ranges.dropFirst()) {
                #expect(one.upperBound < next.lowerBound)
            }
            #expect(Set(ranges.ranges.joined()) == whole)
            for instant in 0..<70 {
                var end = instant
                while whole.contains(end) { end += 1 }
                #expect(ranges.end(from: instant) == end)
            }
        }
    }
}

@Suite struct PlaybackTests {
    @Test func `the cases that hold for the page's exhibit hold`() throws {
        let file = try #require(Bundle.module.url(forResource: "Cases/playback", withExtension: "txt"))
        let cases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(cases.count > 20)
        for line in cases {
            let parts = line.split(separator: "=")
            var player = Playback()
            for action in actions(parts[0]) { player.reduce(action) }
            #expect(player.notation == parts[1].dropFirst(), "\(line)")
        }
    }

    @Test func `only what is loaded is played, and a stall ends with enough`() {
        var stalls = 0
        var faults: [String] = []
        for seed in 0..<40 {
            var chance = SplitMix64(seed: UInt64(seed))
            var player = Playback()
            for _ in 0..<4_000 {
                let before = player
                let action = anything(&chance)
                player.reduce(action)
                func expect(_ isTrue: Bool, _ law: String) {
                    if !isTrue { faults.append("\(law): \(before.notation) \(action) \(player.notation)") }
                }
                expect(player.position >= 0 && player.position <= player.bufferedEnd, "ahead of its buffer")
                expect(player.bufferedEnd <= player.length, "loaded beyond the end")
                expect(!player.isStalled || player.wantsToPlay, "stalled though nobody started it")
                expect(
                    !player.wantsToPlay || player.isStalled || player.ahead > 0 || player.position == player.length,
                    "plays on nothing")
                guard action == .tick else { continue }
                let way = player.position - before.position
                expect((0...Playback.step).contains(way), "jumped")
                expect(way == 0 || player.loaded.end(from: before.position) >= player.position, "played a gap")
                guard before.isStalled, !player.isStalled else { continue }
                stalls += 1
                // It has played one step since.
                expect(player.ahead + way >= min(before.enough, before.tank), "goes on with too little")
            }
        }
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(3))")
        #expect(stalls > 30)
    }

    @Test func `what is at rest stays as it is`() {
        var chance = SplitMix64(seed: 3)
        var player = Playback()
        var rests = 0
        for _ in 0..<20_000 {
            player.reduce(anything(&chance))
            guard player.isAtRest else { continue }
            rests += 1
            var later = player
            for _ in 0..<50 { later.reduce(.tick) }
            #expect(later.notation == player.notation)
        }
        #expect(rests > 100)
    }

    @Test func `a full tank goes on though the forecast is gloomy`() {
        var player = Playback(line: 50)
        player.reduce(.play)
        while player.isStalled { player.reduce(.tick) }
        #expect(player.ahead + Playback.step >= player.tank)
        #expect(player.ahead < player.enough)
    }

    @Test func `a stall is told when it has lasted a quarter of a second`() {
        var player = Playback(line: 0)
        player.reduce(.play)
        for _ in 0..<24 { player.reduce(.tick) }
        #expect(player.isStalled && !player.isStallTold)
        player.reduce(.tick)
        #expect(player.isStallTold)
    }

    @Test func `a finger on its way leaves no islands behind`() {
        var player = Playback()
        for _ in 0..<100 { player.reduce(.tick) }
        for instant in stride(from: 3_000, through: 30_000, by: 300) {
            player.reduce(.seek(instant))
            player.reduce(.tick)
        }
        #expect(player.loaded.ranges.count == 1)
        for _ in 0..<100 { player.reduce(.tick) }
        #expect(player.loaded.ranges.count == 2)
    }
}
