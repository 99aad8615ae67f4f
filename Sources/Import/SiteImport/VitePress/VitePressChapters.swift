import Site

/// The lists of a manual's chapters as `sidebar` has them: one, or one for each part of the manual.
struct VitePressChapters {
    /// What is not plain data in the lists, or names what is not there.
    private(set) var notes: [String] = []
    private let texts: VitePressTexts
    private var taken: Set<String> = []

    init(_ texts: VitePressTexts) { self.texts = texts }

    /// The list of a `sidebar`.
    /// - Parameters:
    ///   - sidebar: what the theme is told.
    ///   - menu: the entries of the menu, whose names the parts of the manual have.
    /// - Returns: the list; empty where there is none.
    mutating func list(_ sidebar: ScriptData, _ menu: [ScriptData]) -> ManualChapters {
        var list = ManualChapters()
        guard case .map(let parts) = sidebar else {
            list.entries = entries(sidebar, "")
            return list
        }
        // What is said of the root is for all that has no list of its own.
        let ordered = parts.filter { $0.key == "/" } + parts.filter { $0.key != "/" }
        for part in ordered {
            let isNamed = part.value["items"] != nil
            let found = entries(isNamed ? part.value["items"] ?? .null : part.value, part.value["base"]?.text ?? "")
            if found.isEmpty { continue }
            let name = VitePressChapters.name(of: part.key, menu)
            if ordered.count == 1 || part.key == "/" {
                list.entries += found
            } else {
                // A part of which all has one heading has that of the menu.
                let isOne = found.count == 1 && found[0].file == nil && found[0].address == nil
                list.entries.append(.init(title: name, inner: isOne ? found[0].inner : found))
            }
        }
        return list
    }

    /// What the menu calls a part of the manual, else its folder.
    private static func name(of key: String, _ menu: [ScriptData]) -> String {
        let named = menu.first { $0["link"]?.text?.hasPrefix(key) ?? false }?["text"]?.text
        return ManualChapters.plain(named ?? titleOfName(key.split(separator: "/").last.map(String.init) ?? key))
    }

    private mutating func entries(_ data: ScriptData, _ base: String) -> [ManualChapters.Entry] {
        switch data {
        case .list(let parts): return parts.flatMap { entries($0, base) }
        case .code(let code):
            notes.append(
                "`\(code.split(whereSeparator: \.isNewline).first ?? "")` is worked out in it, and nothing is run here")
            return []
        case .map:
            guard let folder = data["folder"]?.text else { return entry(data, base).map { [$0] } ?? [] }
            return texts.files(below: folder).filter { taken.insert($0).inserted }.map { .init(title: nil, file: $0) }
        default: return []
        }
    }

    private mutating func entry(_ data: ScriptData, _ base: String) -> ManualChapters.Entry? {
        let base = data["base"]?.text ?? base
        let title = data["text"]?.text.map { ManualChapters.plain(withoutTags($0)) }
        var entry = ManualChapters.Entry(title: title)
        if let link = data["link"]?.text {
            if link.contains("://") {
                entry.address = link
            } else if let file = texts.file(at: base + link), texts.place(of: file).language == nil {
                // A chapter has one place here.
                if taken.insert(file).inserted { entry.file = file }
            } else if !link.isEmpty {
                notes.append("it names `\(base + link)` as a chapter, which is not there")
            }
        }
        entry.inner = data["items"].map { entries($0, base) } ?? []
        return entry.file == nil && entry.address == nil && entry.inner.isEmpty ? nil : entry
    }
}
