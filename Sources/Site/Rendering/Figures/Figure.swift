import Diagnostics
import Markdown
import Values

/// What a fence of a text shows: a partial of the theme, and what it is to show.
package struct Figure: Sendable {
    /// The partial's name, such as `board`, `film` or `play`.
    package var partial: String
    /// The names that it sees, besides `site` and `theme`.
    package var members: Object

    /// A figure.
    package init(_ partial: String, _ members: Object) {
        self.partial = partial
        self.members = members
    }
}

/// What a fence of a text becomes.
package enum DrawnFence: Sendable {
    /// A figure, which the theme writes.
    case figure(Figure)
    /// Nothing: what is wrong with it is told elsewhere.
    case nothing
    /// It cannot be drawn, for these reasons; the code is shown as it stands.
    case failed([Diagnostic])

    /// Tells what a fence becomes; nil where it is ordinary code.
    package typealias Drawing = @Sendable (_ fence: Fence) -> DrawnFence?
}

extension ThemeTemplates {
    /// A fence as the theme's partial writes it; nil where it is ordinary code.
    func result(of fence: Fence, _ draw: DrawnFence.Drawing) -> FenceResult? {
        switch draw(fence) {
        case nil: nil
        case .nothing: .html("")
        case .failed(let mistakes): .failed(mistakes)
        case .figure(let figure): html(of: figure, at: fence)
        }
    }

    private func html(of figure: Figure, at fence: Fence) -> FenceResult {
        do throws(Mistakes) {
            return .html(try render(partial: figure.partial, figure.members))
        } catch {
            return .failed(
                error.all.map { mistake in
                    var mistake = mistake
                    mistake.trail.append(Diagnostic.Step("while rendering the fence", at: fence.place))
                    return mistake
                })
        }
    }
}
