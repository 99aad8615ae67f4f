import Diagnostics
import Drawing
import Files
import Footage
import ReleaseKit
import Stage
import Studio
import Verify

// What `render` can be told about films, and how each value is read.

/// Where a film is to go: what a network takes of a GIF or WebP, what slots take of an MP4 or WebM.
struct RenderGoal: Sendable {
    var budget: FilmBudget?
    var slots: [Slot] = []

    /// The slots that take films as files, by their names.
    static let filmSlots = SlotTable.all.filter { $0.film != nil && $0.takesFiles }
    static let known = FilmBudget.networks.map(\.name) + filmSlots.map(\.id)
}

extension Option<RenderGoal> {
    static let limits = Option(
        "for", "NETWORK|SLOT",
        help: "meet a network's limits (\(FilmBudget.networks.map(\.name).joined(separator: ", "))), "
            + "or those of a film's slot: `playbill verify --slots` lists them"
    ) { text, _ throws(UsageError) in
        let slots = (try? SlotTable.slots(text))?.filter { $0.film != nil && $0.takesFiles } ?? []
        let goal = RenderGoal(budget: FilmBudget.network(text), slots: slots)
        guard goal.budget != nil || !slots.isEmpty else {
            throw UsageError(
                "no limits are known of `\(text)`",
                remedy: didYouMean(text, among: RenderGoal.known)
                    ?? "known are \(FilmBudget.networks.map(\.name).joined(separator: ", ")), "
                    + "and the slots of films that `playbill verify --slots` lists")
        }
        return goal
    }
}

extension Option<MovieOptions.SoundChoice> {
    static let sound = Option(
        "sound", "silent|taps|off|FILE",
        help: "a film's sound: a silent track (default for .mp4), taps of the finger, none, or a file of music"
    ) { text, _ throws(UsageError) in
        switch text {
        case "silent": return .silent
        case "taps": return .taps
        case "off": return .none
        default:
            guard text.contains(".") || text.contains("/") else {
                let words = ["silent", "taps", "off"]
                throw UsageError(
                    "there is no sound `\(text)`",
                    remedy: didYouMean(text, among: words) ?? "known are silent, taps and off; or name a file of music")
            }
            return .music(text)
        }
    }
}

extension Option<Colour> {
    static let framed = Option(
        "framed", "COLOUR", help: "draw a device around a film's screen, on this colour: for pages, never for a store"
    ) { text, name throws(UsageError) in
        guard let colour = Colour(hex: text) else {
            throw UsageError("`--\(name)` takes a colour, not `\(text)`", remedy: "write `--\(name) \"#F4EFE6\"`")
        }
        return colour
    }
}

extension Option<Int> {
    static let bitRate = Option("bitrate", "N", help: "bits a second of a film, filled up where fewer would do: 11M") {
        text, name throws(UsageError) in
        let units: [Character: Int] = ["k": 1000, "K": 1000, "m": 1_000_000, "M": 1_000_000]
        let unit = text.last.flatMap { units[$0] }
        guard let number = Int(unit == nil ? text : String(text.dropLast())), number > 0,
            number <= 200_000_000, (100_000...200_000_000).contains(number * (unit ?? 1))
        else {
            throw UsageError("`--\(name)` takes bits a second, not `\(text)`", remedy: "write `--\(name) 11M`")
        }
        return number * (unit ?? 1)
    }
}

extension RenderOrder {
    /// What the outputs have to keep to, and how a film is made.
    static func limits(
        _ arguments: ParsedArguments, _ target: Target, _ output: String
    ) throws(UsageError) -> (FilmBudget?, MovieOptions) {
        let goal = try arguments[.limits]
        let bytes = try arguments[.maxBytes]
        guard case .movie = target else {
            if let goal, goal.budget == nil, case .film = target {
                throw UsageError(
                    "`\(goal.slots[0].id)` takes films, and a moving picture such as `\(output)` is none",
                    remedy: "name a film: `-o \(output.prefix { $0 != "." }).mp4`")
            }
            guard let bytes else { return (goal?.budget, MovieOptions()) }
            var wanted = goal?.budget ?? FilmBudget(name: "--max-bytes")
            wanted.bytes = min(bytes, wanted.bytes ?? bytes)
            return (wanted, MovieOptions())
        }
        let isMP4 = !output.hasSuffix(".webm")
        var options = MovieOptions(container: isMP4 ? .mp4 : .webm, sound: isMP4 ? .silent : .none)
        if let sound = try arguments[.sound] { options.sound = sound }
        options.bitRate = try arguments[.bitRate]
        options.goal = try goal.map { (goal) throws(UsageError) in try filmGoal(goal, output) }
        if let bytes {
            var wanted = options.goal ?? FilmGoal(name: "--max-bytes")
            wanted.bytes = min(bytes, wanted.bytes ?? bytes)
            options.goal = wanted
        }
        return (nil, try framed(options, arguments))
    }

    private static func framed(
        _ options: MovieOptions, _ arguments: ParsedArguments
    ) throws(UsageError) -> MovieOptions {
        guard let ground = try arguments[.framed] else { return options }
        if let goal = options.goal, goal.isScreenOnly {
            throw UsageError(
                "\(goal.name) shows the screen alone, and refuses films with a device around it",
                remedy: "leave out `--framed`, or `--for`")
        }
        guard let size = try arguments[.size] else {
            throw UsageError(
                "`--framed` needs the size of the whole", remedy: "add `--size 1080x1920`, the device is fitted into it"
            )
        }
        var options = options
        options.frame = MovieFrame(size: size, ground: ground)
        return options
    }

    private static func filmGoal(_ goal: RenderGoal, _ output: String) throws(UsageError) -> FilmGoal {
        guard let slot = goal.slots.first else {
            throw UsageError(
                "`--for \(goal.budget?.name ?? "")` is of moving pictures, and takes no films",
                remedy: "name a GIF, or a slot of films: `playbill verify --slots` lists them")
        }
        guard goal.slots.count == 1 else {
            throw UsageError(
                "`--for` names a place with \(goal.slots.count) slots of films",
                remedy: "name one of them: \(goal.slots.map(\.id).joined(separator: ", "))")
        }
        let kind = fileExtension(of: output)
        guard slot.formats.contains(kind) else {
            throw UsageError(
                "`\(slot.id)` takes \(slot.formats.joined(separator: ", ")), not .\(kind)",
                remedy: "name a film: `-o \(output.prefix { $0 != "." }).mp4`")
        }
        return FilmGoal(slot)
    }
}
