import JSON
import Values

extension PackageFacts {
    /// Reads a `manifest.json` of a browser's extension, or of a plugin of Obsidian.
    ///
    /// Formats: developer.mozilla.org, WebExtensions, `manifest.json`; docs.obsidian.md, Manifest; as of 2026-11.
    static func browser(_ path: String, in folder: PackageFolder) -> PackageFacts? {
        guard let source = folder.source(path), let root = try? parseJSON(source) else { return nil }
        var facts = PackageFacts(path: path)
        facts.description = root.text("description")
        facts.version = root.text("version")
        if root["minAppVersion"] != nil, let id = root.text("id") {
            facts.plugObsidian(root, id)
            return facts
        }
        guard root["manifest_version"] != nil else { return nil }
        facts.kind = "app"
        let translated = { (text: String?) in text.map { message($0, path, root, in: folder) } ?? nil }
        facts.title = translated(root.text("name"))
        facts.name = facts.title
        facts.description = translated(facts.description)
        facts.homepage = root.text("homepage_url")
        facts.authors = root.text("author").flatMap(person).map { [$0] } ?? []
        let isGecko = root["browser_specific_settings"] != nil || root["applications"] != nil
        facts.platforms = isGecko ? ["Firefox"] : ["Chrome"]
        let icons = root["icons"]?.entries.compactMap { entry in Int(entry.key).map { ($0, entry.value.line) } } ?? []
        if let icon = icons.max(by: { $0.0 < $1.0 })?.1 {
            let folder = PackageFolder.folder(of: path)
            facts.logo = PackageFolder.path(icon.hasPrefix("/") ? String(icon.dropFirst()) : icon, in: folder)
        }
        return facts
    }

    private mutating func plugObsidian(_ root: PlacedValue, _ id: String) {
        (kind, platforms) = ("app", ["Obsidian"])
        (name, title) = (id, root.text("name"))
        store = ("Obsidian", "https://obsidian.md/plugins?id=\(id)")
        documentation = root.text("helpUrl")
        authors = root.text("author").map { [Author(name: $0, url: root.text("authorUrl"))] } ?? []
        requirements = root.text("minAppVersion").map { ["Obsidian \($0) or later"] } ?? []
    }

    /// A text of the manifest, or the message of `_locales/` that it names as `__MSG_name__`.
    private static func message(
        _ text: String, _ path: String, _ root: PlacedValue, in folder: PackageFolder
    ) -> String? {
        guard text.hasPrefix("__MSG_"), text.hasSuffix("__") else { return text }
        let name = text.dropFirst(6).dropLast(2).lowercased()
        let locale = root.text("default_locale") ?? "en"
        let file = PackageFolder.path("_locales/\(locale)/messages.json", in: PackageFolder.folder(of: path))
        // Some build the manifest elsewhere than where the messages are.
        let other = folder.paths.first { $0.hasSuffix("_locales/\(locale)/messages.json") }
        guard let source = folder.source(file) ?? other.flatMap(folder.source), let messages = try? parseJSON(source)
        else { return nil }
        return messages.entries.first { $0.key.lowercased() == name }?.value.text("message")
    }
}
