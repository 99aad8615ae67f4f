import Values

/// Filters that change a text as a whole.
enum StringFilters {
    static let all =
        [
            plain("upcase") { $0.uppercased() },
            plain("downcase") { $0.lowercased() },
            plain("capitalize", capitalized),
            plain("strip") { Strings.stripped($0) },
            plain("lstrip") { Strings.stripped($0, right: false) },
            plain("rstrip") { Strings.stripped($0, left: false) },
            Filter("squish", safety: .asInput) { input, _, _ throws(FilterFailure) in
                if case .null = input { return .null }
                return .string(Strings.words(Texts.text(input)).joined(separator: " "))
            },
            plain("strip_newlines") { $0.replacingLineEnds(with: "") },
            plain("strip_html", HTMLStripping.strip),
            Filter("append", arguments: 1...1, safety: .asInput) { input, arguments, _ throws(FilterFailure) in
                .string(Texts.text(input) + arguments.text(0))
            },
            Filter("prepend", arguments: 1...1, safety: .asInput) { input, arguments, _ throws(FilterFailure) in
                .string(arguments.text(0) + Texts.text(input))
            },
            Filter("newline_to_br") { input, _, context throws(FilterFailure) in
                let safe = context.escaping.map { Safe.escaped(input, $0) } ?? input
                let text = Texts.text(safe).replacingLineEnds(with: "<br />\n")
                return context.escaping == nil ? .string(text) : Safe.markup(.string(text))
            },
        ] + cutting

    private static let cutting = [
        Filter("split", arguments: 1...1, safety: .asInput) { input, arguments, context throws(FilterFailure) in
            let parts = try Strings.split(Texts.text(input), by: arguments.text(0), most: context.mostElements)
            return .list(parts.map { .string($0) })
        },
        Filter("truncate", arguments: 0...2, safety: .asInput) { input, arguments, _ throws(FilterFailure) in
            if case .null = input { return .null }
            let text = Texts.text(input)
            let length = try arguments.integer(0, else: 50)
            let ellipsis = arguments.text(1, else: "...")
            guard text.unicodeScalars.count > length else { return .string(text) }
            let kept = max(0, length &- ellipsis.unicodeScalars.count)
            return .string((Strings.slice(text, 0, kept) ?? "") + ellipsis)
        },
        Filter("truncatewords", arguments: 0...2, safety: .asInput) { input, arguments, _ throws(FilterFailure) in
            if case .null = input { return .null }
            let text = Texts.text(input)
            let count = max(1, try arguments.integer(0, else: 15))
            guard count < .max else { return .string(text) }
            return .string(Strings.firstWords(count, of: text, then: arguments.text(1, else: "...")) ?? text)
        },
        Filter("slice", arguments: 1...2, safety: .asInput) { input, arguments, _ throws(FilterFailure) in
            let offset = try arguments.integer(0, else: 0)
            var length = 1
            if let given = arguments[1], Comparison.isTrue(given) { length = try Arguments.integer(given) }
            if case .list(let values) = input {
                return .list(Strings.sliceRange(values.count, offset, length).map { Array(values[$0]) } ?? [])
            }
            return .string(Strings.slice(Texts.text(input), offset, length) ?? "")
        },
    ]

    private static func plain(_ name: String, _ change: @escaping @Sendable (String) -> String) -> Filter {
        Filter(name, safety: .asInput) { input, _, _ throws(FilterFailure) in .string(change(Texts.text(input))) }
    }

    @Sendable
    private static func capitalized(_ text: String) -> String {
        guard let first = text.unicodeScalars.first else { return text }
        return first.properties.titlecaseMapping + String(text.unicodeScalars.dropFirst()).lowercased()
    }
}
