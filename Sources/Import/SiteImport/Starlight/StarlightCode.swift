import Site

/// Components that show code, as fences.
struct StarlightCode {
    let names: StarlightNames
    private var open: [String] = []

    init(_ names: StarlightNames) { self.names = names }

    /// What stands in what was shown that only the old program could work out.
    mutating func takeOpen() -> [String] {
        defer { open = [] }
        return open
    }

    /// The lines of what a component shows; nil for one that shows something else, or what nobody here knows.
    mutating func lines(_ tag: StarlightTag) -> [String]? {
        guard tag.isEmpty else { return nil }
        if tag.name == "Code" { return fence(tag) }
        if tag.name == "PackageManagers" { return StarlightPackages(tag)?.tabs() }
        return commands(tag)
    }

    // MARK: - Fences

    /// `<Code code="…" lang="js" title="a.js" mark={2} />`, whose code may be a name of the text.
    private mutating func fence(_ tag: StarlightTag) -> [String]? {
        guard let code = tag.value("code").flatMap(names.words) else { return nil }
        open += code.open
        let language = tag["lang"] ?? "text"
        var info = language.contains { $0.isWhitespace || "`{".contains($0) } ? "text" : language
        if let title = tag.value("title").flatMap(names.words), !title.text.isEmpty,
            !title.text.contains(where: { "\"`".contains($0) || $0.isNewline })
        {
            info += " title=\"\(title.text)\""
        }
        for (name, word) in [("mark", "mark"), ("ins", "add"), ("del", "remove")] {
            let ranges = StarlightCode.ranges(tag.value(name))
            if !ranges.isEmpty { info += " \(word)=\"\(ranges.joined(separator: ","))\"" }
        }
        if let meta = tag["meta"], !meta.contains("`") { info += " " + meta }
        return StarlightCode.fence(code.text, info)
    }

    /// The lines that a mark names: `2`, `"2-4"`, or a list of these and of `{range: "2"}`; words to mark are none.
    private static func ranges(_ data: ScriptData?) -> [String] {
        switch data {
        case .number(let line): [line]
        case .text(let text):
            !text.isEmpty && text.allSatisfy { $0.isNumber || ",- ".contains($0) } ? [text.filter { $0 != " " }] : []
        case .list(let parts): parts.flatMap(ranges)
        case .map: ranges(data?["range"])
        default: []
        }
    }

    /// Code between marks that it cannot close, without blank lines around it.
    static func fence(_ code: String, _ info: String) -> [String] {
        var lines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        while lines.first?.trimmed.isEmpty == true { lines.removeFirst() }
        while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
        var mark = "```"
        while code.contains(mark) { mark += "`" }
        return [mark + info] + lines.map(String.init) + [mark]
    }

    // MARK: - Commands

    /// The programs that manuals tell one command for each.
    private static let programs: Set<String> = ["npm", "pnpm", "yarn", "bun", "deno", "cargo", "pip", "uv", "brew"]

    /// `<CommandTabs npm="npm install a" yarn="yarn add a" />`, a component of one's own whose attributes are called after programs,
    /// as tabs.
    ///
    /// In a list, `npm={["install a"]}`, the program may be left out.
    private mutating func commands(_ tag: StarlightTag) -> [String]? {
        let all = tag.attributes.filter { StarlightCode.programs.contains($0.name) }
        guard !all.isEmpty, !all.contains(where: { $0.value.text.map(hasScheme) ?? false }) else { return nil }
        var tabs: [(label: String, code: String)] = []
        for (program, value) in all {
            if let code = names.words(value) {
                open += code.open
                let lines = code.text.split(whereSeparator: \.isNewline).map(\.trimmed)
                tabs.append((program, lines.joined(separator: "\n")))
            } else {
                let lines = value.parts.compactMap(\.text)
                guard !lines.isEmpty, lines.count == value.parts.count else { return nil }
                let isNamed = lines.contains { $0.hasPrefix(program) }
                tabs.append((program, lines.map { isNamed ? $0 : "\(program) \($0)" }.joined(separator: "\n")))
            }
        }
        return StarlightCode.tabs(tabs)
    }

    /// Commands of a shell beside one another.
    static func tabs(_ tabs: [(label: String, code: String)]) -> [String] {
        let inside = tabs.flatMap { tab in
            ["<TabItem label=\"\(tab.label)\">", ""] + fence(tab.code, "sh") + ["", "</TabItem>"]
        }
        return ["<Tabs>"] + inside + ["</Tabs>"]
    }
}
