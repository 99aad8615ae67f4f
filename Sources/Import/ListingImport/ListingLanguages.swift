import Site

/// What the folders of a listing are called here.
///
/// A folder that bears a language's name in its store gets the name that the language has here, so that the texts for both
/// stores stand in one file. Any other keeps its own name, and the file says which folder it is of: many are on no store's
/// list and are read all the same, by F-Droid for one.
struct ListingLanguages {
    /// The folders, and what their languages are called here where the folders have their usual names.
    private var folders: [ListingFolder: String?] = [:]
    /// The names that are given, each in its store.
    private var given: Set<ListingFolder> = []

    mutating func add(_ folder: ListingFolder) {
        guard folders[folder] == nil else { return }
        let usual = ListingLanguages.usualName(of: folder)
        folders.updateValue(usual, forKey: folder)
        if let usual { given.insert(ListingFolder(store: folder.store, name: usual)) }
    }

    var count: Int { names.count }

    /// The languages by their names here, in order.
    var names: [String] { Set(folders.keys.map(name)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// The folder of a language in a store; nil where it has none there.
    func folder(_ store: ListingFolder.Store, of language: String) -> ListingFolder? {
        folders.keys.first { $0.store == store && name(of: $0) == language }
    }

    /// What the language of a folder is called here.
    func name(of folder: ListingFolder) -> String {
        if let usual = folders[folder] ?? nil { return usual }
        // Another folder of the store may be the one that is usually called so.
        return given.contains(folder) ? folder.name + (folder.store == .appStore ? "-ios" : "-android") : folder.name
    }

    /// Whether a folder's name has to be told, since its language's name does not say it.
    func isUnusual(_ folder: ListingFolder) -> Bool { (folders[folder] ?? nil) == nil }

    private static func usualName(of folder: ListingFolder) -> String? {
        guard let row = StoreLocale(folder.name) else { return nil }
        return (folder.store == .appStore ? row.appStore : row.play) == folder.name ? row.name : nil
    }

    /// The language of the manifest: American English, any English, what counts for all languages, else the one with most
    /// texts.
    func main(counting texts: [ListingFolder: [String: String]]) -> String {
        let names = names
        if names.contains("en-US") { return "en-US" }
        var counts: [String: Int] = [:]
        for (folder, fields) in texts { counts[name(of: folder), default: 0] += fields.count }
        func fullest(_ names: [String]) -> String? {
            let most = names.map { counts[$0] ?? 0 }.max() ?? 0
            return names.first { counts[$0] ?? 0 == most }
        }
        let english = names.filter { $0 == "en" || $0.hasPrefix("en-") || $0.hasPrefix("en_") }
        return fullest(english) ?? names.first { $0 == "default" } ?? fullest(names) ?? "en-US"
    }
}
