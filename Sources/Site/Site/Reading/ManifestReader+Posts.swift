import Diagnostics
import YAML

extension ManifestReader {
    /// Posts in their author's own words, by the names of their files.
    func readPosts(_ reader: inout FieldReader, into manifest: inout Manifest) {
        guard let node = reader.present("posts") else { return }
        guard case .map(let entries) = node.content else {
            reader.mistake("`posts` must be a map", at: node.place, remedy: "write `posts: {x: \"Lantern is out.\"}`")
            return
        }
        var fields = FieldReader(node, in: reader.source, FieldTable(fields: []))
        for entry in entries {
            guard Manifest.postNames.contains(entry.key) else {
                fields.mistake(
                    "there is no post `\(entry.key)`", at: entry.keyPlace,
                    remedy: didYouMean(entry.key, among: Manifest.postNames)
                        ?? "the posts are \(Manifest.postNames.joined(separator: ", "))")
                continue
            }
            manifest.posts[entry.key] = fields.written(entry.key)
        }
        reader.adopt(fields.mistakes)
    }
}
