import Diagnostics
import Drawing
import Encodings
import Stage

/// Reading the lines that declare screens.
enum ScreenWords {
    /// `home "home.png" dark "home-dark.png" alt "Your books"`: name, file, dark file, words.
    static func screen(_ arguments: [ActorWord.Argument]) throws(Objection) -> [String] {
        let example = "write for instance `screen home \"shots/home.png\"`"
        guard arguments.count >= 2, arguments[1].isQuoted else {
            throw Objection("`screen` needs a name and a file in quotes", remedy: example)
        }
        try check(name: arguments[0].text, of: arguments[0])
        var values = [arguments[0].text, arguments[1].text, "", ""]
        try pairs(arguments, from: 2, ["dark", "alt"], example: "screen home \"home.png\" dark \"home-dark.png\"") {
            (option, value, _) throws(Objection) in values[option == "dark" ? 2 : 3] = value.text
        }
        return values
    }

    /// `buy 40,320 335x88 size 34 colour "#1c1c1e"`: name, x, y, width, height, size, colour.
    static func spot(_ arguments: [ActorWord.Argument]) throws(Objection) -> [String] {
        let example = "spot buy 40,320 335x88"
        guard arguments.count >= 3 else {
            throw Objection("`spot` needs a name, a corner and a size", remedy: "write for instance `\(example)`")
        }
        let parts = arguments[0].text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2 else { throw Objection("a spot's name has at most one dot", about: .argument(0)) }
        for part in parts { try check(name: String(part), of: arguments[0]) }
        let corner = arguments[1].text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard corner.count == 2, let x = corner[0], let y = corner[1], (0..<100_000).contains(x),
            (0..<100_000).contains(y)
        else {
            throw Objection(
                "`\(arguments[1].shown)` is no corner",
                remedy: "write pixels from the left and from above: `\(example)`",
                about: .argument(1))
        }
        let size = try size(arguments[2], 2)
        var values = [
            arguments[0].text, String(x), String(y), String(Int(size.width)), String(Int(size.height)), "", "",
        ]
        try pairs(arguments, from: 3, ["size", "colour"], example: "\(example) size 34 colour \"#1c1c1e\"") {
            (option, value, index) throws(Objection) in
            if option == "size" {
                guard let size = Int(value.text), (4...1000).contains(size) else {
                    throw Objection("letters are 4 to 1000 pixels high", about: .argument(index))
                }
                values[5] = String(size)
            } else {
                guard Colour(hex: value.text) != nil else {
                    throw Objection(
                        "`\(value.shown)` is no colour", remedy: "write it in quotes: \"#1c1c1e\"",
                        about: .argument(index))
                }
                values[6] = value.text
            }
        }
        return values
    }

    /// `top 88 bottom 60`: both in pixels.
    static func fixed(_ arguments: [ActorWord.Argument]) throws(Objection) -> [String] {
        var values = ["0", "0"]
        let example = "fixed top 88 bottom 60"
        guard !arguments.isEmpty else {
            throw Objection("`fixed` lacks something", remedy: "write for instance `\(example)`")
        }
        try pairs(arguments, from: 0, ["top", "bottom"], example: example) { (option, value, index) throws(Objection) in
            guard let height = Int(value.text), (0..<100_000).contains(height) else {
                throw Objection("`\(value.shown)` is no height in pixels", about: .argument(index))
            }
            values[option == "top" ? 0 : 1] = String(height)
        }
        return values
    }

    /// `335x88`.
    static func size(_ argument: ActorWord.Argument, _ index: Int) throws(Objection) -> Size {
        let sides = argument.text.split(whereSeparator: { $0 == "x" || $0 == "×" }).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], (1..<100_000).contains(width),
            (1..<100_000).contains(height)
        else {
            throw Objection(
                "`\(argument.shown)` is no size", remedy: "write a width and a height in pixels: `335x88`",
                about: .argument(index))
        }
        return Size(Double(width), Double(height))
    }

    /// Whether a picture is upright; nil where it is none.
    static func isTall(_ bytes: [UInt8]) -> Bool? { PictureHeader(bytes).map { $0.width * 4 < $0.height * 3 } }

    /// Names are plain, so that they can stand in a line.
    private static func check(name text: String, of name: ActorWord.Argument) throws(Objection) {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0)
        }
        guard !name.isQuoted, !text.isEmpty, isPlain, text.unicodeScalars.count <= 40 else {
            throw Objection(
                "`\(name.shown)` is no name", remedy: "names are letters, digits and hyphens, without quotes",
                about: .argument(0))
        }
    }

    /// Reads options, each a word and its value.
    private static func pairs(
        _ arguments: [ActorWord.Argument], from first: Int, _ known: [String], example: String,
        take: (String, ActorWord.Argument, Int) throws(Objection) -> Void
    ) throws(Objection) {
        var index = first
        while index < arguments.count {
            let option = arguments[index].text
            guard known.contains(option), !arguments[index].isQuoted else {
                throw Objection(
                    "unknown word `\(arguments[index].shown)`",
                    remedy: didYouMean(option, among: known) ?? "write for instance `\(example)`",
                    about: .argument(index))
            }
            guard index + 1 < arguments.count else {
                throw Objection(
                    "`\(option)` lacks something", remedy: "write for instance `\(example)`", about: .argument(index))
            }
            try take(option, arguments[index + 1], index + 1)
            index += 2
        }
    }
}
