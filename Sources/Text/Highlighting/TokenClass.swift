/// What a piece of code is, and the class of its span; a theme gives each a colour.
///
/// Plain words, blanks and brackets have no span.
package enum TokenClass: String, CaseIterable, Sendable {
    /// `if`, `return`, `self`.
    case keyword = "k"
    /// `true`, `nil`, `None`.
    case literal = "l"
    case number = "n"
    /// Text in quotes.
    case string = "s"
    /// An escape in a string, the marks of an interpolation, an anchor in YAML.
    case escape = "e"
    /// A regular expression.
    case regex = "r"
    case comment = "c"
    /// The name of a type, a module, a namespace.
    case type = "t"
    /// The name of a function where it is made or called.
    case function = "f"
    /// `@MainActor`, `#[derive]`, an attribute of a tag, a decorator.
    case attribute = "a"
    /// A member, the key of a mapping, a property of CSS.
    case property = "p"
    /// A variable of a shell, a template, a makefile; a lifetime.
    case variable = "v"
    /// `+`, `->`, `??`.
    case `operator` = "o"
    /// A tag of HTML, a selector of CSS, a section of TOML.
    case tag = "g"
    /// A directive of a preprocessor, a macro, a shebang, a header of a diff.
    case meta = "m"
    /// A line that a diff adds.
    case inserted = "i"
    /// A line that a diff takes away.
    case deleted = "d"
}
