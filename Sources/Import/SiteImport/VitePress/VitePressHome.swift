import Files
import Values

/// The first page of a manual of VitePress, which is the front page of its site here and does not lie among its texts.
struct VitePressHome {
    private let folder: String
    private let places: VitePressTexts

    /// - Parameters:
    ///   - folder: its folder below the manual's, with its slash; nothing for that of the first language.
    ///   - places: the texts of the manual.
    init(folder: String, _ places: VitePressTexts) { (self.folder, self.places) = (folder, places) }

    /// Lets the links of its head and its body lead to the texts where these are now.
    func move(_ head: inout Object, _ body: inout String) {
        body = withProse(body) { withWords($0) { withTargets($0, target) } }
        for field in ["hero", "features"] { head[field] = head[field].map(moved) }
    }

    /// Where a link leads; nil for one to something that is no text and has stayed where it was.
    private func target(_ link: String) -> String? {
        let whole = link.hasPrefix("/") ? link : resolvedPath(link, in: folder).map { "/" + $0 }
        guard let path = whole else { return nil }
        if let file = places.file(at: path) { return places.address(of: file) }
        return link.hasPrefix("/") ? nil : "/" + VitePressTexts.section + path
    }

    private func moved(_ value: Value) -> Value {
        switch value {
        case .list(let parts): .list(parts.map(moved))
        case .object(let members): .object(Object(members.map { ($0, moved($1, called: $0)) }))
        default: value
        }
    }

    private func moved(_ value: Value, called name: String) -> Value {
        guard name == "link", case .string(let link) = value, !link.contains(":") else { return moved(value) }
        let path = link.prefix { $0 != "#" }
        return .string((target(String(path)) ?? String(path)) + link[path.endIndex...])
    }
}
