/// A form that a noun takes beside a number, by CLDR's names.
public enum PluralForm: String, Sendable, CaseIterable {
    /// As of nothing, in Arabic.
    case zero
    /// As of one.
    case one
    /// As of two, in Arabic.
    case two
    /// As of a few, in Arabic.
    case few
    /// As of many, in Arabic.
    case many
    /// As of all else.
    case other
}

/// Which form a whole number asks for.
///
/// Source: Unicode CLDR, `supplemental/plurals.xml`, cardinal rules for whole numbers. The form `many` that French,
/// Spanish, Italian and Portuguese have for millions is left out: it differs only in compact notation.
enum PluralRule: String, Sendable {
    /// One form for all.
    case none
    /// Another for 1.
    case one
    /// Another for 0 and 1.
    case zeroOrOne = "zero-or-one"
    /// The six of Arabic.
    case arabic

    func form(of number: Int) -> PluralForm {
        switch self {
        case .none: .other
        case .one: number == 1 ? .one : .other
        case .zeroOrOne: number == 0 || number == 1 ? .one : .other
        case .arabic: PluralRule.arabicForm(of: number)
        }
    }

    private static func arabicForm(of number: Int) -> PluralForm {
        switch (number, number.magnitude % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }
}
