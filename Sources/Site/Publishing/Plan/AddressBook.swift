import Diagnostics
import Site

/// Who answers at which address: no two pages may claim one, and no file may stand where others need a folder.
struct AddressBook {
    /// Somebody who claims an address.
    struct Owner: Sendable {
        /// What a message calls it.
        var name: String
        /// Where it asks for the address, if that is in a file.
        var place: Place?
        /// The line there.
        var excerpt: String?
    }

    private var owners: [String: Owner] = [:]
    private(set) var mistakes: [Diagnostic] = []

    /// Claims an address; a second claim is a mistake that names both.
    mutating func claim(_ address: Address, for owner: Owner) {
        claim(file: address.file, as: address.path, for: owner)
    }

    /// Claims a file of the output.
    mutating func claim(file: String, for owner: Owner) { claim(file: file, as: "/" + file, for: owner) }

    private mutating func claim(file: String, as shown: String, for owner: Owner) {
        guard let first = owners[file] else {
            owners[file] = owner
            return
        }
        // A file that the program makes has no line; the other one has.
        let (one, other) = owner.place == nil && first.place != nil ? (first, owner) : (owner, first)
        mistakes.append(
            AddressBook.conflict(
                "\(one.name) and \(other.name) both want the address \(shown)", one, other,
                remedy: "give one of them another `slug` or `permalink`, or rename its file"))
    }

    private static func conflict(_ message: String, _ one: Owner, _ other: Owner, remedy: String) -> Diagnostic {
        Diagnostic(
            .error, message, at: one.place, excerpt: one.excerpt, remedy: remedy,
            trail: other.place.map { [Diagnostic.Step("the other asks for it here", at: $0)] } ?? [])
    }

    /// Who claimed the file of an address.
    func owner(of address: Address) -> Owner? { owners[address.file] }

    /// Who claimed a file of the output.
    func owner(ofFile path: String) -> Owner? { owners[path] }

    /// Finds files that stand where other files need a folder, such as `/x.html` beside `/x.html/y/`.
    mutating func checkFolders() {
        // Pages are folders of their own, so that only other files can be in the way.
        let plain = owners.keys.filter { !$0.hasSuffix("/index.html") && $0 != "index.html" }
        let tops = Set(plain.map { $0.utf8.prefix { $0 != UInt8(ascii: "/") }.map(\.self) })
        let inTheWay = Set(plain)
        let near = owners.keys.filter { tops.contains($0.utf8.prefix { $0 != UInt8(ascii: "/") }.map(\.self)) }
        for file in near.sorted() {
            var folder = file[...]
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                guard inTheWay.contains(String(folder)), let one = owners[file], let other = owners[String(folder)]
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
