import Dates
import Diagnostics
import Files
import Liquid
import Site
import Values

/// `playbill new post "Title"`: a file to write in, from the site's archetype for its kind.
///
/// An archetype is a Liquid template, `archetypes/KIND.md` or `archetypes/product.yml` beside `content/`; it sees `title`, `slug`
/// and `date`.
struct NewText {
    private let site: String
    private let kind: String
    private let title: String
    private let day: ZonedTime
    private let console: Console

    init(_ arguments: ParsedArguments, _ console: Console) throws {
        guard arguments.operands.count == 2, let kind = arguments.operands.first, let title = arguments.operands.last
        else {
            throw UsageError(
                "a new text has a kind and a title", remedy: "write `playbill new post \"My title\"`")
        }
        (self.kind, self.title, self.console) = (kind, title, console)
        site = arguments[.site] ?? "."
        day = ZonedTime(instant: try Now.instant(arguments))
    }

    /// Writes the file, where none is yet.
    func write() throws -> ExitStatus {
        guard Disk.live.exists(path("content/site.yml")) else {
            throw UsageError(
                "there is no site in \(site == "." ? "this folder" : site)",
                remedy: "go to the folder of a site, or name it with --site; `playbill new DIR` makes one")
        }
        let file = try name()
        guard !Disk.live.exists(path(file)) else {
            throw CannotWrite(message: "\(path(file)) is there already", remedy: "give it another title")
        }
        try Disk.live.write(Array(try text().utf8), path(file))
        console.write(path(file) + "\n")
        return .done
    }

    private func path(_ name: String) -> String { site == "." ? name : site + "/" + name }

    private var slug: String { Site.slug(title) }

    /// The file: posts with their day in front, pages and others by their title.
    private func name() throws -> String {
        guard !slug.isEmpty else {
            throw UsageError("`\(title)` makes no file name", remedy: "write a title with a letter or a digit in it")
        }
        switch kind {
        case "post": return "content/posts/\(ISO8601.day(day.date))-\(slug).md"
        case "page": return "content/pages/\(slug).md"
        case "product": return "content/products/\(slugOfName(title))/product.yml"
        default:
            let entries = (try? Disk.live.walk(path("content"))) ?? []
            let folders = Set(
                entries.compactMap { entry -> String? in
                    let parts = entry.path.split(separator: "/")
                    return parts.count > 1 ? String(parts[0]) : nil
                }
            ).subtracting(["posts", "pages", "products", "data", "assets"])
            guard folders.contains(kind) else {
                let known = ["post", "page", "product"] + folders.sorted()
                throw UsageError(
                    "there is no kind of text `\(kind)`",
                    remedy: didYouMean(kind, among: known)
                        ?? "the kinds are \(known.joined(separator: ", ")); any folder of content/ is one")
            }
            return "content/\(kind)/\(slug).md"
        }
    }

    private func text() throws -> String {
        let own = path("archetypes/\(kind).\(kind == "product" ? "yml" : "md")")
        let source =
            Disk.live.exists(own)
            ? SourceText(path: own, bytes: try Disk.live.read(own)) : SourceText(path: "archetype", standard)
        let globals = Object([("title", .string(title)), ("slug", .string(slug)), ("date", .date(day))])
        return try compile(source, dialect: .site()).render(
            globals: .object(globals), options: RenderOptions(now: day.instant))
    }

    /// What a text begins with where the site has no archetype: a post is a draft until its author says otherwise.
    private var standard: String {
        if kind == "product" { return NewText.manifest }
        return "---\ntitle: {{ title | jsonify }}\n" + (kind == "post" ? "tags: []\ndraft: true\n" : "") + "---\n\n"
    }

    /// The fields that a product has to have, and the first that its author will look for.
    private static let manifest = """
        # yaml-language-server: $schema=../../../\(EditorSchema.folder)/\(EditorSchema.product.fileName)
        # What a store's listing or a repository says already, `playbill import fastlane` and `import package` write down.
        name: {{ title | jsonify }}
        tagline: \(Manifest.unwrittenTagline)
        kind: app            # game, app, library, component or tool
        version: "0.1.0"     # or write none, and a CHANGELOG.md beside this file
        # platforms: [iPhone, Mac]
        # links:
        #   website: https://lantern.example/
        #   source: https://github.com/me/lantern
        # features:
        #   - title: What it does best
        #     detail: In a sentence.
        # install:
        #   - manager: brew

        """
}
