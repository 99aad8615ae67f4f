import Diagnostics
import Values
import YAML

extension Theme {
    /// The name of a font, and where its author wrote it.
    package struct FontName: Sendable, Hashable {
        package var name: String
        /// Where it stands.
        package var place: Place
    }

    /// The list `fallback` below `fonts:` of a `theme.yml`: fonts for letters that those of pictures lack, in order.
    /// - Returns: the list, nil where there is none, and what is wrong with it.
    static func fallbackFonts(in source: SourceText) -> (fonts: [FontName]?, mistakes: [Diagnostic]) {
        guard let node = (try? parseYAML(source))?["fonts"] else { return (nil, []) }
        func mistake(_ message: String, _ place: Place) -> Diagnostic {
            Diagnostic(
                .error, message, at: place, excerpt: source.line(place.line),
                remedy: "write `fallback: [Noto Sans, Noto Sans CJK]` below `fonts:`")
        }
        if let other = node.entries.first(where: { $0.key != "fallback" }) {
            return (nil, [mistake("`fonts` has no `\(other.key)`", other.keyPlace)])
        }
        guard let list = node["fallback"] else { return (nil, [mistake("`fonts` has no list `fallback`", node.place)]) }
        guard case .list(let names) = list.content else {
            return (nil, [mistake("`fallback` must be a list, and is \(list.kind)", list.place)])
        }
        var (fonts, mistakes): ([FontName], [Diagnostic]) = ([], [])
        for name in names {
            if case .string(let text) = name.content {
                fonts.append(FontName(name: text, place: name.place))
            } else {
                mistakes.append(mistake("the name of a font must be a text, and is \(name.kind)", name.place))
            }
        }
        return (fonts, mistakes)
    }
}
