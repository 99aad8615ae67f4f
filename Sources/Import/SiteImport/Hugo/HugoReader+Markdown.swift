import Values

extension HugoReader {
    /// Switches on what Goldmark knows, as far as the configuration leaves it on.
    mutating func readMarkdown() {
        let goldmark = configuration["markup"]?.named("goldmark")
        let extensions = goldmark?.named("extensions")
        var names: [String] = []
        if extensions?.named("definitionlist")?.value != .bool(false) { names.append("definitions") }
        let typographer = extensions?.named("typographer")
        if typographer?.value != .bool(false), typographer?.named("disable")?.value != .bool(true) {
            names.append("smart_quotes")
        }
        if goldmark?.named("parser")?.named("attribute")?.named("block")?.value == .bool(true) {
            names.append("attributes")
        }
        if configuration["enableemoji"]?.value == .bool(true) { names.append("emoji") }
        let extras = extensions?.named("extras")
        let isScripted = ["subscript", "superscript"].contains {
            extras?.named($0)?.named("enable")?.value == .bool(true)
        }
        if isScripted { names.append("scripts") }
        site.switchOn(names)
        guard let passthrough = extensions?.named("passthrough"), passthrough.named("enable")?.value == .bool(true)
        else {
            return
        }
        var hasDollars = false
        if case .list(let pairs)? = passthrough.named("delimiters")?.named("inline")?.content {
            hasDollars = pairs.contains { $0.texts.first == "$" }
        }
        site.switchOnFormulas(hasDollars: hasDollars, configuration.path)
    }
}
