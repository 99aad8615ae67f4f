import Diagnostics
import Files
import Liquid
import Site

/// The theme's partials, compiled.
struct PartialSet: Sendable {
    private var templates = NameTable<Template>()
    /// Those with mistakes, which have been told.
    private var broken: Set<String> = []

    /// No partials.
    init() {}

    init(_ theme: Theme, dialect: Dialect, mistakes: inout [Diagnostic]) {
        for name in theme.partials.keys.sorted() {
            guard let source = theme.partials[name] else { continue }
            do throws(Mistakes) {
                templates[name] = try compile(source, dialect: dialect)
            } catch {
                mistakes += error.all
                broken.insert(name)
            }
        }
    }

    /// What the partials are called, without their extensions.
    var names: [String] {
        templates.keys.sorted().map { name in name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }
    }

    /// Finds `NAME`, or `NAME` with the extension of the file that asks.
    var loader: RenderOptions.PartialLoader {
        let (templates, broken) = (templates, broken)
        return { name, fileExtension throws(Mistakes) in
            if let found = templates[name] ?? templates["\(name).\(fileExtension)"] { return found }
            // A page that cannot be made because of it has no mistake of its own.
            if broken.contains(name) || broken.contains("\(name).\(fileExtension)") { throw Mistakes([]) }
            return nil
        }
    }
}
