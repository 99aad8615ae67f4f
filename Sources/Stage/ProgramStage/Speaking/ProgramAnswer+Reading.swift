import Diagnostics
import Drawing
import Encodings
import JSON
import Stage
import Values

extension ProgramAnswer {
    /// Reads a line of a program.
    /// - Throws: what is wrong with it.
    package init(reading line: [UInt8]) throws(Objection) {
        let read: Value
        do throws(Diagnostic) { read = try JSON.value(fromJSON: line, path: "") } catch {
            throw Objection(
                "its answer is no JSON: \(error.message), in column \(error.place?.column ?? 1)",
                remedy:
                    "it said \(excerpt(of: line))\none JSON object a line; what else it has to say belongs to standard error"
            )
        }
        try self.init(read)
    }

    /// Reads an answer.
    /// - Throws: what is wrong with it.
    init(_ read: Value) throws(Objection) {
        let members = try AnswerMembers(read, "an answer", known: AnswerMembers.ofAnswer)
        if let message = try members.text("error", most: ProgramLimits.text) {
            objection = Objection(message, remedy: try members.text("remedy", most: ProgramLimits.text))
        }
        try readPicture(members)
        if let list = members["places"] {
            guard case .list(let elements) = list, elements.count <= ProgramLimits.places else {
                throw Objection("`places` is a list of at most \(ProgramLimits.places) places")
            }
            var found: [ScenePlace] = []
            for element in elements { found.append(try ScenePlace(element)) }
            var seen: Set<String> = []
            if let twice = found.first(where: { !seen.insert($0.name).inserted }) {
                throw Objection("two places are called `\(twice.name)`")
            }
            places = found
        }
        if let word = try members.text("show", most: ProgramLimits.name) { change = try SceneChange(reading: word) }
        if let seconds = try members.number("seconds") {
            guard (0...ProgramLimits.change.value).contains(seconds) else {
                throw Objection("a change takes 0 to \(Int(ProgramLimits.change.value)) `seconds`")
            }
            length = Seconds(seconds)
        }
        text = try members.text("text", most: ProgramLimits.text)
        if let colours = members["colours"] { self.colours = try SceneColours(colours) }
    }

    private mutating func readPicture(_ members: AnswerMembers) throws(Objection) {
        let given = ["svg", "png", "file"].filter { members[$0] != nil }
        guard given.count < 2 else { throw Objection("one picture is enough: `\(given[0])` or `\(given[1])`") }
        if let svg = try members.text("svg") { picture = .svg(svg) }
        if let text = try members.text("png") {
            let digits = text.hasPrefix("data:image/png;base64,") ? text.dropFirst(22) : text[...]
            guard let bytes = Base64.standard.decoded(Array(digits.utf8), needsPadding: false) else {
                throw Objection("`png` is no Base64", remedy: "or name the picture's file: `\"file\": \"scene.png\"`")
            }
            picture = .png(bytes)
        }
        file = try members.text("file", most: ProgramLimits.text)
    }
}

/// The beginning of a line, as a message shows it.
private func excerpt(of line: [UInt8]) -> String {
    let text = String(decoding: line.prefix(400), as: UTF8.self).unicodeScalars.prefix(100)
    return text.isEmpty ? "an empty line" : "`\(String(String.UnicodeScalarView(text)))`"
}

extension ScenePlace {
    fileprivate init(_ read: Value) throws(Objection) {
        let members = try AnswerMembers(read, "a place", known: ["name", "x", "y", "width", "height", "label"])
        guard let name = try members.text("name", most: ProgramLimits.name), !name.isEmpty,
            !name.contains(where: { $0.isWhitespace || $0 == "\"" || $0 == "#" })
        else { throw Objection("a place has a `name` of letters without blanks", remedy: "as in `\"name\": \"a1\"`") }
        var sides: [Double] = []
        for side in ["x", "y", "width", "height"] {
            guard let number = try members.number(side), abs(number) <= ProgramLimits.reach else {
                throw Objection("the place `\(name)` lacks its `\(side)`", remedy: "in pixels of the picture")
            }
            sides.append(number)
        }
        guard sides[2] > 0, sides[3] > 0 else { throw Objection("the place `\(name)` has no extent") }
        self.name = name
        rect = Rect(sides[0], sides[1], sides[2], sides[3])
        label = try members.text("label", most: ProgramLimits.text) ?? ""
    }
}

extension SceneChange {
    fileprivate init(reading word: String) throws(Objection) {
        guard let change = SceneChange(rawValue: word == "slide" ? "slide-left" : word) else {
            let known = SceneChange.allCases.map(\.rawValue)
            throw Objection(
                "nothing shows as `\(word)`",
                remedy: didYouMean(word, among: known) ?? "`show` is \(known.joined(separator: ", "))")
        }
        self = change
    }
}

extension SceneColours {
    fileprivate init(_ read: Value) throws(Objection) {
        let members = try AnswerMembers(read, "`colours`", known: ["ground", "ink", "accent"])
        ground = try members.colour("ground")
        ink = try members.colour("ink")
        accent = try members.colour("accent")
    }
}

/// The members of an object that a program wrote.
struct AnswerMembers {
    static let ofAnswer = [
        "svg", "png", "file", "places", "show", "seconds", "text", "colours", "error", "remedy",
    ]

    private let object: Object

    init(_ value: Value, _ what: String, known: [String]) throws(Objection) {
        guard case .object(let object) = value else {
            throw Objection("\(what) is a JSON object", remedy: "as in `{\"svg\": \"<svg …>\"}`")
        }
        if let unknown = object.keys.first(where: { !known.contains($0) }) {
            throw Objection(
                "\(what) has no `\(unknown.prefix(40))`",
                remedy: didYouMean(unknown, among: known) ?? "it may have \(known.joined(separator: ", "))")
        }
        self.object = object
    }

    subscript(name: String) -> Value? { object[name] == .null ? nil : object[name] }

    func text(_ name: String, most: Int = .max) throws(Objection) -> String? {
        guard let value = self[name] else { return nil }
        guard case .string(let text) = value else { throw Objection("`\(name)` is a text") }
        guard text.unicodeScalars.count <= most else {
            throw Objection("`\(name)` has more than \(most) characters")
        }
        return text
    }

    func number(_ name: String) throws(Objection) -> Double? {
        switch self[name] {
        case nil: return nil
        case .integer(let number): return Double(number)
        case .decimal(let number) where number.isFinite: return number
        default: throw Objection("`\(name)` is a number")
        }
    }

    fileprivate func colour(_ name: String) throws(Objection) -> Colour? {
        guard let text = try text(name) else { return nil }
        guard let colour = Colour(hex: text), colour.alpha == 255 else {
            throw Objection("`\(name)` is no colour", remedy: "write for instance `#e2553d`")
        }
        return colour
    }
}
