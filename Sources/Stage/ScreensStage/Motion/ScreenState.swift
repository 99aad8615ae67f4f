import Drawing

/// What the app shows, at rest.
struct ScreenState: Sendable, Hashable {
    /// From the lowest to the one on top.
    var stack: [Layer]
    /// What was typed into fields, by their full names.
    var texts: [String: String] = [:]
    /// What was dragged away from its place.
    var carried: Carried?
    /// The full name of the spot that was typed into last, which shows a caret; nil before, and on another screen.
    var caret: String?

    /// A screen that lies there.
    struct Layer: Sendable, Hashable {
        var screen: Int
        /// How far it has scrolled, in the screenshot's pixels.
        var scroll = 0.0
        /// Whether it is a sheet over the one below.
        var isSheet = false
    }

    /// A piece of the top screen that a finger took along.
    struct Carried: Sendable, Hashable {
        var from: Rect
        var to: Rect
    }

    var top: Layer { stack[stack.count - 1] }

    /// A state whose top is another screen.
    func replacing(_ screen: Int) -> ScreenState {
        var state = leaving
        state.stack[stack.count - 1] = Layer(screen: screen, isSheet: top.isSheet)
        return state
    }

    /// A state with one more screen on top.
    func adding(_ screen: Int, isSheet: Bool = false) -> ScreenState {
        var state = leaving
        state.stack.append(Layer(screen: screen, isSheet: isSheet))
        return state
    }

    /// A state without the screen on top.
    var removing: ScreenState {
        var state = leaving
        state.stack.removeLast()
        return state
    }

    /// Without what belonged to the touch of the screen on top.
    private var leaving: ScreenState {
        var state = self
        (state.carried, state.caret) = (nil, nil)
        return state
    }
}

/// How one state becomes another.
struct Phase: Sendable, Hashable {
    var start: Double
    var length: Double
    var motion: Motion
    var from: ScreenState
    var to: ScreenState

    /// The kinds of change.
    enum Motion: Sendable, Hashable {
        case none
        case push, pop, sheet, dismiss, fade
        /// The finger pulls the next screen in from a side.
        case page(dx: Double, dy: Double, Glide)
        /// The finger pulls the screen away that lies on top.
        case pull(Glide)
        case pullDown(Glide)
        case scroll(Glide)
        /// The piece under the finger goes along.
        case carry
        /// Letters come up at their times.
        case type(field: String, text: String, times: [Double])
    }
}
