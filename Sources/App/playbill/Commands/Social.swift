import Diagnostics
import Social
import Values

extension CommandSpec {
    /// `playbill social length`: how long a network counts a text.
    static let social = CommandSpec(
        name: "social", operands: "length --network NAME < TEXT", summary: "count a post as its network counts it",
        options: [
            Option.network, Switch.batch.helping("{\"text\"} a line in, {\"length\",\"valid\"} a line out"),
        ] + .console,
        example: ("echo -n 'hello https://me.dev' | playbill social length --network x", "prints 29 of 280"),
        run: { arguments, console in
            guard arguments.operands == ["length"] else {
                throw UsageError(
                    "`playbill social` has one operation, `length`",
                    remedy: "write `playbill social length --network x`")
            }
            guard let network = try arguments[.network] else {
                throw UsageError("`--network` is missing", remedy: "the networks are \(Network.known)")
            }
            if arguments[.batch] {
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
}

extension Option<Network> {
    fileprivate static let network = Option("network", "NAME", help: "one of \(Network.known)") {
        text, _ throws(UsageError) in
        guard let network = Network(rawValue: text) else {
            throw UsageError(
                "there is no network `\(text)`",
                remedy: didYouMean(text, among: Network.allCases.map(\.rawValue)) ?? "the networks are \(Network.known)"
            )
        }
        return network
    }
}

extension Network {
    fileprivate static let known = allCases.map(\.rawValue).joined(separator: ", ")
}
