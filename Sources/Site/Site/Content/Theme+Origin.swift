import Diagnostics
import Values
import YAML

extension Theme {
    /// Whether its templates were written for Jekyll: they print texts as they are, and see `site` and `page` as there.
    package var isJekylls: Bool { settings["templates"] == "jekyll" }

    /// What is wrong with the line `templates:` of a `theme.yml`.
    static func originMistakes(in source: SourceText) -> [Diagnostic] {
        guard let node = (try? parseYAML(source))?["templates"], node.value != "jekyll" else { return [] }
        return [
            Diagnostic(
                .error, "`templates` says for which program the templates were written, and knows `jekyll` alone",
                at: node.place, excerpt: source.line(node.place.line),
                remedy: "take the line out, or write `templates: jekyll`")
        ]
    }
}
