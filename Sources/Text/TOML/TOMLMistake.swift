/// What is wrong with a TOML text, and at which byte.
struct TOMLMistake: Error {
    var message: String
    var offset: Int
    var length = 1
    var remedy: String?
}
