/// What is wrong with a formula, and where in it.
struct FormulaMistake: Error {
    var message: String
    /// In bytes of the formula.
    var offset: Int
    var length = 1
    var remedy: String?
}
