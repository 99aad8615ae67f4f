import Foundation
import PackagePlugin

/// Puts the built-in theme and the site that `playbill new` starts from into the target that names this plugin.
///
/// The target gets `EmbeddedTheme.files` (`themes/marquee`), `EmbeddedStarter.files` (`Sources/App/Starter`), and
/// `EmbeddedFolder.files`: the folder `Embedded` of the target itself, if it has one.
///
/// SwiftPM asks a plugin for its commands only when the package's own sources have changed, so a list of input files
/// would go stale with the first file that joins the theme. Instead `embed-theme` runs in every build: its one input
/// is a file that it writes itself. It walks the folders and leaves an equal output alone, and then nothing is compiled.
@main
struct ThemeEmbedding: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let root = context.package.directoryURL
        let theme = root.appending(path: "themes/marquee").path
        let starter = root.appending(path: "Sources/App/Starter").path
        let own = target.directoryURL.appending(path: "Embedded").path
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        let lastRun = context.pluginWorkDirectoryURL.appending(path: "last-run")
        try Data().write(to: lastRun)
        return [
            .buildCommand(
                displayName: "Embedding the theme in \(target.name)",
                executable: try context.tool(named: "embed-theme").url,
                arguments: [
                    lastRun.path, output.path,
                    "EmbeddedTheme", theme, "EmbeddedStarter", starter, "EmbeddedFolder", own,
                ],
                inputFiles: [lastRun],
                outputFiles: [output])
        ]
    }
}
