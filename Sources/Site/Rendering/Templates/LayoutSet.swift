import Diagnostics
import Files
import Liquid
import Markup
import Site
import Values

/// The theme's layouts, compiled once for a build.
package struct LayoutSet: Sendable {
    /// The name by which a page asks for no layout: its text alone is the file.
    package static let noLayout = "none"

    /// A layout and the name of the one around it.
    final class Layout: Sendable {
        let template: Template
        let parent: (name: String, place: Place)?
        /// Its own front matter.
        let values: Object
        /// How it escapes what it prints.
        let escaping: Escaping?

        init(_ template: Template, parent: (name: String, place: Place)?, _ values: Object, isJekylls: Bool) {
            (self.template, self.parent, self.values) = (template, parent, values)
            escaping = isJekylls ? nil : Rendering.escaping(of: template.source.path)
        }
    }

    private var layouts = NameTable<Layout>()
    private let theme: Theme
    /// The names that stand for the same on every page.
    private let shared: Set<String>
    /// What is wrong with the partials of the theme.
    package let partialMistakes: [Diagnostic]
    private let partials: RenderOptions.PartialLoader
    private let partialNames: [String]
    /// The layouts without a mistake in them or in those around them, each with those around it, from the inside outwards.
    private var sound = NameTable<[Layout]>()

    /// Compiles the theme's layouts; mistakes of all of them and of its partials come along.
    package static func compiled(_ templates: ThemeTemplates) -> (set: LayoutSet, mistakes: [Diagnostic]) {
        let theme = templates.theme
        var set = LayoutSet(templates)
        let partial = templates.partials.finder
        var mistakes = set.partialMistakes
        for name in theme.layouts.keys.sorted() {
            guard let source = theme.layouts[name] else { continue }
            let head = LayoutHead(source)
            mistakes += head.mistakes
            if head.mistakes.hasErrors { continue }
            do throws(Mistakes) {
                let template = try compile(head.body, dialect: templates.dialect)
                set.layouts[name] = Layout(
                    template.sharing(set.shared, partial: partial), parent: head.parent, head.values,
                    isJekylls: theme.isJekylls)
            } catch {
                mistakes += error.all
            }
            if let parent = head.parent, theme.layouts[parent.name] == nil {
                mistakes.append(set.missing(parent.name, at: parent.place, excerpt: source.line(parent.place.line)))
            }
        }
        mistakes += set.circles()
        for name in set.layouts.keys { set.sound[name] = set.chain(from: name) }
        return (set, mistakes)
    }

    private init(_ templates: ThemeTemplates) {
        theme = templates.theme
        // A page of Jekyll's has a site of its own, which knows what is related to it.
        shared = theme.isJekylls ? [] : PageGlobals.shared
        partialMistakes = templates.partialMistakes
        partials = templates.partials.ofTheme(sharing: shared)
        partialNames = templates.partials.namesOfTheme
    }

    /// Whether the theme has a layout, be it one with mistakes.
    package func has(_ name: String) -> Bool { theme.layouts[name] != nil }

    /// What is said of a layout that is named and missing.
    package func missing(_ name: String, at place: Place?, excerpt: String?) -> Diagnostic {
        let known = theme.layouts.keys.sorted()
        return Diagnostic(
            .error, "there is no layout `\(name)`", at: place, excerpt: excerpt,
            remedy: didYouMean(name, among: known)
                ?? "the layouts of \(theme.name) are \(known.joined(separator: ", "))")
    }

    /// A page from the inside outwards: its own layout, then the one around it, up to the one that stands alone.
    ///
    /// - Throws: what is wrong; nothing at all where that has been said of a layout or partial.
    package func render(_ name: String, globals: PageGlobals, options: LayoutOptions) throws(Mistakes) -> [UInt8] {
        guard let chain = sound[name] else { throw Mistakes([]) }
        var html: [UInt8] = []
        var values = Object()
        for layout in chain {
            // Most of a page is its content, and what a layout puts around it is mostly this long.
            var out = ByteBuffer(capacity: html.count + 8_192)
            if options.mergesValues {
                // What an inner layout of Jekyll says counts in those around it.
                values = layout.values.merging(values)
                globals.layout = .object(values)
            } else {
                globals.layout = .object(layout.values)
            }
            try layout.template.render(globals: .lazy(globals), prepared: options[layout.escaping], into: &out)
            html = out.take()
            globals.content = .markup(html)
        }
        return html
    }

    /// Options for renders of these layouts.
    package func prepared(_ options: RenderOptions) -> LayoutOptions {
        var options = options
        options.partials = partials
        options.partialNames = partialNames
        return LayoutOptions(options, mergesValues: theme.isJekylls)
    }

    /// A layout and those around it; nil where one is not there, or wraps itself.
    private func chain(from name: String) -> [Layout]? {
        var chain: [Layout] = []
        var seen: Set<String> = []
        var next: String? = name
        while let current = next {
            guard let layout = layouts[current], seen.insert(current).inserted else { return nil }
            chain.append(layout)
            next = layout.parent?.name
        }
        return chain
    }

    /// Layouts that wrap themselves.
    private func circles() -> [Diagnostic] {
        layouts.keys.sorted().compactMap { name in
            var seen: Set<String> = [name]
            let first = layouts[name]?.parent
            var next = first?.name
            while let current = next {
                if current == name {
                    return Diagnostic(
                        .error, "the layout `\(name)` wraps itself", at: first?.place,
                        excerpt: first.flatMap { theme.layouts[name]?.line($0.place.line) },
                        remedy: "take `layout:` out of one of the layouts in the circle")
                }
                if !seen.insert(current).inserted { return nil }
                next = layouts[current]?.parent?.name
            }
            return nil
        }
    }
}
