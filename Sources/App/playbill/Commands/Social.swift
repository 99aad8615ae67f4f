import Diagnostics
import Social
import Values

extension CommandSpec {
    /// `playbill social length`: how long a network counts a text.
    static let social = CommandSpec(
        name: "social", operands: "length --network NAME < TEXT", summary: "count a post as its network counts it",
        options: [
            OptionSpec(
                name: "network", value: "NAME",
                help: "one of \(Network.allCases.map(\.rawValue).joined(separator: ", "))"),
            OptionSpec(name: "batch", value: nil, help: "{\"text\"} a line in, {\"length\",\"valid\"} a line out"),
        ] + OptionSpec.console,
        example: ("echo -n 'hello https://me.dev' | playbill social length --network x", "prints 29 of 280"),
        run: { arguments, console in
            guard arguments.operands == ["length"] else {
                throw UsageError(
                    "`playbill social` has one operation, `length`",
                    remedy: "write `playbill social length --network x`")
            }
            let network = try network(arguments)
            if arguments.has("batch") {
                return try BatchFilter { object throws(BatchFilter.Failure) in
                    let length = network.weightedLength(try object.required("text"))
                    return Object([("length", .integer(length.length)), ("valid", .bool(length.valid))])
                }.run(console)
            }
            let text = String(decoding: try Input.standardInput(), as: UTF8.self)
            let length = network.weightedLength(text)
            console.write("\(length.length) of \(length.limit)\n")
            return length.valid ? .done : .contentErrors
        })

    private static func network(_ arguments: ParsedArguments) throws(UsageError) -> Network {
        let known = Network.allCases.map(\.rawValue)
        guard let name = arguments.value("network") else {
            throw UsageError("`--network` is missing", remedy: "the networks are \(known.joined(separator: ", "))")
        }
        guard let network = Network(rawValue: name) else {
            throw UsageError(
                "there is no network `\(name)`",
                remedy: didYouMean(name, among: known) ?? "the networks are \(known.joined(separator: ", "))")
        }
        return network
    }
}
