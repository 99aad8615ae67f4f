import Values

/// Filters that replace or remove parts of a text.
enum ReplacingFilters {
    static let all = [
        replacing("replace", arguments: 1...2) { text, pattern, replacement in
            replaceAll(text, pattern, replacement)
        },
        replacing("replace_first", arguments: 1...2) { text, pattern, replacement in
            first(pattern, in: text).map { replaced(text, pattern, at: $0, replacement) } ?? text
        },
        replacing("replace_last", arguments: 2...2) { text, pattern, replacement in
            last(pattern, in: text).map { replaced(text, pattern, at: $0, replacement) } ?? text
        },
        replacing("remove", arguments: 1...1) { text, pattern, _ in replaceAll(text, pattern, []) },
        replacing("remove_first", arguments: 1...1) { text, pattern, _ in
            first(pattern, in: text).map { replaced(text, pattern, at: $0, []) } ?? text
        },
        replacing("remove_last", arguments: 1...1) { text, pattern, _ in
            last(pattern, in: text).map { replaced(text, pattern, at: $0, []) } ?? text
        },
    ]

    private static func replacing(
        _ name: String, arguments: ClosedRange<Int>,
        _ change: @escaping @Sendable ([UInt8], [UInt8], [UInt8]) -> [UInt8]
    ) -> Filter {
        Filter(name, arguments: arguments, safety: .asInput) { input, arguments, context throws(FilterFailure) in
            let text = Array(Texts.text(input).utf8)
            let (pattern, replacement) = (Array(arguments.text(0).utf8), Array(arguments.text(1).utf8))
            let places = text.count / max(1, pattern.count) + 1
            if replacement.count > pattern.count, places > 1_000 {
                // The most there could be; what there is may be counted where that is too much.
                let most = places.multipliedReportingOverflow(by: replacement.count)
                if most.overflow || most.partialValue > context.mostBytes {
                    let found = pattern.isEmpty ? places : Strings.pieces(text, between: pattern).count
                    try context.checkLength(found.multipliedReportingOverflow(by: replacement.count))
                }
            }
            let result = change(text, pattern, replacement)
            return .string(String(decoding: result, as: UTF8.self))
        }
    }

    /// An empty pattern stands before every character and at the end.
    private static func replaceAll(_ text: [UInt8], _ pattern: [UInt8], _ replacement: [UInt8]) -> [UInt8] {
        guard !pattern.isEmpty else {
            var out: [UInt8] = []
            for byte in text {
                if byte & 0xC0 != 0x80 { out += replacement }
                out.append(byte)
            }
            return out + replacement
        }
        return Array(Strings.pieces(text, between: pattern).joined(separator: replacement))
    }

    private static func replaced(
        _ text: [UInt8], _ pattern: [UInt8], at index: Int, _ replacement: [UInt8]
    ) -> [UInt8] {
        text[..<index] + replacement + text[(index + pattern.count)...]
    }

    private static func first(_ pattern: [UInt8], in text: [UInt8]) -> Int? {
        pattern.isEmpty ? 0 : Strings.find(pattern, in: text, from: 0)
    }

    private static func last(_ pattern: [UInt8], in text: [UInt8]) -> Int? {
        guard !pattern.isEmpty else { return text.count }
        return Strings.find(pattern.reversed(), in: text.reversed(), from: 0).map { text.count - $0 - pattern.count }
    }
}
