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
            OptionSpec(name: "data", value: "FILE.json", help: "the names that the template sees"),
            OptionSpec(name: "partials", value: "DIR", help: "where NAME.liquid is found for `include` and `render`"),
            OptionSpec(name: "strict", value: nil, help: "names that stand for nothing are errors"),
            OptionSpec(
                name: "batch", value: nil,
                help: "{\"template\",\"data\",\"partials\"} a line in, {\"result\"} a line out"),
            .now,
        ] + OptionSpec.console,
        example: ("echo '{{ 3 | plus: 4 }}' | playbill liquid -", "prints 7"),
        run: { arguments, console in
            let filter = try LiquidFilter(arguments)
            if arguments.has("batch") {
                try arguments.refuseOperands()
                return try BatchFilter { object throws(BatchFilter.Failure) in try filter.answer(object) }.run(console)
            }
            guard let template = arguments.operands.first, arguments.operands.count == 1 else {
                throw UsageError(
                    "`playbill liquid` takes one template", remedy: "name a file, or `-` for standard input")
            }
            do {
                console.write(
                    try filter.render(template, data: arguments.value("data"), partials: arguments.value("partials")))
                return .done
            } catch let mistakes as Mistakes {
                console.report(mistakes.all)
                return .badInput
            }
        })
}

/// The options of a run of the Liquid filter.
private struct LiquidFilter {
    private let options: RenderOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let name = Input.environment("TZ") ?? ""
        let zone = Input.zoneData(name).flatMap { Zone(name: name, tzif: $0) } ?? .utc
        options = RenderOptions(
            strictness: arguments.has("strict") ? .strict : .lenient, zone: zone, now: try Now.instant(arguments),
            rendersSeeGlobals: false)
    }

    func render(_ template: String, data: String?, partials: String?) throws -> String {
        let bytes = template == "-" ? try Input.standardInput() : try Disk.live.read(template)
        let source = SourceText(path: template == "-" ? "<stdin>" : template, bytes: bytes)
        let globals = try data.map { path in try parseJSON(SourceText(path: path, bytes: Disk.live.read(path))).value }
        var options = options
        if let folder = partials {
            options.partials = { name, _ throws(Mistakes) in
                let path = "\(folder)/\(name).liquid"
                guard let bytes = try? Disk.live.readWithin(path, folder) else { return nil }
                return try compile(SourceText(path: path, bytes: bytes), dialect: .shopify)
            }
        }
        return try compile(source, dialect: .shopify).render(globals: globals ?? [:], options: options)
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
