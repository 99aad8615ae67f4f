import Diagnostics
import Files
import Site
import TOML
import Values
import YAML

extension NewSite {
    /// Adds a file of data, by its path below the folder of all data; TOML as YAML.
    mutating func addData(_ path: String, inside: String) {
        guard let bytes = bytes(path) else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        switch fileExtension(of: path) {
        case "yml", "yaml": data.append((path, inside, NewSite.withoutAliases(text, path) ?? text))
        case "json", "csv": data.append((path, inside, text))
        case "toml":
            do throws(Mistakes) {
                let value = try parseTOML(SourceText(path: path, bytes: bytes)).value
                data.append((path, withoutExtension(inside) + ".yml", yaml(value)))
            } catch {
                notes += error.all.prefix(1).map { ImportNote(.leftOut, $0, in: path) }
            }
        default: return
        }
    }

    /// Data whose aliases are written out, since a build follows none; nil where it has none, or cannot be read.
    private static func withoutAliases(_ text: String, _ path: String) -> String? {
        guard text.contains("*"), text.contains("&") else { return nil }
        let source = SourceText(path: path, text)
        if (try? parseYAML(source)) != nil { return nil }
        return (try? parseYAMLWithAliases(source)).map { yaml($0.value) }
    }

    /// Keeps a feed where readers follow it.
    /// - Parameters:
    ///   - path: where it was; `:tag` stands for each tag, `/:section/` for each section of dated entries.
    ///   - origin: the file that says so.
    ///   - form: what it was written in where its name does not tell.
    mutating func keepFeed(_ path: String, _ origin: String, form: String = "rss") {
        let name = path.fileName
        let told =
            name.hasSuffix("json") ? "json" : name.hasPrefix("atom") ? "atom" : name.hasPrefix("rss") ? "rss" : form
        guard !NewSite.machineFiles.contains(String(path.dropFirst())) else { return }
        let isFile = path.hasPrefix("/") && !path.hasSuffix("/") && name.contains(".")
        guard isFile,
            Address.mistake(in: path.replacing(":tag", with: "tag").replacing("/:section/", with: "/section/")) == nil
        else {
            return note(
                .address, origin,
                "readers subscribed to \(path), which is no path of a feed here: let the server send them to /feed.xml")
        }
        feedPaths[path] = .string(told)
    }

    /// What `site.yml` says of feeds.
    var feedSettings: Object {
        var feeds = Object()
        if let feedLimit { feeds["limit"] = .integer(feedLimit) }
        if !feedPaths.isEmpty { feeds["also"] = .object(feedPaths) }
        return feeds
    }

    /// Adds a page that lists others, at the address that a list had.
    mutating func addList(
        _ title: String, _ items: [(title: String, address: String)], at address: String, file: String
    ) {
        let head = Object([("title", .string(title)), ("unlisted", .bool(true))])
        note(
            .frozen, "content/pages/lists/\(file).md",
            "a list of what there was: write new texts into it, or move those of a section to `content/posts/`")
        pages.append(
            NewPage(
                origin: "", file: "pages/lists/\(file).md", head: head,
                body: items.map { listItem($0.title, $0.address) }.joined(), address: address))
    }

    /// Adds a page that leads on, at the address that another had.
    mutating func addRedirect(_ title: String, from old: String, to new: String, file: String) {
        let head = Object([("title", .string(title)), ("redirect", .string(new))])
        pages.append(NewPage(origin: "", file: "pages/moved/\(file).md", head: head, body: "", address: old))
    }
}
