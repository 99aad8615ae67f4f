import TOML
import Values

extension PackageFacts {
    /// Reads a `pyproject.toml` with a table `project`, or with that of Poetry.
    ///
    /// Format: packaging.python.org, Declaring project metadata; python-poetry.org; as of 2026-11.
    static func python(_ path: String, in folder: PackageFolder) -> PackageFacts? {
        guard let source = folder.source(path), let root = try? parseTOML(source) else { return nil }
        let poetry = root["tool"]?["poetry"]
        guard let project = root["project"] ?? poetry else { return nil }
        var facts = PackageFacts(path: path)
        facts.name = project.text("name") ?? poetry?.text("name")
        facts.description = project.text("description") ?? poetry?.text("description")
        facts.version = project.text("version") ?? poetry?.text("version")
        facts.license = project.text("license") ?? project.text("license", "text")
        facts.keywords = project.texts("keywords")
        facts.authors = people(project["authors"])
        facts.homepage = project.text("homepage")
        facts.documentation = project.text("documentation")
        facts.repository = project.text("repository").flatMap(RepositoryAddress.init)
        for entry in (project["urls"]?.entries ?? []) + (poetry?["urls"]?.entries ?? []) {
            if let url = entry.value.line { facts.take(url, called: entry.key) }
        }
        if let range = project.text("requires-python") ?? poetry?.text("dependencies", "python") {
            facts.requirements = [requirement("Python", range)]
        }
        if project["scripts"] != nil || poetry?["scripts"] != nil { facts.kind = "tool" }
        if let name = facts.name {
            let manager = facts.kind == "tool" ? "pipx" : "pip"
            facts.ways = [Way(manager: manager, fields: [.init(name: "package", text: name)])]
        }
        return facts
    }

    /// `{name = "Ada", email = "…"}`, or `Ada <…>`.
    private static func people(_ value: PlacedValue?) -> [Author] {
        guard case .list(let parts)? = value?.content else { return [] }
        return parts.compactMap(person)
    }

    /// Takes an address by what people call it.
    mutating func take(_ url: String, called label: String) {
        switch label.lowercased().filter(\.isLetter) {
        case "homepage", "home", "website": homepage = homepage ?? url
        case "documentation", "docs", "doc", "documentationuri": documentation = documentation ?? url
        case "repository", "source", "sourcecode", "github", "gitlab", "code", "sourcecodeuri":
            repository = repository ?? RepositoryAddress(url)
        case "issues", "bugtracker", "tracker", "issuetracker", "bugs", "bugtrackeruri": issues = issues ?? url
        case "homepageuri": homepage = url
        default: break
        }
    }
}
