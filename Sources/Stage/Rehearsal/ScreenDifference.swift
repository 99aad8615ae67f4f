import TerminalStage

/// Where two rehearsals of one play differ, screen by screen.
package struct ScreenDifference: Sendable, Hashable {
    /// The deed's number, from 0; nil before the first.
    package var deed: Int?
    /// The rows that differ: what stood there, and what stands there now.
    package var rows: [(old: String, new: String)] { Array(zip(old, new)) }
    private var old: [String]
    private var new: [String]

    /// The first line of a play after which two transcripts show something else; nil where they agree.
    ///
    /// - Parameters:
    ///   - earlier: the transcript that is kept.
    ///   - later: that of a rehearsal just now.
    ///   - patterns: what may differ: where they match, both count as equal.
    /// - Returns: the first difference.
    /// - Throws: that there is no memory for a terminal.
    package static func first(
        between earlier: Transcript, and later: Transcript, ignoring patterns: [String] = []
    ) throws(NoMemoryForTerminal) -> ScreenDifference? {
        let expressions = patterns.compactMap { try? Regex($0) }
        let (one, other) = (try screens(of: earlier), try screens(of: later))
        for index in 0..<max(one.count, other.count) {
            let (before, after) = (index < one.count ? one[index] : nil, index < other.count ? other[index] : nil)
            if index < min(one.count, other.count), before == nil || after == nil { continue }
            let (old, new) = (before.map { lines($0, expressions) } ?? [], after.map { lines($0, expressions) } ?? [])
            guard old != new || one.count <= index || other.count <= index else { continue }
            let count = max(old.count, new.count)
            let pairs = (0..<count).map { ($0 < old.count ? old[$0] : "", $0 < new.count ? new[$0] : "") }
                .filter { $0.0 != $0.1 }
            return ScreenDifference(deed: index > 0 ? index - 1 : nil, old: pairs.map(\.0), new: pairs.map(\.1))
        }
        return nil
    }

    private static func lines(_ text: String, _ patterns: [Regex<AnyRegexOutput>]) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            patterns.reduce(String(line)) { $0.replacing($1, with: "…") }
        }
    }

    /// What is to be seen after each line; nil after a key whose work the next line waits for, since nobody knows how
    /// much of it is there by then.
    private static func screens(of transcript: Transcript) throws(NoMemoryForTerminal) -> [String?] {
        let emulator = try TerminalEmulator(size: transcript.size)
        var texts: [String?] = []
        var last: String?
        for event in transcript.events {
            switch event.kind {
            case .marker(let label):
                if let last { texts.append(isUnderWay(last, before: label) ? nil : emulator.screen.text) }
                last = label
            case .output(let text): emulator.write(text.utf8)
            case .resize(let size): emulator.resize(to: size)
            case .input, .exit: break
            }
        }
        return texts + [emulator.screen.text]
    }

    private static func isUnderWay(_ deed: String, before next: String) -> Bool {
        (next.hasPrefix("expect ") || next.hasPrefix("watch ")) && (deed == "enter" || deed.hasPrefix("key "))
    }
}
