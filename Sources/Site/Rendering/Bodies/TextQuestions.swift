import Highlighting
import Markdown
import Site

/// What one text asks of the site while it is rendered.
///
/// A class, so that each of the hooks holds one thing, and not all that the answers need.
final class TextQuestions: Sendable {
    private let renderer: BodyRenderer
    private let path: String
    private let address: Address
    private let language: Int
    /// Remembers what the text takes from elsewhere; a text without one is no page of its own.
    private let figures: FigureWatch?

    init(_ renderer: BodyRenderer, path: String, address: Address, language: Int, _ figures: FigureWatch?) {
        (self.renderer, self.path, self.address) = (renderer, path, address)
        (self.language, self.figures) = (language, figures)
    }

    var hooks: MarkdownHooks {
        MarkdownHooks(
            fence: { self.result(of: $0) }, piece: { self.result(of: $0) },
            link: { self.renderer.links.resolve($0.destination, from: self.path, at: self.address) },
            named: { name in
                self.figures?.seeName()
                return self.renderer.links.named(name, from: self.path)
            },
            imageSize: { self.size(of: $0) },
            isInk: { self.renderer.isInk($0, from: self.path, at: self.address) }, image: { self.html(of: $0) },
            highlight: { code, language, out in highlight(code, language: language, into: &out) })
    }

    private func result(of fence: Fence) -> FenceResult? {
        if let code = renderer.sources.result(of: fence) {
            figures?.seeOutside()
            return code
        }
        let result = renderer.fence(fence, language)
        if result != nil { figures?.see() }
        return result
    }

    private func result(of call: PieceCall) -> FenceResult {
        figures?.see()
        return renderer.pieces[language].result(of: call) { self.size(of: $0) }
    }

    private func size(of written: String) -> (width: Int, height: Int)? {
        renderer.size(of: written, from: path, at: address)
    }

    private func html(of image: ShownImage) -> String? {
        // Nobody looks for the pictures of a text without a watch.
        guard let figures, let html = renderer.html(of: image, on: (path, address), renderer.spoken[language]) else {
            return nil
        }
        figures.see()
        return html
    }
}
