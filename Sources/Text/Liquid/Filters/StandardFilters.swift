import Values

/// The filters of Shopify's language.
enum StandardFilters {
    static let all: [Filter] =
        StringFilters.all + ReplacingFilters.all + EncodingFilters.all + NumberFilters.all + ArrayFilters.all
        + SelectingFilters.all + ValueFilters.all
}

/// Reading arguments.
extension Arguments {
    func text(_ position: Int, else other: String = "") -> String { self[position].map(Texts.text) ?? other }

    /// A whole number, written as one.
    func integer(_ position: Int, else other: Int) throws(FilterFailure) -> Int {
        guard let value = self[position] else { return other }
        return try Arguments.integer(value)
    }

    static func integer(_ value: Value) throws(FilterFailure) -> Int {
        guard let number = Numbers.strictInteger(value) else {
            throw FilterFailure("`\(Texts.text(value))` is no whole number")
        }
        return number
    }
}

enum ValueFilters {
    static let all = [
        Filter("default", arguments: 0...1, takesNamed: true) { input, arguments, _ throws(FilterFailure) in
            let allowsFalse = arguments["allow_false"].map(Comparison.isTrue) ?? false
            let isMissing: Bool
            switch input {
            case .null: isMissing = true
            case .bool(false): isMissing = !allowsFalse
            default: isMissing = Comparison.isEmpty(input)
            }
            return isMissing ? arguments[0] ?? .string("") : input
        },
        Filter("size") { input, _, _ throws(FilterFailure) in
            Members.command("size", of: input) ?? rangeMember("size", input) ?? .integer(0)
        },
        Filter("date", arguments: 1...1) { input, arguments, context throws(FilterFailure) in
            let format = arguments.text(0)
            guard !format.isEmpty, let time = LooseDate.time(of: input, context) else { return input }
            return .string(time.strftime(format, names: context.language.dateNames))
        },
    ]

    static func rangeMember(_ name: String, _ value: Value) -> Value? {
        if case .lazy(let range as NumberRange) = value { range.member(name) } else { nil }
    }
}
