import Rendering
import Site

/// The pages of lists, sorted out by what becomes of them.
struct SiteLists: Sendable {
    var made: [ListPage] = []
    /// Those in whose place an author wrote a page.
    var covered: [ListPage] = []
    /// The files of those that are not made because of a mistake.
    var unmade: Set<String> = []
    /// The lists that are the same in several languages, by their addresses in the base language.
    private var versions: [Address: [Translations.Version]] = [:]

    /// The lists of a site, not yet sorted out.
    init() {}

    /// Keeps a list that is made.
    mutating func make(_ list: ListPage, in folder: String) {
        made.append(list)
        guard let address = SiteLists.inBaseLanguage(list, folder) else { return }
        let version = Translations.Version(language: list.language, title: list.title, address: list.address)
        versions[address, default: []].append(version)
    }

    /// The versions of a list in the site's languages.
    func versions(of list: ListPage, in folder: String) -> [Translations.Version] {
        SiteLists.inBaseLanguage(list, folder).flatMap { versions[$0] } ?? []
    }

    private static func inBaseLanguage(_ list: ListPage, _ folder: String) -> Address? {
        // A further page of a list holds other posts in each language.
        if list.slice?.page ?? 1 > 1 { return nil }
        return Address("/" + list.address.path.dropFirst(folder.count))
    }
}
