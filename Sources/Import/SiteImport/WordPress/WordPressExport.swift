import Diagnostics
import Files
import Letters
import Markdown
import Markup

/// What WordPress writes when all of a site is exported: one XML file, or several.
///
/// The form is WordPress's own, "WordPress eXtended RSS" 1.2 (`wp-admin/includes/export.php`); its names are read with the
/// prefixes that it always writes.
struct WordPressExport: Sendable {
    /// The files it is made of.
    private(set) var paths: [String] = []
    private(set) var title = ""
    private(set) var description = ""
    private(set) var language = ""
    /// The address of the blog, without a slash behind.
    private(set) var base = ""
    /// What authors are called, by their names to log in with.
    private(set) var authors: [String: String] = [:]
    /// The parents of categories, by their own part of the address.
    private(set) var parents: [String: String] = [:]
    private(set) var items: [WordPressItem] = []

    /// The export among the files of a folder.
    /// - Throws: that there is none, or what is wrong in one.
    init(_ tree: FileTree) throws(Mistakes) {
        for path in tree.paths where fileExtension(of: path) == "xml" {
            guard case .bytes(let bytes)? = tree[path] else { continue }
            let source = SourceText(path: path, bytes: bytes)
            guard bytes.prefix(20_000).firstRange(of: "wp:wxr_version".utf8) != nil else { continue }
            try read(source)
        }
        if paths.isEmpty {
            throw Mistakes(
                Diagnostic(
                    .error, "this is no export of WordPress: there is no XML file with `wp:wxr_version`",
                    remedy: "export all content under Tools, Export, and name the file or its folder"))
        }
    }

    private mutating func read(_ source: SourceText) throws(Mistakes) {
        let root: XMLElement
        do throws(XMLMistake) {
            root = try parseXML(WordPressExport.withoutControls(source.bytes))
        } catch {
            throw Mistakes(Diagnostic(.error, error.message, in: source, at: error.offset, remedy: error.remedy))
        }
        let lines = LineStarts(source)
        paths.append(source.path)
        for element in root.elements.first(where: { $0.name == "channel" })?.elements ?? [] {
            read(element, source.path, lines.place(at: element.offset).line)
        }
    }

    private mutating func read(_ element: XMLElement, _ path: String, _ line: Int) {
        func text(_ name: String) -> String { element.elements.first { $0.name == name }?.text.trimmed ?? "" }
        let own = element.text.trimmed
        switch element.name {
        case "title" where title.isEmpty: title = withoutReferences(own)
        case "description" where description.isEmpty: description = withoutTags(withoutReferences(own))
        case "language" where language.isEmpty: language = own
        case "link" where base.isEmpty, "wp:base_blog_url": base = String(own.trimmed { $0 == "/" })
        case "wp:author": authors[text("wp:author_login")] = text("wp:author_display_name")
        case "wp:category": parents[text("wp:category_nicename")] = text("wp:category_parent")
        case "item": items.append(WordPressItem(element, path: path, line: line))
        default: return
        }
    }

    /// Bytes that no XML may have, and exports do, as blanks.
    private static func withoutControls(_ bytes: [UInt8]) -> [UInt8] {
        bytes.map { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D ? 0x20 : $0 }
    }
}
