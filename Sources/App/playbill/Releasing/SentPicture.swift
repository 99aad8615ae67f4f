import Diagnostics
import Files
import JSON
import ReleaseKit
import Site
import Values

/// The picture that the kit has for a post, as it lies there.
struct SentPicture {
    /// What a command is told of it; empty words where there is none.
    let facts: [(name: String, value: String)]

    /// - Parameters:
    ///   - kind: the kit's text.
    ///   - kit: the kit's folder, relative to the site's.
    ///   - site: the folder of the site.
    /// - Throws: that a newer Playbill wrote what the kit tells of the post.
    init(of kind: String, in kit: String, of site: String) throws(Mistakes) {
        var (path, alt) = ("", "")
        let name = "\(kit)/social/\(kind).json"
        if let bytes = try? Disk.live.read(site + "/" + name), case .object(let note)? = try? value(fromJSON: bytes) {
            try KitDataForm.check(note, path: name)
            if case .object(let picture)? = note["picture"], case .string(let file)? = picture["path"],
                let found = resolvedPath(file, in: kit + "/social"), Disk.live.exists(site + "/" + found)
            {
                path = found
                if case .string(let words)? = picture["alt"] { alt = words }
            }
        }
        facts = [("PLAYBILL_PICTURE", path), ("PLAYBILL_ALT", alt)]
    }
}
