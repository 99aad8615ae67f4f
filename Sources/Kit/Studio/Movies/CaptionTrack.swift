import Diagnostics
import Stage

/// What a film says in letters, and when: WebVTT, as browsers and networks take it beside a film.
package struct CaptionTrack: Sendable, Hashable {
    /// What is said at one time, a few lines of it.
    package struct Caption: Sendable, Hashable {
        /// From when to when it is shown.
        package var start, end: Seconds
        package var lines: [String]

        package init(start: Seconds, end: Seconds, lines: [String]) {
            (self.start, self.end, self.lines) = (start, end, lines)
        }
    }

    /// The captions, in the order of time.
    package var captions: [Caption]

    package init(_ captions: [Caption] = []) { self.captions = captions }

    /// The captions of a play.
    package init(_ performance: Performance) {
        captions = performance.captionTimes.map { entry in
            Caption(
                start: entry.start, end: entry.end,
                lines: [entry.words.strong, entry.words.soft].filter { !$0.isEmpty })
        }
    }

    /// The captions of a part of the film, on the clock of the part.
    package func cut(from start: Seconds, lasting length: Seconds) -> CaptionTrack {
        CaptionTrack(
            captions.compactMap { caption in
                let from = max(caption.start - start, .zero)
                let to = min(caption.end - start, length)
                return to > from ? Caption(start: from, end: to, lines: caption.lines) : nil
            })
    }

    /// The text of a `.vtt` file.
    package var text: String {
        "WEBVTT\n"
            + captions.map { caption in
                "\n\(CaptionTrack.time(caption.start)) --> \(CaptionTrack.time(caption.end))\n"
                    + caption.lines.map { CaptionTrack.escaped($0) + "\n" }.joined()
            }.joined()
    }

    private static func time(_ time: Seconds) -> String {
        let all = (time.microseconds + 500) / 1_000
        func digits(_ number: Int, _ count: Int) -> String {
            String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
        }
        return digits(all / 3_600_000, 2) + ":" + digits(all / 60_000 % 60, 2) + ":" + digits(all / 1_000 % 60, 2)
            + "." + digits(all % 1_000, 3)
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

extension CaptionTrack {
    /// Reads a `.vtt` file; settings of places are passed over, and so are notes, styles and tags in the words.
    /// - Throws: that it is none, and every line of times that cannot be read.
    package init(reading source: SourceText) throws(Mistakes) {
        var captions: [Caption] = []
        var mistakes: [Diagnostic] = []
        let text = String(decoding: source.bytes, as: UTF8.self).replacing("\r\n", with: "\n")
            .replacing("\u{FEFF}", with: "")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first?.hasPrefix("WEBVTT") == true else {
            throw Mistakes(
                Diagnostic(
                    .error, "this is no file of captions: the first line must be `WEBVTT`",
                    at: Place(path: source.path, line: 1, column: 1), excerpt: source.line(1)))
        }
        var open: Caption?
        for (index, line) in lines.enumerated() {
            if line.firstRange(of: "-->") != nil {
                if let open { captions.append(open) }
                open = CaptionTrack.times(line)
                guard open == nil else { continue }
                mistakes.append(
                    Diagnostic(
                        .error, "these times cannot be read",
                        at: Place(path: source.path, line: index + 1, column: 1), excerpt: source.line(index + 1),
                        remedy: "write 00:00:01.500 --> 00:00:03.000"))
            } else if line.isEmpty {
                if let open { captions.append(open) }
                open = nil
            } else {
                open?.lines.append(CaptionTrack.plain(line))
            }
        }
        if let open { captions.append(open) }
        guard mistakes.isEmpty else { throw Mistakes(mistakes) }
        self.init(captions.sorted { $0.start < $1.start })
    }

    private static func times(_ line: Substring) -> Caption? {
        let words = line.split(separator: " ", omittingEmptySubsequences: true)
        guard words.count >= 3, words[1] == "-->", let start = instant(words[0]), let end = instant(words[2]),
            end > start
        else { return nil }
        return Caption(start: start, end: end, lines: [])
    }

    /// `00:01.500` or `00:00:01.500`.
    private static func instant(_ word: Substring) -> Seconds? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let last = parts.last, let seconds = Double(last), last.contains("."),
            (0..<60).contains(seconds)
        else { return nil }
        let others = parts.dropLast().compactMap { Int($0) }
        guard others.count == parts.count - 1, others.allSatisfy({ (0..<1_000).contains($0) }) else { return nil }
        return Seconds(Double(others.reduce(0) { $0 * 60 + $1 } * 60) + seconds)
    }

    /// The words without tags such as `<v Ada>`.
    private static func plain(_ line: Substring) -> String {
        var words = ""
        var isInside = false
        for letter in line {
            if letter == "<" {
                isInside = true
            } else if letter == ">" {
                isInside = false
            } else if !isInside {
                words.append(letter)
            }
        }
        return words.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&nbsp;", with: " ")
            .replacing("&amp;", with: "&")
    }
}
