import Dates
import Diagnostics
import Files

/// A program whose sites can be read.
package enum Generator: String, Sendable, CaseIterable {
    /// Jekyll, as its version 4 reads a folder.
    case jekyll
    /// Hugo, as its version 0.168 reads a folder.
    case hugo
    /// Zola, as its version 0.22 reads a folder.
    case zola
    /// Hexo, as its version 8 reads a folder.
    case hexo
    /// mdBook, as its version 0.5 reads a folder.
    case mdbook
    /// MkDocs, as its version 1.6 reads a folder.
    case mkdocs
    /// Docusaurus, as its version 3 reads a folder.
    case docusaurus
    /// VitePress, as its version 1 reads a folder.
    case vitepress
    /// VuePress, as its versions 1 and 2 read a folder.
    case vuepress
    /// Starlight, the theme for manuals of Astro, as its versions since 0.9 read a folder.
    case starlight
    /// WordPress, as its export has been since version 3: one XML file for all texts.
    case wordpress

    /// How the program is called.
    package var name: String {
        switch self {
        case .mdbook: "mdBook"
        case .mkdocs: "MkDocs"
        case .vitepress: "VitePress"
        case .vuepress: "VuePress"
        case .wordpress: "WordPress"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }

    /// What an import needs to know besides the files.
    package struct Circumstances: Sendable {
        /// The time of the import: what lies behind it is not shown yet.
        package var now: Instant
        /// The bytes of the IANA database's file for a zone; nil where there is no such zone.
        package var zoneData: @Sendable (String) -> [UInt8]?
        /// The theme that the new site begins with, by path below `themes/`.
        package var theme: FileTree

        /// Circumstances.
        package init(
            now: Instant, zoneData: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
            theme: FileTree = FileTree()
        ) {
            (self.now, self.zoneData, self.theme) = (now, zoneData, theme)
        }
    }

    /// The site that a folder of this program becomes.
    /// - Throws: why the folder is none of this program, or what is wrong in the file that configures it.
    package func read(_ tree: FileTree, _ circumstances: Circumstances) throws(Mistakes) -> ImportedSite {
        switch self {
        case .jekyll:
            var reader = try JekyllReader(tree, circumstances)
            return reader.imported()
        case .hugo:
            var reader = try HugoReader(tree, circumstances)
            return reader.imported()
        case .zola:
            var reader = try ZolaReader(tree, circumstances)
            return reader.imported()
        case .hexo:
            var reader = try HexoReader(tree, circumstances)
            return reader.imported()
        case .mdbook, .mkdocs:
            var reader = try ManualReader(self, tree, circumstances)
            return reader.imported()
        case .docusaurus:
            var reader = try DocusaurusReader(tree, circumstances)
            return reader.imported()
        case .vitepress, .vuepress:
            var reader = try VitePressReader(self, tree, circumstances)
            return reader.imported()
        case .starlight:
            var reader = try StarlightReader(tree, circumstances)
            return reader.imported()
        case .wordpress:
            var reader = try WordPressReader(tree, circumstances)
            return reader.imported()
        }
    }
}

extension Generator {
    /// Texts that an import looks into, by the ends of their names; what has another is carried as it is.
    private static let texts = FileTree.textExtensions.union([
        "toml", "tsv", "htm", "xhtml", "mkd", "mkdn", "mkdown", "mdown", "scss", "sass", "coffee", "textile", "org",
        "rss", "atom", "webmanifest",
    ])

    /// Whether a file is one that the program made itself, or fetched.
    package func makes(_ path: String) -> Bool {
        let folders: [String] =
            switch self {
            case .jekyll: ["_site", ".jekyll-cache", "node_modules"]
            case .hugo: ["public", "resources/_gen", "node_modules"]
            case .zola: ["public", "node_modules"]
            case .hexo: ["public", "node_modules", ".deploy_git"]
            case .mdbook: ["book", "target"]
            case .mkdocs: ["site", "node_modules"]
            case .docusaurus: ["build", ".docusaurus", "node_modules", "website/build", "website/node_modules"]
            case .vitepress, .vuepress: ["node_modules"]
            case .starlight: ["dist", ".astro", "node_modules"]
            case .wordpress: []
            }
        // Nothing here makes style sheets of Sass, so those that Jekyll made are taken, and those in the front page.
        if self == .jekyll, path.hasPrefix("_site/"), path.hasSuffix(".css") || path == "_site/index.html" {
            return false
        }
        return folders.contains { path.hasPrefix($0 + "/") }
    }

    /// The name of the hidden folder in which the program looks for what configures it; nil where it hides nothing.
    package var hiddenFolder: String? {
        switch self {
        case .vitepress: ".vitepress"
        case .vuepress: ".vuepress"
        default: nil
        }
    }

    /// Whether a file of the hidden folder is published as it is.
    package func publishes(_ path: String) -> Bool { self == .vuepress && path.hasPrefix("public/") }

    /// Whether a file of a hidden folder says how a site is made.
    package static func configures(_ path: String) -> Bool {
        let folder = path.split(separator: "/").first
        return ["js", "mjs", "cjs", "ts", "mts", "cts", "json"].contains(fileExtension(of: path))
            && !["cache", "dist", "theme", "components"].contains(folder)
    }

    /// Whether a site may be one file, without a folder around it.
    package var isOneFile: Bool { self == .wordpress }

    /// Whether an import looks into a file, so that its bytes are wanted.
    package static func reads(_ path: String) -> Bool { texts.contains(fileExtension(of: path)) }
}
