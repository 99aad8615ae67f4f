import Encodings

/// What was found in a listing, before it is written in our form.
struct FoundListing {
    /// The texts of each folder, by our names of the fields.
    var texts: [ListingFolder: [String: String]] = [:]
    /// The files that they come from.
    var sources: [ListingFolder: [String: String]] = [:]
    /// What is said of the app as a whole, by our names of the fields.
    var facts: [String: String] = [:]
    /// What reviewers are told.
    var review: [String: String] = [:]
    /// Google Play's number of the newest version.
    var versionCode: Int?
    /// Each folder's name here.
    var languages = ListingLanguages()
    /// The paths of the pictures here.
    var pictures: Set<String> = []
}

/// Puts the files of a listing where they belong.
struct ListingSorter {
    private let roots: ListingRoots
    private let obstacles: [String: String]
    private let bytes: (_ path: String) -> [UInt8]?
    private(set) var found = FoundListing()
    /// Files that are what they were, by their new paths.
    private(set) var files: [String: ImportedListing.Content] = [:]
    private(set) var notes: [ListingNote] = []
    private(set) var count = 0
    /// The files of the facts, by our names of the fields.
    private var facts: [String: String] = [:]
    private var changelogs: [ListingFolder: [(name: String, path: String)]] = [:]
    private var pictures: [(folder: ListingFolder, name: String, path: String)] = []

    init(_ roots: ListingRoots, obstacles: [String: String], bytes: @escaping (_ path: String) -> [UInt8]?) {
        (self.roots, self.obstacles, self.bytes) = (roots, obstacles, bytes)
    }

    /// Takes in a file, if it is one of the listing.
    mutating func sort(_ path: String) {
        guard let place = place(of: path) else { return }
        count += 1
        if let obstacle = obstacles[path] { return note(.left, path, obstacle) }
        switch place {
        case .text(let folder, let field): take(path) { $0.addText($1, folder, field, path) }
        case .fact(let name): takeFact(name, path)
        case .review(let name): takeReview(name, path)
        case .changelog(let folder, let name):
            found.languages.add(folder)
            changelogs[folder, default: []].append((name, path))
        case .picture(let folder, let name):
            guard isReallyPicture(path) else {
                return note(.left, path, "it is no PNG and no JPEG, but perhaps a pointer of Git LFS to one")
            }
            found.languages.add(folder)
            pictures.append((folder, name, path))
        case .kept(let target, let reason): keep(path, at: target, reason)
        case .left(let reason): note(.left, path, reason)
        }
    }

    /// Whether a file is what its name promises, as far as its head tells.
    private func isReallyPicture(_ path: String) -> Bool {
        guard let held = bytes(path), let header = PictureHeader(held) else { return false }
        return header.format == .png || header.format == .jpeg
    }

    private func place(of path: String) -> ListingPlace? {
        let parts = path.split(separator: "/").map(String.init)
        func below(_ root: [String]?) -> [String]? {
            guard let root, parts.count > root.count, parts.starts(with: root) else { return nil }
            return Array(parts.dropFirst(root.count))
        }
        // Google Play's folder stands in the App Store's.
        if let parts = below(roots.play) {
            let isElsewhere = roots.play?.isEmpty == true && parts.count > 4
            return isElsewhere ? nil : ListingPlace(play: parts)
        }
        if let parts = below(roots.screenshots) { return ListingPlace(screenshots: parts) }
        return below(roots.appStore).map { ListingPlace(appStore: $0) }
    }

    /// Reads a text and hands it on; one that says nothing is kept as it is, so that nothing is lost of it.
    private mutating func take(_ path: String, _ use: (inout ListingSorter, String) -> Void) {
        guard let held = bytes(path) else { return note(.left, path, "it cannot be read") }
        let text = ListingText(held)
        if let said = text.note { note(said.kind, path, said.message) }
        guard let words = text.text else { return }
        if text.isBlank { return keep(path, at: keptPath(of: path), "it is empty") }
        use(&self, words)
    }

    private mutating func addText(_ text: String, _ folder: ListingFolder, _ field: String, _ path: String) {
        found.languages.add(folder)
        if found.texts[folder]?[field] != nil {
            note(.left, path, "the same text stands in another file")
        } else {
            found.texts[folder, default: [:]][field] = text
            found.sources[folder, default: [:]][field] = path
        }
    }

    private mutating func takeFact(_ name: String, _ path: String) {
        take(path) { sorter, text in
            guard name != "copyright" else { return sorter.found.facts[name] = text }
            guard let word = ListingCategories.id(of: text, isBelow: name.hasSuffix("sub_category")) else {
                return sorter.keep(path, at: sorter.keptPath(of: path), "the App Store has no such category now")
            }
            sorter.found.facts[name] = word
            sorter.facts[name] = path
            let words = text.split(whereSeparator: \.isWhitespace)
            if words != [word[...]] {
                sorter.note(.changed, path, "it is written as `\(word)`")
            } else if text != word + "\n" {
                sorter.keep(path, at: sorter.keptPath(of: path), "its line ends are not those that `deliver` writes")
            }
        }
    }

    private mutating func takeReview(_ name: String, _ path: String) {
        take(path) { sorter, text in
            sorter.found.review[name] = text
            guard name == "demo_password" else { return }
            sorter.note(.changed, path, "a password stands in product.yml now: see that nobody reads it who should not")
        }
    }

    /// Where a file of the listing is kept as it is: below `fastlane/`, as `fastlane` wants it.
    private func keptPath(of path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        if let play = roots.play, parts.starts(with: play) {
            return "metadata/android/" + parts.dropFirst(play.count).joined(separator: "/")
        }
        return "metadata/" + parts.dropFirst(roots.appStore?.count ?? 0).joined(separator: "/")
    }

    private mutating func keep(_ path: String, at target: String, _ reason: String) {
        put(path, at: "fastlane/" + target)
        note(.kept, path, reason)
    }

    private mutating func put(_ path: String, at target: String) {
        guard files[target] == nil else { return note(.left, path, "another file stands at \(target) already") }
        files[target] = .copied(path)
    }

    private mutating func note(_ kind: ListingNote.Kind, _ path: String, _ message: String) {
        notes.append(ListingNote(kind: kind, path: path, message: message))
    }
}

// MARK: - When all files are known

extension ListingSorter {
    /// Keeps sub-categories of a category that has none, which a manifest cannot hold.
    mutating func keepStraySubcategories() {
        for (category, prefix) in [("category", "primary"), ("secondary_category", "secondary")]
        where found.facts[category] != "GAMES" {
            for name in ["\(prefix)_first_sub_category", "\(prefix)_second_sub_category"] {
                guard found.facts.removeValue(forKey: name) != nil, let path = facts[name] else { continue }
                let target = keptPath(of: path)
                if files["fastlane/" + target] == nil { keep(path, at: target, "only GAMES has sub-categories") }
            }
        }
    }

    /// Takes the newest version's changelogs as texts, and keeps all others; then gives the pictures their folders, which
    /// wait for the languages' names.
    mutating func placeChangelogs() {
        let main = found.languages.main(counting: found.texts)
        func codes(_ folder: ListingFolder) -> [Int] { (changelogs[folder] ?? []).compactMap { code($0.name) } }
        let mine = changelogs.keys.filter { found.languages.name(of: $0) == main }.flatMap(codes)
        found.versionCode = mine.max() ?? changelogs.keys.flatMap(codes).max()
        let newest = found.versionCode.map(String.init) ?? "default"
        let folders = changelogs.keys.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for folder in folders {
            for (name, path) in changelogs[folder] ?? [] {
                if name == newest {
                    take(path) { $0.addText($1, folder, "changelog", path) }
                } else {
                    keep(path, at: keptPath(of: path), "a manifest holds what is new in one version")
                }
            }
        }
        for (folder, name, path) in pictures {
            let target = "shots/\(found.languages.name(of: folder))/\(name)"
            put(path, at: target)
            found.pictures.insert(target)
        }
    }

    /// Google Play's number of a version, as a changelog's name tells it.
    private func code(_ name: String) -> Int? {
        guard let code = Int(name), String(code) == name, (1...2_100_000_000).contains(code) else { return nil }
        return code
    }
}
