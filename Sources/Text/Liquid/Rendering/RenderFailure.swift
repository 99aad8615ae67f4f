import Diagnostics

/// Why a page cannot be rendered.
final class RenderFailure: Error {
    let message: String
    let remedy: String?
    /// The whole messages, once the place is known; none where somebody has told them already.
    let located: [Diagnostic]?

    init(_ message: String, remedy: String? = nil) {
        self.message = message
        self.remedy = remedy
        located = nil
    }

    init(_ diagnostics: Mistakes) {
        message = ""
        remedy = nil
        located = diagnostics.all
    }

    private init(located: [Diagnostic]) {
        message = ""
        remedy = nil
        self.located = located
    }

    /// The failure with its place, unless it has one.
    func located(at offset: Int, length: Int = 1, in rendering: borrowing Rendering) -> RenderFailure {
        guard located == nil else { return self }
        let source = rendering.template.source
        return RenderFailure(located: [
            Diagnostic(.error, message, in: source, at: offset, length: length, remedy: remedy)
        ])
    }

    func adding(_ step: Diagnostic.Step) -> RenderFailure {
        let known = located ?? [Diagnostic(.error, message, remedy: remedy)]
        return RenderFailure(
            located: known.map { diagnostic in
                var diagnostic = diagnostic
                // A chain of a hundred partials is told by its ends, a circle once.
                if diagnostic.trail.count < 12, !diagnostic.trail.contains(step) { diagnostic.trail.append(step) }
                return diagnostic
            })
    }

    func diagnostics(in source: SourceText) -> Mistakes {
        Mistakes(located ?? [Diagnostic(.error, message, in: source, at: 0, remedy: remedy)])
    }
}
