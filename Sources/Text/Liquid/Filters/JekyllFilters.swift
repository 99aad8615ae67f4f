import Dates
import Values

/// Jekyll's filters that need no site, and ours.
enum JekyllFilters {
    static let all = dates + lists + texts

    private static let dates = [
        date("date_to_xmlschema") { time, _ in
            time.strftime(time.offsetSeconds == 0 ? "%Y-%m-%dT%H:%M:%S+00:00" : "%Y-%m-%dT%H:%M:%S%:z")
        },
        // RFC 822 knows English only.
        date("date_to_rfc822") { time, _ in time.strftime("%a, %d %b %Y %H:%M:%S %z") },
        date("date_to_string") { time, context in time.strftime("%d %b %Y", names: context.language.dateNames) },
        date("date_to_long_string") { time, context in time.strftime("%d %B %Y", names: context.language.dateNames) },
    ]

    private static func date(
        _ name: String, _ text: @escaping @Sendable (ZonedTime, FilterContext) -> String
    ) -> Filter {
        Filter(name, arguments: 0...2) { input, _, context throws(FilterFailure) in
            guard input != .null else { return .null }
            guard let time = LooseDate.time(of: input, context) else {
                throw FilterFailure("`\(Texts.text(input).prefix(40))` is no date")
            }
            return .string(text(time, context))
        }
    }

    private static let texts = [
        Filter("raw", safety: .markup) { input, _, _ throws(FilterFailure) in .string(Texts.text(input)) },
        Filter("xml_escape", safety: .markup) { input, _, _ throws(FilterFailure) in
            var bytes: [UInt8] = []
            XMLEscaping.append(Texts.text(input), to: &bytes)
            return .string(String(decoding: bytes, as: UTF8.self))
        },
        Filter("cgi_escape") { input, _, _ throws(FilterFailure) in
            .string(EncodingFilters.percentEncoded(Texts.text(input), space: "+"))
        },
        Filter("uri_escape") { input, _, _ throws(FilterFailure) in
            .string(Slugs.uriEscaped(Texts.text(input)))
        },
        Filter("slugify", arguments: 0...1) { input, arguments, _ throws(FilterFailure) in
            guard input != .null else { return .null }
            let mode = arguments.text(0, else: "default")
            guard Slugs.modes.contains(mode) else {
                throw FilterFailure(
                    "`slugify` knows no mode `\(mode)`", remedy: "one of \(Slugs.modes.joined(separator: ", "))")
            }
            return .string(Slugs.slug(Texts.text(input), mode: mode))
        },
        Filter("jsonify", safety: .markup) { input, _, _ throws(FilterFailure) in .string(JSONText.text(input)) },
        Filter("inspect") { input, _, _ throws(FilterFailure) in .string(Texts.inspected(input)) },
        Filter("normalize_whitespace", safety: .asInput) { input, _, _ throws(FilterFailure) in
            .string(Strings.words(Texts.text(input)).joined(separator: " "))
        },
        Filter("number_of_words", arguments: 0...1) { input, _, _ throws(FilterFailure) in
            .integer(Strings.words(Texts.text(input)).count)
        },
        Filter("to_integer") { input, _, _ throws(FilterFailure) in
            .integer(Arithmetic.integer(Numbers.number(input)))
        },
        Filter("duration") { input, _, context throws(FilterFailure) in
            try Durations.turned(input, context.language)
        },
    ]

    private static let lists = [
        Filter("where", arguments: 1...2) { input, arguments, context throws(FilterFailure) in
            let property = arguments[0] ?? .null
            let elements: [Value]
            if case .object(let object) = input, object.values.allSatisfy(isThing), !object.isEmpty {
                elements = object.values
            } else {
                elements = try Lists.elements(of: input, context)
            }
            return .list(elements.filter { matches(PropertyPath.value(property, of: $0), arguments[1]) })
        },
        Filter("group_by", arguments: 1...1) { input, arguments, context throws(FilterFailure) in
            group(try Lists.elements(of: input, context), by: arguments[0] ?? .null)
        },
        Filter("sort", arguments: 0...2) { input, arguments, context throws(FilterFailure) in
            let elements = try Lists.elements(of: input, context)
            guard let property = arguments[0], property != .null else {
                return .list(try ArrayFilters.sorted(elements, by: elements, ArrayFilters.order))
            }
            let nilsFirst = arguments.text(1, else: "first") == "first"
            let keys = elements.map { PropertyPath.value(property, of: $0) }
            return .list(
                try ArrayFilters.sorted(elements, by: keys) { left, right throws(FilterFailure) in
                    if case .null = left { return right == .null ? 0 : nilsFirst ? -1 : 1 }
                    if case .null = right { return nilsFirst ? 1 : -1 }
                    return try ArrayFilters.order(left, right)
                })
        },
        Filter("array_to_sentence_string", arguments: 0...1) { input, arguments, context throws(FilterFailure) in
            let words = try Lists.elements(of: input, context).map(Texts.text)
            let connector = arguments.text(0, else: "and")
            switch words.count {
            case 0: return .string("")
            case 1: return .string(words[0])
            case 2: return .string("\(words[0]) \(connector) \(words[1])")
            default:
                return .string("\(words.dropLast().joined(separator: ", ")), \(connector) \(words[words.count - 1])")
            }
        },
        Filter("push", arguments: 1...1) { input, arguments, context throws(FilterFailure) in
            .list(try Lists.elements(of: input, context) + [arguments[0] ?? .null])
        },
        Filter("unshift", arguments: 1...1) { input, arguments, context throws(FilterFailure) in
            .list([arguments[0] ?? .null] + (try Lists.elements(of: input, context)))
        },
        Filter("pop", arguments: 0...1) { input, arguments, context throws(FilterFailure) in
            .list(Array(try Lists.elements(of: input, context).dropLast(max(0, try arguments.integer(0, else: 1)))))
        },
        Filter("shift", arguments: 0...1) { input, arguments, context throws(FilterFailure) in
            .list(Array(try Lists.elements(of: input, context).dropFirst(max(0, try arguments.integer(0, else: 1)))))
        },
    ]

    private static func isThing(_ value: Value) -> Bool {
        switch value {
        case .object, .lazy: true
        default: false
        }
    }

    /// Whether a property is what is looked for: the same, the same as text, or a list that has it.
    private static func matches(_ value: Value, _ target: Value?) -> Bool {
        guard let target else { return Comparison.isTrue(value) }
        if Comparison.areEqual(value, target) { return true }
        if case .list(let values) = value { return values.contains { matches($0, target) } }
        if value == .null || target == .null { return false }
        return Texts.text(value) == Texts.text(target)
    }

    /// Objects of `name`, `items` and `size`, in the order in which the names were met.
    private static func group(_ elements: [Value], by property: Value) -> Value {
        var names: [String] = []
        var groups: [String: [Value]] = [:]
        for element in elements {
            let name = Texts.text(PropertyPath.value(property, of: element))
            if groups[name] == nil { names.append(name) }
            groups[name, default: []].append(element)
        }
        return .list(
            names.map { name in
                let items = groups[name] ?? []
                return .object(
                    Object([("name", .string(name)), ("items", .list(items)), ("size", .integer(items.count))]))
            })
    }
}

/// A member, or a member of a member: `author.name`.
enum PropertyPath {
    static func value(_ property: Value, of element: Value) -> Value {
        let path = Texts.text(property)
        if let member = Members.member(path, of: element) { return member }
        var value = element
        for key in path.split(separator: ".") {
            guard let member = Members.member(String(key), of: value) else { return .null }
            value = member
        }
        return path.isEmpty ? .null : value
    }
}
