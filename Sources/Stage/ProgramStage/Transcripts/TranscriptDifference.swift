/// Where two rehearsals of one play differ.
package struct TranscriptDifference: Sendable, Hashable {
    /// The number of the exchange, from 0; 0 is the greeting.
    package let exchange: Int
    /// What was said, and what is said now.
    package let lines: [String]

    /// The first exchange after which two rehearsals say something else; nil where they agree.
    package static func first(
        between earlier: ProgramTranscript, and later: ProgramTranscript
    ) -> TranscriptDifference? {
        for (index, now) in later.exchanges.enumerated() {
            guard index < earlier.exchanges.count else {
                return TranscriptDifference(exchange: index, lines: ["- nothing", "+ \(now.told)"])
            }
            let then = earlier.exchanges[index]
            if then == now { continue }
            if then.told != now.told {
                return TranscriptDifference(exchange: index, lines: ["- \(then.told)", "+ \(now.told)"])
            }
            return TranscriptDifference(exchange: index, lines: lines(then.light, now.light))
        }
        guard later.exchanges.count == earlier.exchanges.count else {
            let told = earlier.exchanges[later.exchanges.count].told
            return TranscriptDifference(exchange: later.exchanges.count, lines: ["- \(told)", "+ nothing"])
        }
        return nil
    }

    private static func lines(_ then: ProgramAnswer, _ now: ProgramAnswer) -> [String] {
        var lines: [String] = []
        func compare(_ old: String, _ new: String) {
            if old != new { lines += ["- \(old)", "+ \(new)"] }
        }
        compare("\"\(then.text ?? "")\"", "\"\(now.text ?? "")\"")
        compare(names(then), names(now))
        return lines.isEmpty ? ["its picture differs"] : lines
    }

    private static func names(_ answer: ProgramAnswer) -> String {
        "places " + (answer.places ?? []).map(\.name).joined(separator: ", ")
    }
}
