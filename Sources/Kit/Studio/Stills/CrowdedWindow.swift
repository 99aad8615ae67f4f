import Diagnostics
import Site

/// A window with so many lines of code or of a terminal that nobody can read them.
struct CrowdedWindow {
    private let lines: Int
    private let most: Int
    private let format: StillFormat

    /// Looks at a picture; nil where it has no such window.
    init?(_ plan: StillPlan) {
        guard let subject = plan.subjects.first(where: { $0.name == "device" })?.subject else { return nil }
        (lines, most, format) = (subject.lines, plan.canvas.lines, plan.canvas.format)
        guard lines > most else { return nil }
    }

    /// What is told at what the scene shows.
    func warning(at scene: Manifest.Scene, of product: Product) -> Diagnostic {
        var warning = product.mistake(
            "\(counted(lines, "line is", "lines are")) too small to be read in a picture of \(format.width)x\(format.height)",
            at: scene.subjectPlace, remedy: "show \(most) at most; of a file a part: `file#L1-L\(most)`")
        warning.severity = .warning
        return warning
    }
}
