import Drawing

/// What the screens are shown in, drawn by ourselves: a plain body, nobody's.
enum Device: String, CaseIterable, Sendable {
    /// A slim body with round corners.
    case phone
    /// A broader edge, and smaller corners.
    case tablet
    /// A window with its bar.
    case desktop
    /// The screen alone.
    case bare

    /// The one that a screen of this shape belongs to.
    static func usual(for view: Size) -> Device {
        let aspect = view.width / view.height
        return aspect < 0.64 ? .phone : aspect < 1 ? .tablet : aspect < 1.45 ? .tablet : .desktop
    }

    /// The screen's width in points, the unit of the other lengths.
    private var points: Double {
        switch self {
        case .phone: 390
        case .tablet: 900
        case .desktop, .bare: 1280
        }
    }

    /// A point in px, for a screen so many px wide.
    func unit(_ width: Double) -> Double { width / points }

    /// What lies around the screen on the left, the right and below, in points.
    var edge: Double {
        switch self {
        case .phone: 13
        case .tablet: 30
        case .desktop, .bare: 0
        }
    }

    /// What lies above it: more where there is a bar.
    var top: Double { self == .desktop ? 38 : edge }

    /// The radius of the screen's corners, in points.
    var corner: Double {
        switch self {
        case .phone: 42
        case .tablet: 20
        case .desktop, .bare: 12
        }
    }

    /// How large a finger's tip is, by the screen's width: 27 points on a phone.
    func fingertip(_ width: Double, in picture: Double) -> Double {
        switch self {
        case .phone: width * 0.068
        case .tablet: width * 0.036
        // A pointer has to be seen in a small picture.
        case .desktop: max(width * 0.014, picture * 0.016)
        case .bare: width * 0.05
        }
    }

    /// Width by height of the whole body around a view.
    func aspect(of view: Size) -> Double {
        let unit = unit(view.width)
        return (view.width + 2 * edge * unit) / (view.height + (top + edge) * unit)
    }
}

/// A device in a picture: where its screen lies, on whole pixels.
struct PlacedDevice {
    let device: Device
    /// In px of the picture; whole numbers, so that screenshots are not smeared.
    let screen: Rect
    /// A point in px.
    let unit: Double
    /// Whether nothing of the device is drawn.
    var isAlone = false

    /// By how much a picture may differ from a view's shape, and be filled by it all the same.
    private static let most = 1.04

    /// The view alone, as large as the picture: it fills one of nearly its own shape, and is whole in any other.
    init(aloneIn picture: Rect, _ device: Device, view: Size) {
        (self.device, isAlone) = (device, true)
        let (across, down) = (picture.width / view.width, picture.height / view.height)
        let isNear = max(across, down) <= min(across, down) * PlacedDevice.most
        let scale = isNear ? max(across, down) : min(across, down)
        let (width, height) = ((view.width * scale).rounded(), (view.height * scale).rounded())
        unit = device.unit(width)
        screen = Rect(
            picture.minX + ((picture.width - width) / 2).rounded(),
            picture.minY + ((picture.height - height) / 2).rounded(), width, height)
    }

    init(_ device: Device, view: Size, in board: Rect) {
        self.device = device
        let one = device.unit(view.width)
        let (width, height) = (view.width + 2 * device.edge * one, view.height + (device.top + device.edge) * one)
        let scale = min(board.width / width, board.height / height)
        let across = max(1, (view.width * scale).rounded(.down))
        let down = max(1, (view.height * across / view.width).rounded())
        unit = device.unit(across)
        let left = board.minX + ((board.width - across) / 2).rounded()
        let rest = board.height - down - (device.top + device.edge) * unit
        screen = Rect(left, (board.minY + rest / 2 + device.top * unit).rounded(), across, down)
    }

    /// The outline of the screen.
    var window: Path {
        if isAlone { return .rect(screen) }
        guard device == .desktop else { return .rect(screen, corner: device.corner * unit) }
        // The bar has the upper corners; the window's own outline cuts the lower ones.
        return .rect(body, corner: device.corner * unit)
    }

    /// The whole device.
    var body: Rect {
        let edge = device.edge * unit
        return Rect(
            screen.minX - edge, screen.minY - device.top * unit, screen.width + 2 * edge,
            screen.height + (device.top + device.edge) * unit)
    }
}
