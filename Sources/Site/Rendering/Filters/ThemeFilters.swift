import Diagnostics
import Letters
import Liquid
import Markup
import Site
import Values

/// The filters that a theme defines: `filters/shout.liquid` is what `{{ text | shout: 2, mark: '!' }}` becomes.
///
/// The template sees its `input`, the arguments without a name as the list `arguments`, and each named one by its name. A
/// file that ends in `.html` makes markup, any other a text. Filters see no page, no partials, and no others of the theme.
struct ThemeFilters {
    private(set) var all: [Filter] = []
    /// What is wrong with their templates.
    private(set) var mistakes: [Diagnostic] = []

    init(_ theme: Theme, dialect: Dialect) {
        for (file, source) in theme.filters {
            let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
            guard let first = name.utf8.first, first != UInt8(ascii: "."),
                name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || $0.isLetterOrDigit })
            else {
                mistakes.append(
                    Diagnostic(
                        .error, "`\(name)` is no name for a filter",
                        at: Place(path: source.path, line: 1, column: 1),
                        remedy: "use letters, digits and `_`"))
                continue
            }
            do throws(Mistakes) {
                let isMarkup = file.hasSuffix(".html")
                all.append(ThemeFilters.filter(name, try compile(source, dialect: dialect), isMarkup: isMarkup))
            } catch {
                mistakes += error.all
                // Templates that use it are not wrong for that.
                all.append(Filter(name, arguments: 0...9, takesNamed: true) { input, _, _ in input })
            }
        }
    }

    private static func filter(_ name: String, _ template: Template, isMarkup: Bool) -> Filter {
        Filter(name, arguments: 0...9, takesNamed: true, safety: isMarkup ? .markup : .text) {
            input, arguments, context throws(FilterFailure) in
            var globals = Object([("input", input), ("arguments", .list(arguments.positional))])
            for (key, value) in arguments.named { globals[key] = value }
            var options = RenderOptions(
                escaping: isMarkup ? .html : nil, zone: context.zone, now: context.instant, language: context.language)
            options.onClock = context.onClock
            do throws(Mistakes) {
                let text = try template.render(globals: .object(globals), options: options)
                return isMarkup ? .markup(Array(text.utf8)) : .string(text)
            } catch {
                let first = error.all.first
                let line = first?.place.map { " (\($0.path):\($0.line))" } ?? ""
                throw FilterFailure("`\(name)` cannot be filled: \(first?.message ?? "")\(line)", remedy: first?.remedy)
            }
        }
    }
}
