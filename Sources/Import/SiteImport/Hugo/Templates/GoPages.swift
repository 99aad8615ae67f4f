import Dates
import Files
import Markdown
import Site
import Values

extension GoHost {
    /// A member of a page.
    func member(
        _ name: String, ofPage page: Int, _ arguments: [GoValue], depth: Int
    ) throws(GoObstacle) -> GoValue {
        let document = documents[page]
        switch name {
        case "Content": return .markup(GoFunctions.markup(try text(of: page, depth: depth)))
        case "RenderShortcodes": return .markup(try text(of: page, depth: depth))
        case "RawContent": return .text(String(decoding: document.text.body, as: UTF8.self))
        case "RenderString": return GoFunctions.rendered(arguments)
        case "Pages":
            return .list(below(page) { _ in true } + (document.logicalPath.isEmpty ? sections(below: "") : []))
        case "RegularPages": return .list(below(page) { !$0.isSection })
        case "RegularPagesRecursive":
            let path = document.logicalPath
            return .list(
                sorted(own.filter { !documents[$0].isSection && isBelow(documents[$0], path) }))
        case "Sections": return .list(sections(below: document.logicalPath))
        case "Parent", "CurrentSection": return parent(of: page, isSelf: name == "CurrentSection" && document.isSection)
        case "GetPage": return arguments.last?.text.flatMap { self.page($0, from: page) }.map { .page($0) } ?? .null
        case "Ref", "RelRef":
            let path = arguments.last?.parts?.first { $0.key.text == "path" }?.value.text ?? arguments.last?.text ?? ""
            guard let other = self.page(path, from: page) else { throw GoObstacle("`\(path)` names no page here") }
            return .text(documents[other].address)
        case "Resources": return .files(page)
        case "Scratch", "Store": return .store(GoStore())
        case "Site": return .site
        case "Page": return .page(page)
        case "Language": return .map(["Lang": .text(document.language ?? configuration.language)])
        case "Lang": return .text(document.language ?? configuration.language)
        default: return try plainMember(name, of: document, arguments)
        }
    }

    /// What a page's front matter and path say.
    private func plainMember(
        _ name: String, of document: HugoDocument, _ arguments: [GoValue]
    ) throws(GoObstacle) -> GoValue {
        func field(_ name: String) -> GoValue { document.text[name].map { GoValue($0.value) } ?? .text("") }
        switch name {
        case "Title": return .text(document.title)
        case "LinkTitle": return .text(document.text["linktitle"]?.written ?? document.title)
        case "Description", "Summary", "Keywords", "Layout", "Weight", "Draft", "Slug": return field(name.lowercased())
        case "Type": return .text(document.text["type"]?.written ?? document.section)
        case "Params": return GoHost.lowered(document.parameters)
        case "Param":
            let key = (arguments.first?.text ?? "").lowercased()
            if case .map(let said) = GoHost.lowered(document.parameters), let value = said[key] { return value }
            return configuration["params"]?.named(key).map { GoValue($0.value) } ?? .null
        case "RelPermalink", "Permalink": return .text(document.address)
        case "Path": return .text("/" + document.logicalPath)
        case "Section": return .text(document.section)
        case "Name": return .text(document.title)
        case "Kind":
            return .text(document.isSection ? (document.logicalPath.isEmpty ? "home" : "section") : "page")
        case "IsHome": return .bool(document.isSection && document.logicalPath.isEmpty)
        case "IsPage": return .bool(!document.isSection)
        case "IsSection", "IsNode": return .bool(document.isSection)
        case "Date", "Lastmod", "PublishDate": return document.date.map { .date($0) } ?? .null
        case "File":
            let file = String(document.text.path.fileName)
            return .map([
                "Path": .text(document.text.path), "LogicalName": .text(file),
                "BaseFileName": .text(withoutExtension(file)), "ContentBaseName": .text(document.name),
            ])
        default: throw GoObstacle("`.Page.\(name)` is not known here")
        }
    }

    /// A member of a list of pages.
    func member(_ name: String, of parts: [GoValue], _ arguments: [GoValue]) throws(GoObstacle) -> GoValue {
        func sorted(_ key: (HugoDocument) -> String) -> GoValue {
            .list(
                parts.map { part in
                    if case .page(let page) = part { (key(documents[page]), part) } else { ("", part) }
                }.sorted { $0.0 < $1.0 }.map(\.1))
        }
        switch name {
        case "Len": return .integer(parts.count)
        case "Reverse": return .list(parts.reversed())
        case "ByTitle": return sorted { $0.title.lowercased() }
        case "ByLinkTitle": return sorted { ($0.text["linktitle"]?.written ?? $0.title).lowercased() }
        case "ByDate", "ByPublishDate", "ByLastmod":
            return sorted { document in
                // Seconds as text of one width.
                let digits = String(max(0, document.date?.instant.seconds ?? 0))
                return String(repeating: "0", count: max(0, 20 - digits.count)) + digits
            }
        case "ByWeight":
            return .list(self.sorted(parts.compactMap { if case .page(let page) = $0 { page } else { nil } }))
        default: throw GoObstacle("`.\(name)` of a list is not known here")
        }
    }

    private func isBelow(_ document: HugoDocument, _ path: String) -> Bool {
        document.logicalPath != path && (path.isEmpty || document.logicalPath.hasPrefix(path + "/"))
    }

    private func below(_ page: Int, _ isWanted: (HugoDocument) -> Bool) -> [GoValue] {
        let path = documents[page].logicalPath
        return sorted(
            own.filter { index in
                let other = documents[index]
                return isWanted(other) && other.logicalPath != path && other.folderPath == path
            })
    }

    /// The pages of folders right below another.
    func sections(below path: String) -> [GoValue] {
        sorted(
            own.filter { index in
                let other = documents[index]
                return other.isSection && !other.logicalPath.isEmpty && other.folderPath == path
            })
    }

    private func parent(of page: Int, isSelf: Bool) -> GoValue {
        if isSelf { return .page(page) }
        let folder = documents[page].folderPath
        return own.first { documents[$0].isSection && documents[$0].logicalPath == folder }.map { .page($0) } ?? .null
    }

    /// By weight, then date from the newest, then title, as Hugo has it.
    private func sorted(_ pages: [Int]) -> [GoValue] {
        func weight(_ page: Int) -> Int {
            if case .integer(let number)? = documents[page].text["weight"]?.content, number != 0 {
                number
            } else {
                Int.max
            }
        }
        return pages.filter { documents[$0].text["draft"]?.value != .bool(true) }.sorted { left, right in
            if weight(left) != weight(right) { return weight(left) < weight(right) }
            let (one, other) = (documents[left], documents[right])
            if let first = one.date?.instant, let second = other.date?.instant, first != second {
                return first > second
            }
            return (one.title, one.address) < (other.title, other.address)
        }.map { .page($0) }
    }
}

extension HugoDocument {
    /// What front matter says besides the names that Hugo knows.
    fileprivate var parameters: Value {
        var all = Object(text.head.entries.map { ($0.key, $0.value.value) })
        if case .object(let more)? = text["params"]?.value {
            for (key, value) in zip(more.keys, more.values) { all[key] = value }
        }
        return .object(all)
    }
}
