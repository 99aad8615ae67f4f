import Diagnostics
import Markup
import Values

/// One render: the output, the variables, and all that tags remember from one place to the next.
struct Rendering {
    var out = ByteBuffer()
    /// How long the output may get.
    var outputEnd: Int
    private let prepared: PreparedOptions
    var filterContext: FilterContext
    /// The variables, and what tags remember: a frame for each `render`, one for all `include`s.
    var frame: Frame
    /// The template whose tags are being rendered.
    private(set) var template: Template
    /// Set by `break` and `continue`, and taken by the loop around them.
    var interrupt: Interruption.Kind?
    private var iterations = 0
    private var depth = 0
    private var openBlocks = 0
    /// Bytes that filters and captures have worked on.
    private var worked = 0
    private var partials: [(name: String, fileExtension: String, template: Template)] = []

    var scopes: Scopes {
        _read { yield frame.scopes }
        _modify { yield &frame.scopes }
    }

    /// What else decides the result.
    var options: RenderOptions { _read { yield prepared.options } }

    init(_ template: Template, globals: Value, _ prepared: PreparedOptions) {
        self.template = template
        self.prepared = prepared
        outputEnd = prepared.options.limits.outputBytes
        frame = Frame(scopes: Scopes(globals: globals))
        filterContext = prepared.filterContext
    }

    // MARK: Bounds

    mutating func countIteration() throws(RenderFailure) {
        iterations += 1
        guard iterations <= options.limits.iterations else {
            throw RenderFailure("more than \(options.limits.iterations) rounds of loops")
        }
    }

    /// Notes how much a filter was given or has made, so that texts that double, or long lists filtered often, end.
    mutating func countWork(_ value: Value) throws(RenderFailure) {
        switch value {
        case .string(let text): worked += text.utf8.count
        case .markup(let bytes): worked += bytes.count
        case .list(let values): worked += values.count * MemoryLayout<Value>.stride
        default: return
        }
        guard worked <= options.limits.workedBytes else {
            throw RenderFailure("more than \(options.limits.workedBytes) bytes of work for filters")
        }
    }

    /// Partials in blocks in partials: each may be shallow enough, and all together too deep for the stack.
    mutating func enterBlock() throws(RenderFailure) {
        openBlocks += 1
        guard openBlocks <= 4 * options.limits.nesting else {
            openBlocks -= 1
            throw RenderFailure("blocks and partials stand more than \(4 * options.limits.nesting) deep in one another")
        }
    }

    mutating func leaveBlock() { openBlocks -= 1 }

    /// What was counted against the limits so far, and how deep in partials and blocks the render is.
    var counted: (iterations: Int, worked: Int, depth: Int, blocks: Int) { (iterations, worked, depth, openBlocks) }

    /// Takes what another page has made; false where that would pass a limit.
    mutating func takes(_ text: SharedText) -> Bool {
        guard iterations + text.iterations <= options.limits.iterations,
            worked + text.worked <= options.limits.workedBytes, out.count + text.bytes.count <= outputEnd
        else { return false }
        iterations += text.iterations
        worked += text.worked
        out.append(text.bytes)
        return true
    }

    func outputTooLong() -> RenderFailure {
        RenderFailure("more than \(options.limits.outputBytes) bytes of output")
    }

    // MARK: Printing

    /// Prints a value, escaped where it is no markup.
    mutating func print(_ value: Value) {
        switch value {
        case .string(let text):
            if let escaping = options.escaping { out.append(text, escaping: escaping) } else { out.append(text) }
        case .markup(let bytes): out.append(bytes)
        case .integer(let number): out.append(decimal: number)
        case .null: break
        case .list(let values): for value in values { print(value) }
        default:
            let text = Texts.text(value)
            if let escaping = options.escaping { out.append(text, escaping: escaping) } else { out.append(text) }
        }
    }

    /// Prints a value that stands in the template itself: its author's texts are as safe as the template.
    mutating func printLiteral(_ value: Value) {
        if case .string(let text) = value { out.append(text) } else { print(value) }
    }

    /// Takes back what has been printed since.
    mutating func takeOutput(from start: Int) -> [UInt8] {
        let taken = Array(out.suffix(from: start))
        out.truncate(to: start)
        return taken
    }

    // MARK: Partials

    static func fileExtension(of path: String) -> String {
        guard let file = path.split(separator: "/").last, let dot = file.lastIndex(of: ".") else { return "" }
        return String(file[file.index(after: dot)...])
    }

    mutating func partial(named name: String) throws(RenderFailure) -> Template {
        let fileExtension = template.fileExtension
        for known in partials where known.name == name && known.fileExtension == fileExtension { return known.template }
        let found: Template?
        do throws(Mistakes) {
            found = try options.partials(name, fileExtension)
        } catch {
            // What is wrong with asking, not with the partial, is told where it is asked for.
            if let only = error.all.first, error.all.count == 1, only.place == nil {
                throw RenderFailure(only.message, remedy: only.remedy)
            }
            throw RenderFailure(error)
        }
        guard let found else {
            throw RenderFailure("there is no partial `\(name)`", remedy: didYouMean(name, among: options.partialNames))
        }
        partials.append((name, fileExtension, found))
        return found
    }

    /// Renders a partial among the variables of its caller.
    mutating func render(_ partial: Template, calledAt offset: Int) throws(RenderFailure) {
        try countIteration()
        depth += 1
        let caller = template
        defer {
            depth -= 1
            template = caller
        }
        guard depth <= options.limits.nesting else {
            throw RenderFailure(
                "partials stand more than \(options.limits.nesting) deep in one another",
                remedy: "one that includes itself, perhaps by way of another, does so within an `if` that ends it")
        }
        template = partial
        do throws(RenderFailure) {
            try partial.block.render(&self)
        } catch {
            throw error.adding(Diagnostic.Step("included here", at: caller.source.place(at: offset)))
        }
    }

    /// Renders a partial that sees only these variables.
    mutating func renderIsolated(
        _ partial: Template, _ variables: [(Name, Value)], calledAt offset: Int
    ) throws(RenderFailure) {
        var other = Frame(scopes: scopes.isolated(seesGlobals: options.rendersSeeGlobals), mayInclude: false)
        for (name, value) in variables { other.scopes.assign(name, value) }
        try render(partial, in: other, calledAt: offset)
    }

    /// Renders a partial among variables of its own.
    mutating func render(_ partial: Template, in own: Frame, calledAt offset: Int) throws(RenderFailure) {
        var other = own
        swap(&frame, &other)
        defer {
            swap(&frame, &other)
            interrupt = nil
        }
        try render(partial, calledAt: offset)
    }
}
