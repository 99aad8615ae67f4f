import Diagnostics
import Values

/// A file of a theme's template, cut into the head that it may have and the template below it.
package struct TemplateFile: Sendable {
    /// The template, which knows how many lines stand above it.
    package var body: SourceText
    /// What stands in the head, and its text for messages; nil where there is none, or none that can be read.
    package var head: (values: PlacedValue, text: SourceText)?
    /// Why the head cannot be read.
    package var mistakes: [Diagnostic] = []

    /// Whether a file begins as one with a head does: a template may begin with a rule.
    private static func opensHead(_ source: SourceText) -> Bool {
        guard source.line(1) == "---", let second = source.line(2) else { return false }
        let name = second.prefix { $0.isLetter || $0 == "_" }
        return !name.isEmpty && second.dropFirst(name.count).hasPrefix(":")
    }

    package init(_ source: SourceText) {
        // A template may begin with a brace; a head in JSON is a page's.
        guard let cut = FrontMatterCut(source.bytes), cut.form != .json else {
            body = source
            if TemplateFile.opensHead(source) {
                mistakes = [
                    Diagnostic(
                        .error, "the head that begins here has no end",
                        at: Place(path: source.path, line: 1, column: 1),
                        excerpt: source.line(1), remedy: "a line `---` ends it, as one begins it")
                ]
            }
            return
        }
        body = SourceText(path: source.path, bytes: Array(source.bytes[cut.body...]), linesAbove: cut.linesAbove)
        let text = cut.headText(of: source)
        do throws(Mistakes) { head = (try cut.read(text), text) } catch { mistakes = error.all }
    }
}
