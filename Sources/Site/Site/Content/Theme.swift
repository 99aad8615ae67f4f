import Diagnostics
import Files
import Values

/// A folder of templates: layouts, partials, assets, and the kit's own.
package struct Theme: Sendable {
    /// The folder's name.
    package var name: String
    /// What its `theme.yml` says.
    package var settings: Object
    /// The fonts that it lists for letters which those of pictures lack; nil where it says nothing about them.
    package var fallbackFonts: [FontName]?
    /// Layouts by name, without the extension.
    package var layouts = NameTable<SourceText>()
    /// Partials by file name.
    package var partials = NameTable<SourceText>()
    /// Assets by path.
    package var assets: FileTree
    /// The kit's templates by path below `kit/`.
    package var kit = NameTable<SourceText>()
    /// The filters that it defines, by file name.
    package var filters = NameTable<SourceText>()
    /// The theme's partials, and the built-in ones that it lacks: what kits may include, and fences of texts show.
    package var allPartials = NameTable<SourceText>()

    /// The theme in the files of its folder; mistakes of its `theme.yml` come along.
    static func read(_ files: [(path: String, content: FileContent)], name: String, folder: String) -> (
        Theme, [Diagnostic]
    ) {
        var theme = Theme(name: name, settings: Object(), assets: FileTree())
        var mistakes: [Diagnostic] = []
        for file in files {
            let parts = file.path.split(separator: "/", maxSplits: 1).map(String.init)
            if parts.count == 2, parts[0] == "assets" { theme.assets[parts[1]] = file.content }
            guard case .bytes(let bytes) = file.content else { continue }
            let source = SourceText(path: folder + "/" + file.path, bytes: bytes)
            if ["layouts", "partials", "filters", "kit"].contains(parts[0]), let mistake = source.encodingMistake {
                mistakes.append(mistake)
            }
            switch (parts[0], parts.count) {
            case ("theme.yml", 1):
                let (value, problems) = readData(source)
                if case .object(let settings)? = value { theme.settings = settings }
                let fonts = Theme.fallbackFonts(in: source)
                theme.fallbackFonts = fonts.fonts
                mistakes += problems + fonts.mistakes + Theme.originMistakes(in: source)
            case ("layouts", 2): theme.layouts[withoutExtension(parts[1])] = source
            case ("partials", 2): theme.partials[parts[1]] = source
            case ("filters", 2): theme.filters[parts[1]] = source
            case ("kit", 2): theme.kit[parts[1]] = source
            default: continue
            }
        }
        return (theme, mistakes + foreignFolders(files.map(\.path), folder))
    }
}
