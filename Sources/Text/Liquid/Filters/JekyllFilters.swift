import Dates
import Encodings
import JSON
import Languages
import Values

/// Jekyll's filters that need no site, and ours.
enum JekyllFilters {
    static let all = dates + lists + questions + texts

    private static let dates = [
        date("date_to_xmlschema") { time, _ in
            time.strftime(time.offsetSeconds == 0 ? "%Y-%m-%dT%H:%M:%S+00:00" : "%Y-%m-%dT%H:%M:%S%:z")
        },
        // RFC 822 knows English only.
        date("date_to_rfc822") { time, _ in time.strftime("%a, %d %b %Y %H:%M:%S %z") },
        day("date_to_string", month: "%b"), day("date_to_long_string", month: "%B"),
    ]

    private static func date(
        _ name: String, _ text: @escaping @Sendable (ZonedTime, FilterContext) -> String
    ) -> Filter {
        Filter(name, arguments: 0...2) { input, _, context throws(FilterFailure) in
            guard input != .null else { return .null }
            return .string(text(try time(input, context), context))
        }
    }

    /// A day in words: `07 Nov 2026`, with `"ordinal"` `7th Nov 2026`, and with `"ordinal", "US"` `Nov 7th, 2026`.
    private static func day(_ name: String, month: String) -> Filter {
        Filter(name, arguments: 0...2) { input, arguments, context throws(FilterFailure) in
            guard input != .null else { return .null }
            let (style, order) = (arguments.text(0), arguments.text(1, else: "UK"))
            guard ["", "ordinal"].contains(style), ["UK", "US"].contains(order) else {
                throw FilterFailure(
                    "`\(name)` knows no style `\(style)`, `\(order)`",
                    remedy: "write `\"ordinal\"` and perhaps `\"US\"`")
            }
            let time = try time(input, context)
            let day = style.isEmpty ? "%d" : ordinal(time, context.language)
            let format = order == "US" && !style.isEmpty ? "\(month) \(day), %Y" : "\(day) \(month) %Y"
            return .string(time.strftime(format, names: context.language.dateNames))
        }
    }

    private static func time(_ input: Value, _ context: FilterContext) throws(FilterFailure) -> ZonedTime {
        guard let time = LooseDate.time(of: input, context) else {
            throw FilterFailure("`\(Texts.text(input).prefix(40))` is no date")
        }
        return time
    }

    /// A day's number as English tells days in a row; other languages have the number alone.
    private static func ordinal(_ time: ZonedTime, _ language: Language) -> String {
        let day = time.strftime("%-d")
        guard language.tag.hasPrefix("en") else { return day }
        if ["11", "12", "13"].contains(day) { return day + "th" }
        switch day.last {
        case "1": return day + "st"
        case "2": return day + "nd"
        case "3": return day + "rd"
        default: return day + "th"
        }
    }

    /// Filters that ask an expression of each element.
    private static let questions = [
        Filter.each("where_exp", .condition) { elements, holds in
            .list(zip(elements, holds).filter { $0.1 == .bool(true) }.map(\.0))
        },
        Filter.each("find_exp", .condition) { elements, holds in
            zip(elements, holds).first { $0.1 == .bool(true) }?.0 ?? .null
        },
        // A name keeps its kind: templates compare it with numbers.
        Filter.each("group_by_exp", .value) { elements, names in group(elements, called: names) },
    ]

    private static let texts = [
        Filter("raw", safety: .markup) { input, _, _ throws(FilterFailure) in .string(Texts.text(input)) },
        Filter("xml_escape", safety: .markup) { input, _, _ throws(FilterFailure) in
            var bytes: [UInt8] = []
            XMLEscaping.append(Texts.text(input), to: &bytes)
            return .string(String(decoding: bytes, as: UTF8.self))
        },
        Filter("cgi_escape") { input, _, _ throws(FilterFailure) in
            .string(PercentCoding.value.encoded(Texts.text(input), space: "+"))
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
        Filter("jsonify", safety: .markup) { input, _, _ throws(FilterFailure) in
            .string(String(decoding: json(input, within: .script), as: UTF8.self))
        },
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
            let elements = try Lists.elements(of: input, context)
            let property = arguments[0] ?? .null
            return group(elements, called: elements.map { .string(Texts.text(PropertyPath.value(property, of: $0))) })
        },
        Filter("sort", arguments: 0...2) { input, arguments, context throws(FilterFailure) in
            // A map is sorted as Ruby has it: its pairs, by their names.
            if case .object(let object) = input, (arguments[0] ?? .null) == .null {
                let pairs = zip(object.keys, object.values).sorted { $0.0 < $1.0 }
                return .list(pairs.map { .list([.string($0), $1]) })
            }
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
    private static func group(_ elements: [Value], called all: [Value]) -> Value {
        var names: [(text: String, value: Value)] = []
        var groups: [String: [Value]] = [:]
        for (element, name) in zip(elements, all) {
            let text = Texts.text(name)
            if groups[text] == nil { names.append((text, name)) }
            groups[text, default: []].append(element)
        }
        return .list(
            names.map { name in
                let items = groups[name.text] ?? []
                return .object(
                    Object([("name", name.value), ("items", .list(items)), ("size", .integer(items.count))]))
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
