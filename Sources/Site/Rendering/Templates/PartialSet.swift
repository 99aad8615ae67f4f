import Diagnostics
import Files
import Liquid
import Markdown
import Site

/// The theme's partials, and the built-in ones that it lacks, compiled when the first of them is wanted.
struct PartialSet: Sendable {
    private typealias Compiled = NameTable<Result<Template, Mistakes>>

    /// The file names of the theme's own, in the order of their bytes.
    private let own: [String]
    private let all: Once<Compiled>
    /// What texts may use of them, and what each takes.
    let pieces: [String: PieceShape]
    private let headMistakes: [Diagnostic]

    init(_ theme: Theme, dialect: Dialect) {
        own = theme.partials.keys
        var sources = theme.allPartials
        var pieces: [String: PieceShape] = [:]
        var mistakes: [Diagnostic] = []
        for file in sources.keys {
            guard let name = PieceHead.name(ofPartial: file), let source = sources[file] else { continue }
            let head = PieceHead(source)
            sources[file] = head.body
            pieces[name] = head.shape
            mistakes += head.mistakes
        }
        (self.pieces, headMistakes) = (pieces, mistakes)
        all = Once { [sources] in
            Compiled(sources.map { name, source in (name: name, value: PartialSet.compiled(source, dialect)) })
        }
    }

    private static func compiled(_ source: SourceText, _ dialect: Dialect) -> Result<Template, Mistakes> {
        do throws(Mistakes) { return .success(try compile(source, dialect: dialect)) } catch { return .failure(error) }
    }

    /// What is wrong with the theme's own partials.
    var mistakes: [Diagnostic] {
        let all = all.value
        return headMistakes
            + own.flatMap { name -> [Diagnostic] in
                if case .failure(let mistakes)? = all[name] { mistakes.all } else { [] }
            }
    }

    /// Those of the theme itself, which its layouts see: what a layout names and the theme lacks is a mistake.
    ///
    /// What of them looks at nothing but the names that all pages share is made once.
    func ofTheme(sharing names: Set<String>) -> RenderOptions.PartialLoader {
        let compiled = compiled
        let shared = own.compactMap { name in
            compiled[name].map { found in
                (name: name, value: found.map { $0.sharing(names, partial: PartialSet.finder(compiled)) })
            }
        }
        return PartialSet.loader(Compiled(shared), isSilent: true)
    }

    /// Finds those of the theme that have no mistakes.
    var finder: @Sendable (_ name: String, _ fileExtension: String) -> Template? { PartialSet.finder(compiled) }

    private var compiled: Compiled {
        let all = all.value
        return Compiled(own.compactMap { name in all[name].map { (name: name, value: $0) } })
    }

    private static func finder(_ templates: Compiled) -> @Sendable (String, String) -> Template? {
        { name, fileExtension in try? find(name, fileExtension, in: templates)?.get() }
    }

    private static func find(
        _ name: String, _ fileExtension: String, in templates: Compiled
    ) -> Result<Template, Mistakes>? {
        templates[name] ?? templates["\(name).\(fileExtension)"]
    }

    /// What ``ofTheme`` finds, without extensions.
    var namesOfTheme: [String] {
        let all = all.value
        return own.filter { if case .success? = all[$0] { true } else { false } }.map { name in
            name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        }
    }

    /// All of them; where `isSilent`, nothing is said of one with mistakes, since they have been told.
    func loader(isSilent: Bool) -> RenderOptions.PartialLoader {
        let all = all
        return { name, fileExtension throws(Mistakes) in
            try PartialSet.loader(all.value, isSilent: isSilent)(name, fileExtension)
        }
    }

    /// Finds `NAME`, or `NAME` with the extension of the file that asks.
    ///
    /// A page that cannot be made because of a partial has no mistake of its own, so a silent one says nothing.
    private static func loader(_ templates: Compiled, isSilent: Bool) -> RenderOptions.PartialLoader {
        { name, fileExtension throws(Mistakes) in
            guard let found = find(name, fileExtension, in: templates) else { return nil }
            do throws(Mistakes) { return try found.get() } catch { throw isSilent ? Mistakes([]) : error }
        }
    }
}
