import Dates
import Diagnostics
import Foundation
import Site
import Testing

@testable import Releases

/// Random plans in a zone with summer time, against a model that knows nothing of ours: Foundation's calendar for the
/// times, and for each post a list of all that happened to it.
@Suite struct ScheduleTests {
    /// SplitMix64, so that a failing seed fails again.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
            return z ^ (z >> 31)
        }
    }

    private static let zones = [
        "Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kolkata", "Australia/Lord_Howe",
    ]

    /// The weekends around the changes of summer time in 2026, and a day without.
    private static let days = [
        "2026-03-07", "2026-03-08", "2026-03-28", "2026-03-29", "2026-04-04", "2026-04-05", "2026-06-15", "2026-09-26",
        "2026-09-27", "2026-10-03", "2026-10-04", "2026-10-24", "2026-10-25", "2026-11-01",
    ]

    private struct Post {
        var name: String
        var instant: Int
        var order: Int
        var history: [PostEvent.Kind] = []

        /// Whether it goes out by itself, told from all that happened.
        func isDue(at now: Int) -> Bool {
            // What is known not to have gone out is as it was before.
            let history = Array(history[((history.lastIndex(of: .refused) ?? -1) + 1)...])
            if history.contains(.sent) || history.contains(.skip) { return false }
            switch history.last(where: { $0 != .resume }) {
            case .retry?: return true
            case .intend?, .failed?: return false
            case .pause?, .cancel?: if history.last != .resume { return false }
            default: break
            }
            // What was interrupted stays so, whatever else was said.
            if history.contains(.intend) { return false }
            return instant <= now && now - instant <= 86_400
        }
    }

    @Test(arguments: 0..<200)
    func `what is due, and in which order, is what the model says`(seed: Int) throws {
        var dice = Dice(state: UInt64(seed) &* 7919 &+ 1)
        let name = ScheduleTests.zones.randomElement(using: &dice) ?? "Europe/Berlin"
        let data = try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/" + name))
        let zone = try #require(Zone(name: name, tzif: Array(data)))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: name))
        var (text, model): (String, [Post]) = ("posts:\n", [])
        let day = ScheduleTests.days.randomElement(using: &dice) ?? ""
        for index in 0..<Int.random(in: 1...12, using: &dice) {
            let (hour, minute) = (
                Int.random(in: 0...4, using: &dice), [0, 15, 30, 45].randomElement(using: &dice) ?? 0
            )
            let parts = day.split(separator: "-").compactMap { Int($0) }
            let wanted = DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: hour, minute: minute)
            let instant = try #require(calendar.date(from: wanted))
            text += "  - {to: x, name: p\(index), at: \(day) 0\(hour):\(minute == 0 ? "00" : String(minute))}\n"
            model.append(Post(name: "p\(index)", instant: Int(instant.timeIntervalSince1970), order: index))
        }
        let (plan, mistakes) = ReleasePlan.read("1.0", SourceText(path: "1.0.yml", text), zone: zone)
        #expect(mistakes.isEmpty)
        for (ours, theirs) in zip(plan.posts, model) {
            #expect(ours.time.instant.seconds == theirs.instant, "\(name) \(ISO8601.string(ours.time))")
        }
        try follow(plan, &model, &dice)
    }

    /// Runs at instants that mostly grow, with people's decisions and broken runs between them.
    private func follow(_ plan: ReleasePlan, _ model: inout [Post], _ dice: inout Dice) throws {
        var lines = [PostEvent.header]
        var now = (model.map(\.instant).min() ?? 0) - 1_800
        func note(_ kind: PostEvent.Kind, _ index: Int) throws -> Bool {
            let event = PostEvent(kind, model[index].name, at: String(now))
            guard try PostStates(lines)[event.post].after(event) != nil else { return false }
            lines.append(event.line)
            return true
        }
        for _ in 0..<40 {
            now += Int.random(in: -1_800...7_200, using: &dice)
            if Bool.random(using: &dice) {
                let index = Int.random(in: model.indices, using: &dice)
                let kind =
                    [PostEvent.Kind.pause, .resume, .cancel, .retry, .skip].randomElement(using: &dice) ?? .pause
                if try note(kind, index) { model[index].history.append(kind) }
            }
            let due = Schedule(plan, try PostStates(lines)).due(at: Instant(seconds: now)).map(\.post.name)
            let expected = model.filter { $0.isDue(at: now) }.sorted {
                ($0.instant, $0.order) < ($1.instant, $1.order)
            }.map(\.name)
            #expect(due == expected, "at \(now): \(lines.joined(separator: "\n"))")
            for name in due {
                let index = try #require(model.firstIndex { $0.name == name })
                let steps: [[PostEvent.Kind]] = [
                    [.intend], [.intend, .failed], [.intend, .refused], [.intend, .sent], [.intend, .sent],
                ]
                for kind in steps.randomElement(using: &dice) ?? [] {
                    #expect(try note(kind, index))
                    model[index].history.append(kind)
                }
            }
        }
        for post in model { #expect(post.history.count { $0 == .sent } <= 1) }
    }

    @Test func `a journal that tells what cannot have happened is damaged`() {
        let lines = [PostEvent.header, PostEvent(.intend, "x", at: "t").line]
        #expect(throws: PostStates.Damage(line: 3)) { try PostStates(lines + [PostEvent(.intend, "x", at: "t").line]) }
        #expect(throws: PostStates.Damage(line: 3)) { try PostStates(lines + ["something else"]) }
        #expect(try! PostStates(lines)["x"] == .unknown)
        #expect(try! PostStates(lines)["y"] == .planned)
    }

    @Test func `a note stays on its line`() {
        let event = PostEvent(.failed, "x", at: "t", note: "one\ntwo\tthree\r\nfour")
        #expect(event.line == "t\tfailed\tx\tone two three four")
        #expect(PostEvent(line: event.line) == event)
    }
}
