import Drawing

/// A screen of the app, as a play declares it.
struct Screen: Sendable {
    var name: String
    /// The screenshots for light and for dark pages; nil in a listing, where no file is read.
    var shot: Shot?
    var dark: Shot?
    /// What it shows, for `-o x.txt` and alternative texts; empty where the play does not say.
    var words = ""
    /// The height of what stays above while the rest scrolls, and of what stays below, in the screenshot's pixels.
    var fixedTop = 0
    var fixedBottom = 0
    var spots: [TouchSpot] = []

    /// The screenshot's size in pixels.
    var size: Size { Size(Double(shot?.width ?? 390), Double(shot?.height ?? 844)) }

    func spot(_ name: String) -> TouchSpot? { spots.first { $0.name == name } }
}

/// A place of a screen that has a name.
struct TouchSpot: Sendable {
    var name: String
    /// In the screenshot's pixels.
    var rect: Rect
    /// The size of letters that are typed there, in the screenshot's pixels; nil is by the spot's height.
    var letters: Double?
    /// The colour of letters that are typed there; nil is what can be read.
    var colour: Colour?
}
