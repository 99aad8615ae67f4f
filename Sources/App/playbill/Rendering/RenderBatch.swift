import Diagnostics
import Files
import JSON
import Stage
import Studio
import Threads
import Values

/// Pictures of many positions: one JSON object a line in, one file each and one line out, in order, drawn on all cores.
struct RenderBatch {
    private let style: String?
    private let size: PictureSize
    private let pictures = Workshop.pictures()

    /// A line, understood.
    private struct Order: Sendable {
        var request: BoardRequest
        var output: String
    }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.refuseOperands()
        let heeded: [any CommandOption] = [Switch.batch, Option.style, Option.size] + .console
        let others = CommandSpec.render.options.filter(arguments.has).map(\.name)
            .filter { !heeded.map(\.name).contains($0) }
        guard others.isEmpty else {
            throw UsageError(
                others.map {
                    Diagnostic(
                        .error, "`--\($0)` does not go with `--batch`",
                        remedy: RenderBatch.members.contains($0) ? "it is a member of each line: `\"\($0)\"`" : nil)
                })
        }
        style = arguments[.style]
        if let style { try Workshop.checkStyle(style) }
        size = try arguments[.size] ?? PictureSize(width: 720, height: 720)
    }

    func run(_ console: Console) throws -> ExitStatus {
        // Two threads must not write one file.
        var taken: Set<String> = []
        try Input.someLines { lines in
            let orders = lines.map { line -> Result<Order, BatchFilter.Failure> in
                do throws(BatchFilter.Failure) {
                    let order = try order(BatchFilter.object(in: line))
                    guard taken.insert(order.output).inserted else {
                        throw BatchFilter.Failure("`\(order.output)` is the output of an earlier line")
                    }
                    return .success(order)
                } catch {
                    return .failure(error)
                }
            }
            let answers = mapInParallel(orders.count, batch: 4) { index -> [UInt8] in
                do throws(BatchFilter.Failure) {
                    let order = try orders[index].get()
                    let count = try draw(order)
                    return json(Object([("output", .string(order.output)), ("bytes", .integer(count))]))
                } catch {
                    return json(error.object)
                }
            }
            console.write(Array(answers.joined()))
            try StandardOutput.check()
        }
        return .done
    }

    private func json(_ object: Object) -> [UInt8] { JSON.json(.object(object)) + [UInt8(ascii: "\n")] }

    // MARK: Reading

    private static let members = ["fen", "output", "size", "style"] + BoardOption.names

    private func order(_ object: Object) throws(BatchFilter.Failure) -> Order {
        for (name, _) in object where !RenderBatch.members.contains(name) {
            let remedy =
                didYouMean(name, among: RenderBatch.members)
                ?? "known are \(RenderBatch.members.joined(separator: ", "))"
            throw BatchFilter.Failure("there is no member `\(name)`; \(remedy)")
        }
        let output = try object.required("output")
        guard ["png", "svg", "gif", "webp"].contains(fileExtension(of: output)) else {
            throw BatchFilter.Failure("`\(output)` must end in .png, .svg, .gif or .webp")
        }
        let fen = try object.required("fen")
        let style = try object.text("style")
        var request = BoardRequest(position: fen, style: style.isEmpty ? self.style : style, size: try size(object))
        for name in BoardOption.names {
            switch object[name] {
            case nil, .null, .bool(false): break
            case .bool(true): request.options.append(BoardOption(name))
            case .string(let value): request.options.append(BoardOption(name, value))
            case .list(let values):
                for value in values {
                    guard case .string(let text) = value else { throw RenderBatch.mistyped(name) }
                    request.options.append(BoardOption(name, text))
                }
            default: throw RenderBatch.mistyped(name)
            }
        }
        return Order(request: request, output: output)
    }

    private static func mistyped(_ name: String) -> BatchFilter.Failure {
        BatchFilter.Failure("`\(name)` must be a text, a list of texts, true or false")
    }

    /// `480`, `"480"` or `"480x560"`.
    private func size(_ object: Object) throws(BatchFilter.Failure) -> PictureSize {
        var sides: [Int?]
        switch object["size"] {
        case nil, .null: return size
        case .integer(let side): sides = [side]
        case .string(let text): sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        default: sides = []
        }
        let known = sides.compactMap(\.self)
        guard (1...2).contains(known.count), known.count == sides.count, known.allSatisfy(PlayLimits.side.contains)
        else {
            throw BatchFilter.Failure(
                "`size` is 480 or \"480x560\", sides of \(PlayLimits.side.lowerBound) to \(PlayLimits.side.upperBound)")
        }
        return PictureSize(width: known[0], height: known[known.count - 1])
    }

    // MARK: Drawing

    private func draw(_ order: Order) throws(BatchFilter.Failure) -> Int {
        let drawing: BoardDrawing
        do throws(BoardRefusal) {
            drawing = try BoardMaker(pictures).drawing(of: order.request)
        } catch {
            throw BatchFilter.Failure(error.mistakes.map(RenderBatch.message).joined(separator: "; "))
        }
        do {
            let bytes = try pictures.still(of: drawing, as: fileExtension(of: order.output))
            try Disk.live.write(bytes, order.output)
            return bytes.count
        } catch let mistakes as Mistakes {
            throw BatchFilter.Failure(mistakes)
        } catch let failure as DiskError {
            throw BatchFilter.Failure(failure.message)
        } catch {
            throw BatchFilter.Failure("\(error)")
        }
    }
}

extension RenderBatch {
    /// A mistake with what it is about.
    private static func message(_ mistake: BoardRefusal.Mistake) -> String {
        mistake.subject == .position ? "fen, column \(mistake.column + 1): \(mistake.message)" : mistake.message
    }
}

extension PictureSetup {
    /// A drawing as a file of the kind that its name ends in.
    func still(of drawing: BoardDrawing, as kind: String) throws(Mistakes) -> [UInt8] {
        switch kind {
        case "svg": Array(try renderer.svg(of: drawing).utf8)
        case "gif": try FilmMaker(renderer).film(of: [(drawing.list, Seconds(1))], as: .gif)
        case "webp": try renderer.webp(of: renderer.pixmap(of: drawing.list))
        default: try renderer.png(of: renderer.pixmap(of: drawing.list))
        }
    }
}
