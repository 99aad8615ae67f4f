import Drawing

/// A device as it is drawn around a screen: a plain body of nobody's, by its measures.
///
/// Lengths are points of the screen. A new device is one row of ``table``.
struct DeviceFrame: Hashable, Sendable {
    /// What lies over the screen's upper edge.
    enum Cutout: Hashable, Sendable {
        case none
        /// A pill, so wide and high, so far below the edge.
        case island(Double, Double, Double)
        /// A bay of the edge, so wide and high.
        case notch(Double, Double)
        /// A round hole, so wide, its middle so far below the edge.
        case hole(Double, Double)
    }

    /// What a body is beside its edges.
    enum Form: Hashable, Sendable {
        case slab
        /// A slab with a round button below the screen, so wide.
        case button(Double)
        /// A round case with a crown at its right.
        case watch
        /// A lid on a base.
        case laptop
        /// A thin panel on a foot.
        case panel
        /// Nothing but the screen, in the air.
        case glass
        /// A window of a desktop with a bar, so high.
        case window(Double)
        /// The same with a field for an address.
        case browser(Double)
        /// The same, dark as a terminal.
        case terminal(Double)
    }

    /// Its name in manifests.
    var name: String
    /// The name for all of its kind.
    var family: String
    /// The screen, upright where it is held so.
    var screen: Size
    /// The radius of the screen's corners.
    var corner: Double
    /// The dark edge at the sides, above and below.
    var side: Double, top: Double, bottom: Double
    /// The case around that.
    var rim: Double
    var cutout = Cutout.none
    /// The heights of the bar above and of the line below that belong to the system.
    var status = 0.0, home = 0.0
    var form = Form.slab
    /// Where buttons stand out: whether at the left, from where, how long.
    var buttons: [SideButton] = []

    struct SideButton: Hashable, Sendable {
        var isLeft: Bool
        var from: Double
        var length: Double
    }

    /// The whole body around a screen of so many points.
    func body(around screen: Size) -> Size {
        let base = form == .laptop ? screen.width * 0.035 : form == .panel ? screen.width * 0.05 : 0
        let wide = form == .laptop ? screen.width * 0.11 : 0
        return Size(screen.width + 2 * (side + rim) + wide, screen.height + top + bottom + 2 * rim + base)
    }

    var aspect: Double { screen.height / screen.width }

    /// Whether the frame takes any shape: windows do.
    var isElastic: Bool {
        switch form {
        case .window, .browser, .terminal, .glass: true
        default: false
        }
    }
}
