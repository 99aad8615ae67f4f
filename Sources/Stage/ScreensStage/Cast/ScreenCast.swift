import Diagnostics
import Drawing
import Stage

/// The screens of a play with their spots, from the lines that declare them.
struct ScreenCast: Sendable {
    private(set) var screens: [Screen] = []
    /// The part of a screenshot that a device shows at once, in pixels of the first.
    private(set) var view = Size(390, 844)
    private var spots = 0
    /// The screen that lines belong to which name none.
    private var current: Int?

    /// Reads what a play declares.
    /// - Throws: the first objection to a line that nobody objected to yet.
    init(_ setup: GameSetup, _ album: Album) throws(Objection) {
        // Before any picture is read, which takes its time.
        guard Set(setup.lines.filter { $0.word == "screen" }.map { $0.values[0] }).count <= ScreenLimits.screens else {
            throw Objection("a play has at most \(ScreenLimits.screens) screens", about: .setting("screen"))
        }
        for line in setup.lines {
            do throws(Objection) {
                switch line.word {
                case "screen": try declare(line, setup, album)
                case "spot": try addSpot(line, isListing: setup.isListing)
                case "fixed": try fix(line, isListing: setup.isListing)
                default: break
                }
            } catch {
                guard line.isRefused else { throw error }
            }
        }
        guard let first = screens.first else {
            if setup.isListing { return }
            throw Objection(
                "this play has no screen", remedy: "name a screenshot: `screen home \"shots/home.png\"`")
        }
        view = first.size
        if let wanted = setup["view"]?.split(separator: "x").compactMap({ Double($0) }), wanted.count == 2 {
            view = Size(wanted[0], wanted[1])
        } else if view.height > view.width * 2.4 {
            // A page much longer than any phone: the device shows the part that a phone would.
            view.height = (view.width * 2.1667).rounded()
        }
    }

    /// The number of a screen by its name.
    /// - Throws: that there is none, with what may have been meant.
    func screen(_ name: String, argument: Int) throws(Objection) -> Int {
        if let index = screens.firstIndex(where: { $0.name == name }) { return index }
        throw Objection(
            "there is no screen `\(name.prefix(40))`",
            remedy: didYouMean(name, among: screens.map(\.name))
                ?? "name it above the first action: `screen \(name.prefix(40)) \"\(name.prefix(40)).png\"`",
            about: .argument(argument))
    }

    private mutating func declare(
        _ line: GameSetup.Line, _ setup: GameSetup, _ album: Album
    ) throws(Objection) {
        let (name, file, dark) = (line.values[0], line.values[1], line.values[2])
        if line.isIncluded, let known = screens.firstIndex(where: { $0.name == name }), isSame(line, setup) {
            current = known
            return
        }
        guard !screens.contains(where: { $0.name == name }) else {
            throw Objection("the screen `\(name)` is declared a second time", about: .line(line.number, argument: 0))
        }
        screens.append(Screen(name: name, words: line.values[3]))
        current = screens.count - 1
        guard !setup.isListing else { return }
        screens[screens.count - 1].shot = try shot(file, line, setup, album)
        guard !dark.isEmpty, let light = screens.last?.shot else { return }
        let night = try shot(dark, line, setup, album)
        guard night.width == light.width, night.height == light.height else {
            throw Objection(
                "`\(dark)` is of another size than `\(file)`: \(night.width)x\(night.height), not \(light.width)x\(light.height)",
                about: .line(line.number, argument: 3))
        }
        screens[screens.count - 1].dark = night
    }

    /// Whether a screen of this name and these files was declared above.
    private func isSame(_ line: GameSetup.Line, _ setup: GameSetup) -> Bool {
        setup.lines.prefix(line.number).contains {
            $0.word == line.word && $0.values.prefix(3) == line.values.prefix(3)
        }
    }

    private func shot(
        _ file: String, _ line: GameSetup.Line, _ setup: GameSetup, _ album: Album
    ) throws(Objection) -> Shot {
        let argument = file == line.values[1] ? 1 : 3
        guard let bytes = setup.files[file] else {
            throw Objection("there is no file `\(file)`", about: .line(line.number, argument: argument))
        }
        do throws(Objection) { return try Shot(bytes, named: file, album) } catch {
            throw Objection(error.message, remedy: error.remedy, about: .line(line.number, argument: argument))
        }
    }

    /// The screen that a line belongs to: the one that is named, else the one declared before.
    private func owner(_ name: String?, _ line: GameSetup.Line) throws(Objection) -> Int {
        if let name {
            guard let index = screens.firstIndex(where: { $0.name == name }) else {
                throw Objection(
                    "there is no screen `\(name.prefix(40))` above this line",
                    remedy: didYouMean(name, among: screens.map(\.name)), about: .line(line.number, argument: 0))
            }
            return index
        }
        guard let current else {
            throw Objection(
                "`\(line.word)` stands above every screen", remedy: "write it below the `screen` that it belongs to",
                about: .line(line.number))
        }
        return current
    }

    private mutating func addSpot(_ line: GameSetup.Line, isListing: Bool) throws(Objection) {
        let parts = line.values[0].split(separator: ".", maxSplits: 1).map(String.init)
        if isListing, screens.isEmpty { return }
        let owner = try owner(parts.count > 1 ? parts[0] : nil, line)
        let name = parts[parts.count - 1]
        guard spots < ScreenLimits.spots else {
            throw Objection("a play has at most \(ScreenLimits.spots) spots", about: .setting("spot"))
        }
        let numbers = line.values[1...4].compactMap { Double($0) }
        let rect = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
        if let known = screens[owner].spot(name) {
            if line.isIncluded, known.rect == rect { return }
            throw Objection(
                "`\(screens[owner].name)` has a spot `\(name)` already", about: .line(line.number, argument: 0))
        }
        spots += 1
        screens[owner].spots.append(
            TouchSpot(
                name: name, rect: rect, letters: Double(line.values[5]), colour: Colour(hex: line.values[6])))
        guard let shot = screens[owner].shot else { return }
        guard rect.maxX <= Double(shot.width), rect.maxY <= Double(shot.height) else {
            throw Objection(
                "this spot lies outside of `\(screens[owner].name)`, which has \(shot.width)x\(shot.height) pixels",
                remedy:
                    "a spot is its left upper corner and its size, in the screenshot's pixels: `spot buy 40,320 335x88`",
                about: .line(line.number, argument: 1))
        }
    }

    private mutating func fix(_ line: GameSetup.Line, isListing: Bool) throws(Objection) {
        if isListing, screens.isEmpty { return }
        let owner = try owner(nil, line)
        let (top, bottom) = (Int(line.values[0]) ?? 0, Int(line.values[1]) ?? 0)
        (screens[owner].fixedTop, screens[owner].fixedBottom) = (top, bottom)
        guard let shot = screens[owner].shot, top + bottom >= shot.height else { return }
        throw Objection("nothing of `\(screens[owner].name)` is left to scroll", about: .line(line.number))
    }
}
