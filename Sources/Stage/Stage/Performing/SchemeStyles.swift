/// The names of a game's two styles that pages ask for.
public struct SchemeStyles: Sendable, Hashable {
    /// The name that `style` takes for light pages.
    public let light: String
    /// The name that `style` takes for dark pages.
    public let dark: String

    /// Both, the one for light pages first.
    public var all: [String] { [light, dark] }

    /// The styles of these names.
    public init(light: String, dark: String) {
        self.light = light
        self.dark = dark
    }
}
