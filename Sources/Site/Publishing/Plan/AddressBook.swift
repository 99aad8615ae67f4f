import Diagnostics
import Files
import Site

/// Who answers at which address: no two pages may claim one, and no file may stand where others need a folder.
struct AddressBook {
    /// Somebody who claims an address; small, since every page has one.
    struct Owner: Sendable {
        /// A line on which an address is asked for.
        private final class Line: Sendable {
            let place: Place
            let excerpt: String?

            init(_ place: Place, _ excerpt: String?) { (self.place, self.excerpt) = (place, excerpt) }
        }

        /// What a message calls it.
        let name: String
        /// Whether the name is the path of a file.
        private let isFile: Bool
        private let line: Line?

        /// An owner that is no file, and the line on which it asks for the address.
        init(name: String, at line: (place: Place, excerpt: String?)? = nil) {
            self.name = name
            isFile = false
            self.line = line.map { Line($0.place, $0.excerpt) }
        }

        /// A file of the site, and the line on which its author decided its address.
        init(file path: String, at line: (place: Place, excerpt: String?)? = nil) {
            name = path
            isFile = true
            self.line = line.map { Line($0.place, $0.excerpt) }
        }

        /// Whether it asks for an address only to send readers on.
        var isAlias: Bool { name.hasSuffix(" (alias)") }
        /// Where it asks for the address, if that is in a file.
        var place: Place? { line?.place ?? (isFile ? Place(path: name, line: 1, column: 1) : nil) }
        var excerpt: String? { line?.excerpt }
    }

    private var owners: [ExactName: Owner]
    /// The files whose names have letters that can be written in several forms, by what they look like.
    private var looks: [String: ExactName] = [:]
    private(set) var mistakes: [Diagnostic] = []

    /// A book with room for so many addresses.
    init(capacity: Int = 0) { owners = Dictionary(minimumCapacity: capacity) }

    /// Claims an address; a second claim is a mistake that names both.
    mutating func claim(_ address: Address, for owner: Owner) {
        claim(file: address.file, as: address.path, for: owner)
    }

    /// Claims a file of the output.
    mutating func claim(file: String, for owner: Owner) { claim(file: file, as: "/" + file, for: owner) }

    private mutating func claim(file: String, as shown: String, for owner: Owner) {
        guard let first = owners[ExactName(file)] else {
            owners[ExactName(file)] = owner
            checkLooks(of: file, as: shown, owner)
            return
        }
        // Two pages may bring the same file to one place.
        if first.name == owner.name { return }
        // A file that the program makes has no line; the other one has.
        let (one, other) = owner.place == nil && first.place != nil ? (first, owner) : (owner, first)
        mistakes.append(
            AddressBook.conflict(
                "\(one.name) and \(other.name) both want the address \(shown)", one, other,
                remedy: one.isAlias || other.isAlias
                    ? "take the alias out of one of them: an old address leads to one page"
                    : "give one of them another `slug` or `permalink`, or rename its file"))
    }

    /// Two addresses that look alike are two for every server, and one for every reader.
    private mutating func checkLooks(of file: String, as shown: String, _ owner: Owner) {
        if file.utf8.allSatisfy({ $0 < 0x80 }) { return }
        guard let other = looks[file].flatMap({ owners[$0] }) else {
            looks[file] = ExactName(file)
            return
        }
        var mistake = AddressBook.conflict(
            "\(owner.name) and \(other.name) have addresses that look alike, \(shown), in two Unicode forms", owner,
            other,
            remedy:
                "give one of them another name, or write both in form C with `convmv -f utf8 -t utf8 --nfc --notest`")
        mistake.severity = .warning
        mistakes.append(mistake)
    }

    private static func conflict(_ message: String, _ one: Owner, _ other: Owner, remedy: String) -> Diagnostic {
        Diagnostic(
            .error, message, at: one.place, excerpt: one.excerpt, remedy: remedy,
            trail: other.place.map { [Diagnostic.Step("the other asks for it here", at: $0)] } ?? [])
    }

    /// Who claimed the file of an address.
    func owner(of address: Address) -> Owner? { owners[ExactName(address.file)] }

    /// Who claimed a file of the output.
    func owner(ofFile path: String) -> Owner? { owners[ExactName(path)] }

    /// Finds files that stand where other files need a folder, such as `/x.html` beside `/x.html/y/`.
    mutating func checkFolders() {
        // Pages are folders of their own, so that only other files can be in the way.
        let files = owners.keys.map(\.text)
        let plain = files.filter { !$0.hasSuffix("/index.html") && $0 != "index.html" }
        func top(_ file: String) -> ExactName {
            ExactName(String(Substring(file.utf8.prefix { $0 != UInt8(ascii: "/") })))
        }
        let tops = Set(plain.map(top))
        let inTheWay = ExactNames(plain)
        let near = files.filter { tops.contains(top($0)) }
        for file in near.sorted() {
            var folder = file[...]
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                guard inTheWay.contains(String(folder)), let one = owners[ExactName(file)],
                    let other = owners[ExactName(String(folder))]
                else {
                    continue
                }
                let (told, second) = one.place == nil ? (other, one) : (one, other)
                mistakes.append(
                    AddressBook.conflict(
                        "\(one.name) needs a folder at /\(folder)/, where \(other.name) is a file", told, second,
                        remedy: "give one of them another `permalink`"))
            }
        }
    }
}
