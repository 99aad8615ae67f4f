import Diagnostics
import Files
import Site
import Values

/// Reads an export of WordPress, with the folder of its pictures where that lies beside it.
struct WordPressReader {
    let export: WordPressExport
    let addresses: WordPressAddresses
    var site: NewSite

    init(_ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        export = try WordPressExport(tree)
        site = NewSite(.wordpress, tree, circumstances)
        site.spent = Set(export.paths)
        addresses = WordPressAddresses(export, tree)
    }

    mutating func imported() -> ImportedSite {
        readSettings()
        for item in export.items {
            switch item.kind {
            case "attachment", "nav_menu_item": continue
            case "post", "page": add(item)
            default: addOther(item)
            }
        }
        for (origin, path) in addresses.pictures.sorted(by: { $0.key < $1.key }).map({ ($0.value, $0.key) }) {
            site.copies.append((origin, path))
        }
        addTerms()
        site.keepFeed("/feed/", export.paths[0])
        return site.finished()
    }

    /// Adds what a plugin made: what has an address and a text is a page of a section of its name.
    private mutating func addOther(_ item: WordPressItem) {
        // Parts of themes, and pieces that texts take in.
        if item.kind.hasPrefix("wp_") || item.status == "auto-draft" { return }
        let hasPage = addresses.path(of: item) != nil && !item.content.allSatisfy(\.isWhitespace)
        guard hasPage, !["custom_css", "customize_changeset", "revision", "oembed_cache"].contains(item.kind) else {
            return site.note(.leftOut, item.path, line: item.line, "a `\(item.kind)`, which is no page")
        }
        add(item)
    }

    /// The addresses of lists of terms lead on.
    private mutating func addTerms() {
        var seen: Set<String> = []
        for item in export.items where item.kind == "post" && !item.isHidden {
            for (taxonomy, slug, name) in WordPressReader.terms(of: item) {
                let list = taxonomy == "tags" ? "tag" : "category"
                let path = taxonomy == "tags" ? slug : WordPressReader.path(of: slug, export.parents)
                let (old, new) = ("/\(list)/\(path)/", "/\(taxonomy)/\(slugOfName(name))/")
                guard addresses.hasWords, !slug.isEmpty, seen.insert(old).inserted else { continue }
                site.addRedirect(name, from: old, to: new, file: "\(list)-\(slugOfName(slug))")
            }
        }
    }

    /// The part of a category's address, below those of the categories around it.
    private static func path(of slug: String, _ parents: [String: String]) -> String {
        var parts = [slug]
        while let parent = parents[parts[0]], !parent.isEmpty, parts.count < 10 { parts.insert(parent, at: 0) }
        return parts.joined(separator: "/")
    }

    /// What a post is about, in the taxonomies here.
    static func terms(of item: WordPressItem) -> [(taxonomy: String, slug: String, name: String)] {
        item.terms.compactMap { taxonomy, slug, name in
            switch taxonomy {
            case "post_tag": ("tags", slug, name)
            // What WordPress files a post under that is filed under nothing.
            case "category": slug == "uncategorized" ? nil : ("categories", slug, name)
            default: nil
            }
        }
    }
}
