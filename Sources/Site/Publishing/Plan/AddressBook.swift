import Diagnostics
import Site

/// Who answers at which address: no two pages may claim one.
struct AddressBook {
    private var owners: [String: String]
    private(set) var mistakes: [Diagnostic] = []

    /// A book with room for so many addresses.
    init(capacity: Int = 0) { owners = Dictionary(minimumCapacity: capacity) }

    /// Claims an address for a source; a second claim is a mistake that names both.
    mutating func claim(_ address: Address, for source: String, at place: Place? = nil, excerpt: String? = nil) {
        let file = address.file
        guard let owner = owners[file] else {
            owners[file] = source
            return
        }
        mistakes.append(
            Diagnostic(
                .error, "\(source) and \(owner) both want the address \(address.path)",
                at: place ?? Place(path: source, line: 1, column: 1), excerpt: excerpt,
                remedy: "give one of them another `slug` or `permalink`, or rename its file"))
    }

    /// Who claimed the file of an address.
    func owner(of address: Address) -> String? { owners[address.file] }
}
