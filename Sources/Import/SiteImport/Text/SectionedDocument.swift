import Dates

/// A text of a site whose folders are sections, as Hugo and Zola have them.
protocol SectionedDocument {
    var text: OldText { get }
    /// The folders around it; of a page that is a folder, those around that.
    var folders: [String] { get }
    /// Its file's name without extension, or its folder's.
    var name: String { get }
    /// Whether it is the page of its folder.
    var isSection: Bool { get }
    /// Whether it is a folder of its own, with files that belong to it.
    var isBundle: Bool { get }
    /// The language that it is written in, where that is not the site's first.
    var language: String? { get }
    var date: ZonedTime? { get }
}

extension SectionedDocument {
    /// The folder of the content that it is the page of, or stands in.
    var section: String { (isSection ? folders + (name.isEmpty ? [] : [name]) : folders).first ?? "" }

    var title: String { text["title"]?.written ?? name.replacing("-", with: " ") }

    /// Whether it becomes a post: it has a date, and stands in a section of posts.
    func isPost(in sections: Set<String>) -> Bool { !isSection && date != nil && sections.contains(section) }

    /// The folder of the new site that its own folder becomes, with a slash behind.
    func newFolder(isPost: Bool) -> String {
        if isSection, folders.isEmpty { return name.isEmpty ? "pages/" : newSection(name) + "/" }
        if isPost { return "posts/" + folders.map { $0 + "/" }.joined() }
        guard let first = folders.first else { return "pages/" }
        return ([newSection(first)] + folders.dropFirst()).map { $0 + "/" }.joined()
    }

    /// Where it stands below `content/`, whatever its language.
    func newPlainFile(isPost: Bool) -> String {
        let folder = newFolder(isPost: isPost)
        guard isBundle || isSection else { return folder + name + ".md" }
        let isFolder = name.isEmpty || (isSection && folders.isEmpty)
        let whole = isFolder ? folder : folder + name + "/"
        return whole + (whole == "pages/" ? "home.md" : "index.md")
    }

    /// Where it stands below `content/`; a translation has its language in its name.
    func newFile(isPost: Bool) -> String {
        let plain = newPlainFile(isPost: isPost)
        guard let language else { return plain }
        return plain.dropLast("md".count) + language + ".md"
    }
}

/// The name of a section; of one that is called like a folder with a meaning here, another one.
func newSection(_ name: String) -> String {
    ["posts", "pages", "products", "data", "assets"].contains(name.lowercased()) ? name + "-section" : name
}
