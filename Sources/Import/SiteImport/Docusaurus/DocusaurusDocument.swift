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
    /// The address that its name gives it.
    private let named: String
    /// Its place in its folder, where it has one.
    let position: Double?
    /// Whether it is the page of its folder.
    let isIndex: Bool

    init(_ text: OldText, inside: String) {
        (self.text, self.inside) = (text, inside)
        let folders = inside.split(separator: "/").dropLast().map { DocusaurusDocument.withoutNumber(String($0)).name }
        let file = withoutExtension(inside.split(separator: "/").last.map(String.init) ?? inside)
        let (number, name) = DocusaurusDocument.withoutNumber(file)
        let own = text["id"]?.written ?? name
        id = (folders + [own]).joined(separator: "/")
        position = text["sidebar_position"]?.written.flatMap(Double.init) ?? number
        isIndex = ["index", "readme"].contains(name.lowercased()) || name == folders.last
        named = (isIndex ? folders : folders + [own]).joined(separator: "/")
        address =
            text["slug"]?.written.map { slug in
                resolvedPath(slug, in: slug.hasPrefix("/") ? "" : folders.joined(separator: "/")) ?? slug
            } ?? named
    }

    /// The same text where its name puts it: in a manual of several, each may have a first page that is called so.
    func withoutSlug() -> DocusaurusDocument {
        var document = self
        document.address = named
        return document
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
