import Dates
import Diagnostics
import Files
import Site
import Values

/// What templates of the old site see: `site`, and each page as `page`.
struct JekyllModel {
    let site: Value
    /// Each document, by its path.
    let pages: [String: Value]

    init(_ reader: JekyllReader) {
        var members: [String: Value] = [:]
        let base = reader.configuration.zone
        for document in reader.documents {
            members[document.text.path] = .object(JekyllModel.members(of: document, base))
        }
        let posts = reader.documents.filter { $0.kind == .post && $0.text["published"]?.value != .bool(false) }.sorted {
            let (left, right) = ($0.date?.instant ?? Instant(seconds: 0), $1.date?.instant ?? Instant(seconds: 0))
            return left == right ? $0.text.path > $1.text.path : left > right
        }
        for (newer, older) in zip(posts, posts.dropFirst()) {
            JekyllModel.set("previous", of: newer.text.path, to: members[older.text.path], in: &members)
        }
        pages = members
        var site = Object(reader.configuration.node.entries.map { ($0.key, $0.value.value) })
        site["url"] = .string(reader.configuration.text("url") ?? "")
        site["baseurl"] = .string(reader.configuration.base)
        site["time"] = .date(base.time(at: reader.site.circumstances.now))
        site["posts"] = .list(posts.compactMap { members[$0.text.path] })
        let pages = reader.documents.filter { $0.kind == .page }
            .sorted { ($0.fileName, $0.text.path) < ($1.fileName, $1.text.path) }
        site["pages"] = .list(pages.compactMap { members[$0.text.path] })
        site["html_pages"] = .list(pages.filter(\.isPage).compactMap { members[$0.text.path] })
        site["tags"] = JekyllModel.grouped(posts, members) { $0.tags }
        site["categories"] = JekyllModel.grouped(posts, members) { $0.categories }
        site["static_files"] = .list(reader.site.copies.map { JekyllModel.file($0.path) })
        var collections: [Value] = []
        for collection in reader.configuration.collections {
            let own = reader.documents.filter { $0.kind == .document(collection.name) }
            let values = Value.list(own.compactMap { members[$0.text.path] })
            site[collection.name] = values
            collections.append(JekyllModel.collection(collection.name, values, reader.configuration))
        }
        collections.append(JekyllModel.collection("posts", site["posts"] ?? .list([]), reader.configuration))
        site["collections"] = .list(collections)
        site["data"] = .object(JekyllModel.data(of: reader.site))
        self.site = .object(site)
    }

    /// A file that is copied, by its path.
    private static func file(_ path: String) -> Value {
        let name = String(path.fileName)
        let kind = fileExtension(of: name)
        return .object(
            Object([
                ("path", .string("/" + path)), ("name", .string(name)),
                ("basename", .string(kind.isEmpty ? name : String(name.dropLast(kind.count + 1)))),
                ("extname", .string(kind.isEmpty ? "" : "." + kind)),
            ]))
    }

    /// A collection with what the configuration says of it.
    private static func collection(_ name: String, _ docs: Value, _ configuration: JekyllConfiguration) -> Value {
        let written = configuration["collections"]?[name]?.entries ?? []
        var members = Object(written.map { ($0.key, $0.value.value) })
        members["label"] = .string(name)
        members["docs"] = docs
        return .object(members)
    }

    private static func set(
        _ name: String, of path: String, to value: Value?, in members: inout [String: Value]
    ) {
        guard case .object(var object)? = members[path], case .object(let other)? = value else { return }
        // The neighbour's neighbours would hold the whole site.
        var short = Object()
        for key in ["title", "url", "date"] { short[key] = other[key] }
        object[name] = .object(short)
        members[path] = .object(object)
    }

    private static func members(of document: JekyllDocument, _ zone: Zone) -> Object {
        var members = Object(document.text.head.entries.map { ($0.key, $0.value.value) })
        let path = document.text.path
        members["url"] = .string(document.address)
        members["path"] = .string(path)
        members["name"] = .string(document.fileName)
        members["slug"] = members["slug"] ?? .string(document.name)
        if document.kind != .page {
            members["id"] = .string(withoutExtension(document.address))
            members["title"] = members["title"] ?? .string(document.titleOfName)
            members["categories"] = .list(document.categories.map { .string($0) })
            members["tags"] = .list(document.tags.map { .string($0) })
        }
        if let date = document.date, document.kind != .page || members["date"] != nil { members["date"] = .date(date) }
        if case .document(let name) = document.kind { members["collection"] = .string(name) }
        if document.kind == .post {
            members["collection"] = .string("posts")
            let bytes = document.text.body
            members["excerpt"] =
                members["excerpt"] ?? .string(bytes.text(0..<(bytes.offset(of: "\n\n") ?? bytes.count)))
        }
        members["content"] = .string(String(decoding: document.text.body, as: UTF8.self))
        members["dir"] = .string("/" + path.folderPart.dropLast())
        return members
    }

    private static func grouped(
        _ posts: [JekyllDocument], _ members: [String: Value], _ terms: (JekyllDocument) -> [String]
    ) -> Value {
        var groups = Object()
        for post in posts {
            guard let value = members[post.text.path] else { continue }
            for term in terms(post) {
                var own: [Value] = []
                if case .list(let known)? = groups[term] { own = known }
                groups[term] = .list(own + [value])
            }
        }
        return .object(groups)
    }

    private static func data(of site: NewSite) -> Object {
        var data = Object()
        for file in site.data {
            guard let value = readData(SourceText(path: file.path, file.text)).value else { continue }
            data.set(value, at: withoutExtension(file.path).split(separator: "/").map(String.init)[...])
        }
        return data
    }
}
