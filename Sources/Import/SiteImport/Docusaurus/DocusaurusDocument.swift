import Files
import Site

/// A text of a manual of Docusaurus, with what its name and its head say of its place.
struct DocusaurusDocument: Sendable {
    let text: OldText
    /// Its path below the folder of the manual.
    let inside: String
    /// What lists of chapters name it by: `basics/install`.
    let id: String
    /// Its address below that of the manual, without a slash in front; nothing for the first page.
    private(set) var address: String
    /// The addresses that its name gives it: that of its folder, where it is the page of it, and its own.
    private let named: [String]
    /// Its place in its folder, where it has one.
    let position: Double?
    /// Whether it is the page of its folder.
    let isIndex: Bool
    /// Whether others come before it where several are that page: an index is 0.
    let rank: Int

    /// - Parameters:
    ///   - text: the text.
    ///   - inside: its path below the folder of the manual.
    ///   - isOfSeveral: whether its first folder is a manual of its own.
    init(_ text: OldText, inside: String, isOfSeveral: Bool = false) {
        (self.text, self.inside) = (text, inside)
        let folders = inside.split(separator: "/").dropLast().map { DocusaurusDocument.withoutNumber(String($0)).name }
        let (number, name) = DocusaurusDocument.withoutNumber(withoutExtension(String(inside.fileName)))
        let own = text["id"]?.written ?? name
        id = (folders + [own]).joined(separator: "/")
        position = text["sidebar_position"]?.written.flatMap(Double.init) ?? number
        isIndex = ["index", "readme", folders.last?.lowercased()].contains(name.lowercased())
        rank = name.lowercased() == "index" ? 0 : 1
        named = ([isIndex ? [] : [own], [own]]).map { (folders + $0).joined(separator: "/") }
        let slug = text["slug"]?.written ?? ""
        let folder = slug.hasPrefix("/") ? (isOfSeveral ? folders.prefix(1) : []) : folders[...]
        // One that climbs out of the manual stays at its root.
        let parts = climbingPath(slug, in: folder.joined(separator: "/")).split(separator: "/").filter { $0 != ".." }
        address = slug.isEmpty ? named[0] : parts.joined(separator: "/")
    }

    /// The same text where its name puts it: in a manual of several, each may have a first page that is called so.
    /// - Parameter taken: the addresses of other texts.
    /// - Returns: the text, with an address that none of them has where its name gives one.
    func found(besides taken: Set<String>) -> DocusaurusDocument {
        var document = self
        document.address = named.first { !taken.contains($0) } ?? address
        return document
    }

    /// The folders of a path as ids and addresses have them.
    static func folders(_ path: String) -> String {
        path.split(separator: "/").map { withoutNumber(String($0)).name }.joined(separator: "/")
    }

    /// A name without the number that it begins with, which says its place: `02-install`; days and versions are none.
    static func withoutNumber(_ name: String) -> (number: Double?, name: String) {
        let digits = name.prefix { $0.isASCII && $0.isNumber }
        let behind = name[digits.endIndex...].drop { $0 == " " }
        let marks = behind.prefix { "-_.".contains($0) }
        let rest = behind[marks.endIndex...].drop { $0 == " " }
        guard !digits.isEmpty, !marks.isEmpty, let first = rest.first, !"-_.".contains(first),
            !first.isNumber, let number = Double(digits)
        else { return (nil, name) }
        return (number, String(rest))
    }
}
