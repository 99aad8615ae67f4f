import Dates
import Diagnostics
import Files
import JSON
import Liquid
import Values

extension CommandSpec {
    /// `playbill liquid`: a template filled with data.
    static let liquid = CommandSpec(
        name: "liquid", operands: "[--data FILE.json] [--partials DIR] [--strict] TEMPLATE|-",
        summary: "a Liquid template filled with data, as a filter",
        options: [
            Option.data, Option.partials, Switch.strict.helping("names that stand for nothing are errors"),
            Switch.batch.helping("{\"template\",\"data\",\"partials\"} a line in, {\"result\"} a line out"), Option.now,
        ] + .console,
        example: ("echo '{{ 3 | plus: 4 }}' | playbill liquid -", "prints 7"),
        run: { arguments, console in
            let filter = try LiquidFilter(arguments)
            if arguments[.batch] {
                try arguments.refuseOperands()
                return try BatchFilter { object throws(BatchFilter.Failure) in try filter.answer(object) }.run(console)
            }
            guard let template = arguments.operands.first, arguments.operands.count == 1 else {
                throw UsageError(
                    "`playbill liquid` takes one template", remedy: "name a file, or `-` for standard input")
            }
            do {
                console.write(
                    try filter.render(template, data: arguments[.data], partials: arguments[.partials]))
                return .done
            } catch let mistakes as Mistakes {
                console.report(mistakes.all)
                return .badInput
            }
        })
}

extension Option<String> {
    fileprivate static let data = Option("data", "FILE.json", help: "the names that the template sees")
    fileprivate static let partials = Option(
        "partials", "DIR", help: "where NAME.liquid is found for `include` and `render`")
}

/// The options of a run of the Liquid filter.
private struct LiquidFilter {
    private let options: RenderOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let name = Input.environment("TZ") ?? ""
        let zone = Input.zoneData(name).flatMap { Zone(name: name, tzif: $0) } ?? .utc
        options = RenderOptions(
            strictness: arguments[.strict] ? .strict : .lenient, zone: zone, now: try Now.instant(arguments),
            rendersSeeGlobals: false)
    }

    func render(_ template: String, data: String?, partials: String?) throws -> String {
        let bytes = template == "-" ? try Input.standardInput() : try Disk.live.read(template)
        let source = SourceText(path: template == "-" ? "<stdin>" : template, bytes: bytes)
        let globals = try data.map { path in try parseJSON(SourceText(path: path, bytes: Disk.live.read(path))).value }
        var options = options
        if let folder = partials {
            let home = try realPath(folder)
            options.partials = { name, _ throws(Mistakes) in try LiquidFilter.partial(name, in: folder, home) }
        }
        return try compile(source, dialect: .shopify).render(globals: globals ?? [:], options: options)
    }

    /// The partial `DIR/NAME.liquid`; nil where there is none.
    ///
    /// - Throws: its mistakes, or that it lies elsewhere: a template may come from anybody, and reads nothing outside of
    ///   the folder that was named, whether by `..` or through a link.
    private static func partial(_ name: String, in folder: String, _ home: String) throws(Mistakes) -> Template? {
        let path = "\(folder)/\(name).liquid"
        guard !name.utf8.contains(0), let real = try? realPath(path) else { return nil }
        guard isPath(real, within: home) else {
            throw Mistakes(
                Diagnostic(
                    .error, "the partial `\(name)` lies outside of \(folder)",
                    remedy: "partials are read from the folder that --partials names, and from folders in it"))
        }
        guard let bytes = try? Disk.live.read(real) else { return nil }
        return try compile(SourceText(path: path, bytes: bytes), dialect: .shopify)
    }

    /// The answer to `{"template","data","partials"}`.
    func answer(_ object: Object) throws(BatchFilter.Failure) -> Object {
        let source = SourceText(path: "<template>", try object.required("template"))
        let sources = try partials(object["partials"])
        var options = options
        options.partials = { name, _ throws(Mistakes) in
            guard let text = sources[name] else { return nil }
            return try compile(SourceText(path: name + ".liquid", text), dialect: .shopify)
        }
        do throws(Mistakes) {
            let template = try compile(source, dialect: .shopify)
            return Object([("result", .string(try template.render(globals: object["data"] ?? [:], options: options)))])
        } catch {
            throw BatchFilter.Failure(error)
        }
    }

    private func partials(_ value: Value?) throws(BatchFilter.Failure) -> [String: String] {
        guard let value, value != .null else { return [:] }
        guard case .object(let object) = value else { throw BatchFilter.Failure("`partials` must be an object") }
        var sources: [String: String] = [:]
        for name in object.keys { sources[name] = try object.required(name) }
        return sources
    }
}
