import Diagnostics
import Liquid
import Site

/// The theme's partials, compiled.
struct PartialSet: Sendable {
    private var templates: [String: Template] = [:]

    /// No partials.
    init() {}

    init(_ theme: Theme, dialect: Dialect, mistakes: inout [Diagnostic]) {
        for name in theme.partials.keys.sorted() {
            guard let source = theme.partials[name] else { continue }
            do throws(Diagnostics) {
                templates[name] = try compile(source, dialect: dialect)
            } catch {
                mistakes += error.all
            }
        }
    }

    /// What the partials are called, without their extensions.
    var names: [String] {
        templates.keys.sorted().map { name in name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }
    }

    /// Finds `NAME`, or `NAME` with the extension of the file that asks.
    var loader: RenderOptions.PartialLoader {
        let templates = templates
        return { name, fileExtension throws(Diagnostics) in
            templates[name] ?? templates["\(name).\(fileExtension)"]
        }
    }
}
