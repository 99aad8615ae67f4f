/// What can be brought from elsewhere, by its name on the command line.
enum ImportKind: String, CaseIterable, Sendable {
    case jekyll, hugo, zola, hexo, mdbook, mkdocs, docusaurus, vitepress, vuepress, starlight, wordpress
    case tape, pgn, presskit, milou, fastlane, package

    /// What is read and what it becomes, in a line.
    var about: String {
        switch self {
        case .jekyll, .hugo, .zola, .hexo: "a site's folder, to a site"
        case .mdbook, .mkdocs, .docusaurus, .vitepress, .vuepress, .starlight: "a manual's folder, to a site"
        case .wordpress: "an export of a site, to a site"
        case .tape: "a tape of VHS, to a play"
        case .pgn: "a record of a game, to a play"
        case .presskit: "data.xml of presskit(), to a manifest"
        case .milou: "data.yml of milou, to a manifest"
        case .fastlane: "a store listing in all its languages, to a product"
        case .package: "the repository of a library, command, extension or plug-in, to a product"
        }
    }
}
