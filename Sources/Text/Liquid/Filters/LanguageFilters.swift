import Diagnostics
import Languages
import Values

/// Filters that write as people of the page's language do.
enum LanguageFilters {
    static let all = [
        Filter("day", arguments: 0...1) { input, arguments, context throws(FilterFailure) in
            guard input != .null, Texts.text(input) != "" else { return .null }
            let name = arguments.text(0, else: Language.DayStyle.long.rawValue)
            guard let style = Language.DayStyle(rawValue: name) else {
                let known = Language.DayStyle.allCases.map(\.rawValue)
                throw FilterFailure(
                    "`day` knows no style `\(name)`",
                    remedy: didYouMean(name, among: known) ?? "one of \(known.joined(separator: ", "))")
            }
            guard let time = LooseDate.time(of: input, context) else {
                throw FilterFailure("`\(Texts.text(input).prefix(40))` is no date")
            }
            return .string(context.language.day(time, style))
        },
        Filter("number") { input, _, context throws(FilterFailure) in
            guard input != .null else { return .null }
            let text = Texts.text(input)
            let isNegative = text.hasPrefix("-")
            guard var amount = Amount(isNegative ? String(text.dropFirst()) : text) else {
                throw FilterFailure("`\(text.prefix(40))` is no number", remedy: "for instance 1234.5")
            }
            if isNegative { amount.units.negate() }
            return .string(context.language.number(amount))
        },
        Filter("count", arguments: 1...1) { input, arguments, context throws(FilterFailure) in
            guard input != .null else { return .null }
            let noun = arguments.text(0, else: "")
            guard context.language.counts(noun) else {
                let known = context.language.nouns
                throw FilterFailure(
                    "`count` knows no noun `\(noun)`",
                    remedy: didYouMean(noun, among: known) ?? "one of \(known.joined(separator: ", "))")
            }
            return .string(context.language.count(Arithmetic.integer(Numbers.number(input)), noun))
        },
        Filter("word", arguments: 0...3) { input, arguments, context throws(FilterFailure) in
            let key = Texts.text(input)
            guard context.language.knows(key) else {
                throw FilterFailure(
                    "`word` knows no word `\(key)`",
                    remedy: didYouMean(key, among: context.language.wordKeys)
                        ?? "a theme's own words stand in its theme.yml, under `words`")
            }
            let texts = (0..<3).compactMap { arguments[$0] }.map(Texts.text)
            return .string(texts.isEmpty ? context.language.word(key) : context.language.phrase(key, texts))
        },
    ]
}
