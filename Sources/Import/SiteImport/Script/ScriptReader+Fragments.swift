/// Values that stand by themselves, such as those in a tag's braces.
extension ScriptReader {
    /// What a piece of code stands for among the names of a script.
    static func value(of code: String, among names: String) -> ScriptData {
        let above = names.isEmpty ? "" : names + "\n"
        var reader = ScriptReader(Script(above + code), from: above.count)
        return reader.value()
    }
}
