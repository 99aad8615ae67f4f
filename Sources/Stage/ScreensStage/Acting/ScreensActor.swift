import Diagnostics
import Drawing
import Stage

/// The screens of an app on the stage: the user's own screenshots, and how one leads to the next.
package struct ScreensActor: StageGame {
    let cast: ScreenCast
    let device: Device
    let look: ScreensStyle
    package let isAlone: Bool
    /// Where the app is after the last deed.
    var state: ScreenState
    /// How it came there; the last one may still go on.
    var phases: [Phase] = []

    /// The screens as a play wants them.
    /// - Throws: what is wrong with its settings.
    init(_ setup: GameSetup, _ album: Album) throws(Objection) {
        look = try ScreensStyle(named: setup.style ?? "day")
        cast = try ScreenCast(setup, album)
        isAlone = setup.isAlone
        device = setup["device"].flatMap(Device.init) ?? Device.usual(for: cast.view)
        state = ScreenState(stack: [ScreenState.Layer(screen: 0)])
    }

    // MARK: What the stage asks

    /// The names of the screens that lie upon one another.
    package var notation: String { state.stack.compactMap { screen($0)?.name }.joined(separator: " > ") }
    /// Nothing: a screen helps nobody to mend a line.
    package var diagram: String { "" }
    /// What the screen on top shows, as far as the play tells: its words, else its name, and what was typed.
    package func text(after elapsed: Seconds) -> String {
        guard let screen = screen(state.top) else { return "" }
        let typed = screen.spots.compactMap { spot in
            state.texts[screen.name + "." + spot.name].map { "\(spot.name): \($0)" }
        }
        return ([screen.words.isEmpty ? screen.name : screen.words] + typed).joined(separator: "\n")
    }

    /// The spots of all screens, by their full names.
    package var places: [String] {
        cast.screens.flatMap { screen in screen.spots.map { "\(screen.name).\($0.name)" } }
    }

    /// They belong to their screens, and scroll.
    package var placesStay: Bool { false }
    /// Nothing stands above the device.
    package var hasHeader: Bool { false }
    /// The device's.
    package var aspect: Double { isAlone ? cast.view.width / cast.view.height : device.aspect(of: cast.view) }
    /// The device in a layout, or the screen alone.
    func placed(in layout: Layout) -> PlacedDevice {
        isAlone
            ? PlacedDevice(aloneIn: layout.board, device, view: cast.view)
            : PlacedDevice(device, view: cast.view, in: layout.board)
    }
    /// The colours around the device.
    package var style: StageStyle { look.stage }
    /// The dark that buttons take on under a finger.
    package var pressTint: Colour? { Colour.black.opacity(0.12) }
    /// A pointer at a desk, a finger elsewhere.
    package var nubForm: NubForm { device == .desktop ? .pointer : .finger }

    /// Nobody moves.
    package func taps(for move: String) throws(Objection) -> [String] {
        throw Objection("an app has no moves", remedy: "tap a spot: `tap buy`")
    }

    /// The screen of a layer; nil in a listing that declares none.
    func screen(_ layer: ScreenState.Layer) -> Screen? {
        cast.screens.indices.contains(layer.screen) ? cast.screens[layer.screen] : nil
    }

    // MARK: Spots

    /// The full name of a spot on the screen that is shown.
    package func place(_ name: String) throws(Objection) -> String {
        guard let shown = screen(state.top) else { return name }
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        let short = parts.last ?? name
        if parts.count < 2 || parts[0] == shown.name, shown.spot(short) != nil { return "\(shown.name).\(short)" }
        let others = cast.screens.filter { $0.spot(short) != nil && (parts.count < 2 || $0.name == parts[0]) }
        if let other = others.first {
            throw Objection(
                "`\(short)` is a spot of `\(other.name)`, and `\(shown.name)` is shown",
                remedy: "go there first, for instance with `push \(other.name)`")
        }
        throw Objection(
            "`\(shown.name)` has no spot `\(name.prefix(40))`",
            remedy: didYouMean(short, among: shown.spots.map(\.name))
                ?? "name it below its screen: `spot \(short.prefix(40)) 40,320 335x88`, in the screenshot's pixels")
    }

    /// The spot of a full name, where its screen lies on top.
    func topSpot(_ name: String) -> TouchSpot? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let screen = screen(state.top), screen.name == parts[0] else { return nil }
        return screen.spot(parts[1])
    }

    /// Where a spot lies in the picture: one of the screen on top, or `@` and two shares of the screen's sides.
    package func spot(of place: String, in layout: Layout) -> Spot? {
        let placed = placed(in: layout)
        let fingertip = device.fingertip(placed.screen.width, in: layout.shortSide)
        if place.hasPrefix("@") {
            let shares = place.dropFirst().split(separator: ",").compactMap { Double($0) }
            guard shares.count == 2 else { return nil }
            let point = Point(
                placed.screen.minX + placed.screen.width * shares[0],
                placed.screen.minY + placed.screen.height * shares[1])
            return Spot(Rect(centre: point, fingertip, fingertip), fingertip: fingertip)
        }
        guard let spot = topSpot(place), let screen = screen(state.top) else { return nil }
        let sheet = SheetPlace(screen, state.top, placed)
        let rect = sheet.place(of: spot.rect, on: screen, scrolled: state.top.scroll)
        guard rect.intersection(placed.screen) != nil else { return nil }
        return Spot(rect, fingertip: fingertip)
    }
}

/// Where a layer's screen lies within the device, and its scale.
struct SheetPlace {
    /// The layer's place in the picture.
    let rect: Rect
    /// The picture's pixels for one of the screenshot.
    let scale: Double
    /// The height of the whole screenshot there, on whole pixels.
    let height: Double

    init(_ screen: Screen, _ layer: ScreenState.Layer, _ device: PlacedDevice) {
        scale = device.screen.width / screen.size.width
        height = max(1, (screen.size.height * scale).rounded())
        guard layer.isSheet else {
            rect = device.screen
            return
        }
        // A screenshot of a whole screen with a sheet has what is above the sheet in it already.
        let visible = min(height, device.screen.height)
        rect = Rect(device.screen.minX, device.screen.maxY - visible, device.screen.width, visible)
    }

    /// How far the screen can scroll, in the picture's pixels.
    var mostScroll: Double { max(0, height - rect.height) }

    /// Where a part of the screenshot lies when so much of it has scrolled away.
    func place(of part: Rect, on screen: Screen, scrolled: Double) -> Rect {
        var y = part.minY * scale
        let bottom = screen.size.height - Double(screen.fixedBottom)
        if part.minY >= bottom, screen.fixedBottom > 0, mostScroll > 0 {
            y += rect.height - height
        } else if part.maxY > Double(screen.fixedTop) {
            y -= min(mostScroll, (scrolled * scale).rounded())
        }
        return Rect(rect.minX + part.minX * scale, rect.minY + y, part.width * scale, part.height * scale)
    }
}
