import Stage

/// How large a tape's terminal is.
///
/// VHS measures its picture in pixels, and as many cells are in it as fit (xterm.js in ttyd, which takes 10 px and a
/// scroll bar off): a letter of 22 px is 14 by 30.
struct TapeScreen: Sendable {
    var width = 1200
    var height = 600
    var rows: Int?
    var columns: Int?
    var fontSize = 22
    var padding = 60
    var margin = 0
    var bar = "none"
    var barSize = 30
    var lineHeight = 1.0
    var letterSpacing = 1.0

    /// Columns and rows within what a play's terminal may have.
    var cells: (columns: Int, rows: Int) {
        let advance = max(1, (Double(fontSize) * 0.6).rounded(.down) + letterSpacing.rounded())
        let line = max(1, ((Double(fontSize) * 1.32).rounded(.up) * lineHeight).rounded(.down))
        let around = 2 * margin + 2 * padding
        let across = Double(width - around - 25) / advance
        let down = Double(height - around - (bar == "none" ? 0 : barSize) - 10) / line
        return (
            min(max(columns ?? Int(across), 20), 300), min(max(rows ?? Int(down), 3), 100)
        )
    }

    /// The picture's size, even and within what a play may have.
    var picture: (width: Int, height: Int) {
        func even(_ side: Int) -> Int {
            min(max(side / 2 * 2, PlayLimits.side.lowerBound), PlayLimits.side.upperBound)
        }
        return (even(width), even(height))
    }
}
