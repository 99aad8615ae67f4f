import Diagnostics
import Files
import Markdown
import Site
import Values

/// The pieces that texts may use, the theme's own and the built-in ones it lacks, and how they become HTML.
struct PieceSet: Sendable {
    /// What each takes.
    let shapes: [String: PieceShape]
    private let templates: ThemeTemplates
    private let products: [Product]
    private let stages: Stages
    private let described: @Sendable (Product) -> Value
    private let draw: DrawnFence.Drawing

    /// The pieces of a site.
    init(_ content: SiteContent, _ templates: ThemeTemplates, baseURL: BaseURL, draw: @escaping DrawnFence.Drawing) {
        shapes = templates.pieceShapes
        self.templates = templates
        products = content.products
        stages = content.stages
        self.draw = draw
        let language = content.configuration.speech
        described = { .lazy(DescribedProduct($0, siteURL: baseURL, language: language)) }
    }

    /// What a piece becomes.
    /// - Parameters:
    ///   - call: the piece, with its arguments.
    ///   - size: the size of a picture by its address; the partial sees it as `include.NAME_width` and `_height`.
    /// - Returns: its HTML, or what is wrong.
    func result(of call: PieceCall, size: (String) -> (width: Int, height: Int)?) -> FenceResult {
        var members = Object()
        var mistakes: [Diagnostic] = []
        for argument in call.arguments {
            do throws(Mistakes) {
                members[argument.parameter.name] = try value(of: argument, call)
            } catch {
                mistakes += error.all
            }
        }
        for case let (name, .text(address)) in call.arguments.map({ ($0.parameter.name, $0.value) })
        where shapes[call.name]?.parameters.first(where: { $0.name == name })?.kind == .picture {
            guard let size = size(address) else { continue }
            members[name + "_width"] = .integer(size.width)
            members[name + "_height"] = .integer(size.height)
        }
        guard mistakes.isEmpty else { return .failed(mistakes) }
        if let body = call.body { members["body"] = .markup(body) }
        do throws(Mistakes) {
            let partial = PieceHead.folder + call.name
            return .html(try templates.render(partial: partial, Object([("include", .object(members))])))
        } catch {
            return .failed(
                error.all.map { mistake in
                    var mistake = mistake
                    mistake.trail.append(Diagnostic.Step("while rendering the piece", at: call.place))
                    return mistake
                })
        }
    }

    private func value(of argument: PieceArgument, _ call: PieceCall) throws(Mistakes) -> Value {
        switch (argument.parameter.kind, argument.value) {
        case (.product, .text(let slug)): return try described(product(slug, argument, call))
        case (.play, .text(let name)): return try play(name, argument, call)
        case (_, .text(let text)): return .string(text)
        case (_, .whole(let number)): return .integer(number)
        case (_, .decimal(let number)): return .decimal(number)
        case (_, .flag(let flag)): return .bool(flag)
        case (_, .html(let html)): return .markup(html)
        }
    }

    private func product(_ slug: String, _ argument: PieceArgument, _ call: PieceCall) throws(Mistakes) -> Product {
        if let found = products.first(where: { $0.slug == slug }) {
            guard !stages.hides(found, from: argument.place.path) else {
                throw Mistakes(
                    Stages.objection(
                        to: slug, at: argument.place, excerpt: call.line, length: slug.unicodeScalars.count + 2))
            }
            return found
        }
        let known = products.map(\.slug)
        throw Mistakes(
            Diagnostic(
                .error, "there is no product `\(slug)`", at: argument.place, excerpt: call.line,
                length: slug.unicodeScalars.count + 2,
                remedy: didYouMean(slug, among: known)
                    ?? (known.isEmpty
                        ? "a product is a folder content/products/\(slug)/ with its product.yml"
                        : "the products are \(known.joined(separator: ", "))")))
    }

    /// A play as a fence `play` shows it.
    private func play(_ name: String, _ argument: PieceArgument, _ call: PieceCall) throws(Mistakes) -> Value {
        var attributes = [FenceAttribute(name)]
        let caption = call.arguments.first { $0.parameter.name == "caption" }
        if case .text(let text)? = caption?.value { attributes.append(FenceAttribute("caption", text)) }
        let fence = Fence(
            info: "play \(name)", language: "play", attributes: attributes, body: "", place: argument.place)
        guard name.contains("/") else {
            throw Mistakes(
                Diagnostic(
                    .error, "`\(name)` names no play", at: argument.place, excerpt: call.line,
                    length: name.unicodeScalars.count + 2, remedy: "write the product and the play, `product/play`"))
        }
        switch templates.result(of: fence, draw) {
        case .html(let html)?: return .markup(Array(html.utf8))
        case .failed(let mistakes)?:
            throw Mistakes(
                mistakes.map { mistake in
                    var mistake = mistake
                    if mistake.place == fence.place { mistake.excerpt = call.line }
                    return mistake
                })
        case .code?, nil: return .null
        }
    }
}
