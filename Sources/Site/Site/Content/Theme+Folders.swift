import Diagnostics

extension Theme {
    /// Folders of themes for other programs, and the one here.
    private static let foreign = [
        "_layouts": "layouts", "layout": "layouts", "templates": "layouts", "_includes": "partials",
        "includes": "partials", "partial": "partials", "static": "assets",
    ]

    /// What is said of folders that nothing reads, though a theme elsewhere has them: each once.
    static func foreignFolders(_ paths: [String], _ folder: String) -> [Diagnostic] {
        let names = Set(paths.compactMap { path in path.contains("/") ? path.split(separator: "/").first : nil })
        return names.map(String.init).sorted().compactMap { name in
            guard let here = foreign[name], let first = paths.filter({ $0.hasPrefix(name + "/") }).min() else {
                return nil
            }
            let remedy =
                name.hasPrefix("_")
                ? "put its files into `\(folder)/\(here)/`, or bring the theme over with `playbill import jekyll`"
                : "put its files into `\(folder)/\(here)/`"
            return Diagnostic(
                .warning, "the folder `\(name)/` of a theme is not read",
                at: Place(path: folder + "/" + first, line: 1, column: 1), remedy: remedy)
        }
    }
}
