import Diagnostics
import Files
import Markdown
import Rehearsal
import Rendering
import Studio
import Values

/// Fences `dot`, drawn by Graphviz where it is installed, and kept by their text.
///
/// It is the one program that a build runs, and only where the site switches diagrams on.
struct SiteDiagrams: Sendable {
    private let cache: PictureCache

    init(cache: PictureCache) { self.cache = cache }

    /// A diagram as a figure of the theme.
    func figure(for fence: Fence) -> DrawnFence {
        guard let alt = fence["alt"] ?? fence["caption"], !alt.isEmpty else {
            return failed(
                fence, "a diagram needs words for those who do not see it", at: fence.place,
                "write them behind the language, as in ```dot alt=\"How a build goes\"")
        }
        let key =
            "diagram-" + Digest(of: Array((GraphDrawing.arguments.joined(separator: " ") + "\n" + fence.body).utf8)).hex
            + ".svg"
        var svg = cache.read(key)
        if svg == nil {
            do throws(Mistakes) { svg = try drawn(fence) } catch { return .failed(error.all) }
            if let svg { cache.store(svg, key) }
        }
        guard let svg, let drawing = GraphDrawing.inline(svg, prefix: "dot-\(fence.place.line)-", alt: alt) else {
            return failed(
                fence, "Graphviz has drawn nothing", at: fence.place, "write one graph, such as `digraph { a -> b }`")
        }
        let members = Object([
            ("svg", .string(drawing)), ("alt", .string(alt)),
            ("caption", fence["caption"].map { Value.string($0) } ?? Value.null),
        ])
        return .figure(Figure("diagram", Object([("diagram", .object(members))])))
    }

    private func drawn(_ fence: Fence) throws(Mistakes) -> [UInt8] {
        guard let program = Input.program("dot") else {
            throw Mistakes(
                mistake(
                    fence, "`dot` is not installed, so this diagram cannot be drawn", at: fence.place,
                    "install Debian's package graphviz, or take `diagrams` out of `markdown` in site.yml to show the text"
                ))
        }
        let run: FilterRun
        do throws(RehearsalFailure) {
            run = try FilterRun([program] + GraphDrawing.arguments, input: Array(fence.body.utf8), seconds: 20)
        } catch {
            throw Mistakes(mistake(fence, "`dot` has not drawn this: \(error.message)", at: fence.place, nil))
        }
        guard run.isGood else {
            let line = run.errors.split(separator: "\n").first.map(String.init) ?? "no reason given"
            let place = GraphDrawing.line(of: line).map { fence.place(ofBodyLine: $0) } ?? fence.place
            throw Mistakes(
                mistake(fence, "`dot` refuses this: \(line.replacing("Error: <stdin>: ", with: ""))", at: place, nil))
        }
        return run.output
    }

    private func failed(_ fence: Fence, _ message: String, at place: Place, _ remedy: String?) -> DrawnFence {
        .failed([mistake(fence, message, at: place, remedy)])
    }

    private func mistake(_ fence: Fence, _ message: String, at place: Place, _ remedy: String?) -> Diagnostic {
        let lines = fence.body.split(separator: "\n", omittingEmptySubsequences: false)
        let number = place.line - fence.place.line
        let excerpt = number > 0 && number <= lines.count ? String(lines[number - 1]) : "```" + fence.info
        return Diagnostic(.error, message, at: place, excerpt: excerpt, remedy: remedy)
    }
}
