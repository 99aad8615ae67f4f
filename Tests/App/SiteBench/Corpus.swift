import Foundation

/// A blog to measure with: the same bytes for the same number on every machine.
struct Corpus {
    private static let words = """
        board piece clone jump capture square corner replay frame palette release trailer screenshot player robot \
        leaderboard gesture layer progress buffer duration schedule product price view model engine state action effect \
        client module target package swift theme template feed draft post page site static render small clear honest
        """.split(separator: " ").map(String.init)

    /// SplitMix64 (Steele, Lea, Flood 2014).
    private struct SeededRandom: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    let posts: Int

    /// Writes the posts below a folder, one folder a year.
    /// - Returns: the files.
    func write(to folder: URL) throws -> [URL] {
        try (0..<posts).map { number in
            let year = 2012 + number % 14
            let place = folder.appending(path: "\(year)")
            if number < 14 { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
            let file = place.appending(path: "post-\(number).md")
            try Data(post(number, year: year).utf8).write(to: file)
            return file
        }
    }

    private func post(_ number: Int, year: Int) -> String {
        var random = SeededRandom(state: UInt64(number))
        let tags = Set((0..<3).map { _ in "tag-\(Int.random(in: 100..<300, using: &random))" }).sorted()
        let date = "\(year)-\(10 + number % 3)-\(10 + number % 19)T09:\(10 + number % 50):00Z"
        var text =
            "---\ntitle: \"\(words(5, &random)) \(number)\"\ndate: \(date)\ntags: [\(tags.joined(separator: ", "))]\n"
        text +=
            "description: \"\(words(12, &random)).\"\n---\n\n\(paragraph(&random))## \(words(4, &random))\n\n\(paragraph(&random))"
        for _ in 0..<4 { text += "- \(sentence(&random))\n" }
        text +=
            "\n\(paragraph(&random))```swift\nstruct Piece: Equatable {\n    let title: String\n    var count = \(number % 99)\n\n"
        text +=
            "    // \(words(6, &random))\n    func bumped(by n: Int) -> Piece {\n        var copy = self\n        copy.count += n\n"
        text +=
            "        return copy\n    }\n}\n```\n\n## \(words(4, &random))\n\n> \(sentence(&random))\n\n\(paragraph(&random))"
        if number % 4 == 0 { text += "| part | figure |\n| :--- | ---: |\n| board | \(number) |\n| piece | 7 |\n\n" }
        for index in 1...3 { text += "\(index). \(sentence(&random))\n" }
        return text + "\n" + paragraph(&random)
    }

    private func words(_ count: Int, _ random: inout SeededRandom) -> String {
        (0..<count).map { _ in Corpus.words.randomElement(using: &random) ?? "board" }.joined(separator: " ")
    }

    private func sentence(_ random: inout SeededRandom) -> String {
        let marks = ["**clear**", "*small*", "`state`", "[page](https://example.com/page)", "board", "piece", "frame"]
        return "\(words(5, &random)) \(marks.randomElement(using: &random) ?? "") \(words(5, &random))."
    }

    private func paragraph(_ random: inout SeededRandom) -> String {
        (0..<4).map { _ in sentence(&random) }.joined(separator: " ") + "\n\n"
    }
}
