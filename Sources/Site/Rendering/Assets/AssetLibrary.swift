import Diagnostics
import Files
import Markup
import Site
import Synchronization

/// The site's assets: copied as they are, and under a name with a fingerprint where a template asks for one.
package final class AssetLibrary: Sendable {
    private let files: FileTree
    private struct Names {
        /// The fingerprinted paths by path.
        var fingerprinted: [ExactName: String] = [:]
        var asked: Set<ExactName> = []
    }

    private let names = Mutex(Names())

    /// The assets of the theme, and those of the content, which win; style sheets with fewer bytes where that is asked for.
    package init(theme: FileTree, content: FileTree, minifiesStyles: Bool = false) {
        var files = theme
        for path in content.paths { files[path] = content[path] }
        for path in minifiesStyles ? files.paths : [] where path.hasSuffix(".css") && !path.hasSuffix(".min.css") {
            if let bytes = try? files[path]?.read() { files[path] = .bytes(minifiedCSS(bytes)) }
        }
        self.files = files
    }

    package var paths: [String] { files.paths }

    /// What is in an asset; nil where there is none, or where it cannot be read.
    package func bytes(of path: String) -> [UInt8]? { files[path].flatMap { try? $0.read() } }

    /// The address of an asset under its fingerprinted name; nil where there is no such asset.
    package func fingerprinted(_ path: String) -> String? {
        let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
        guard let name = name(of: path) else { return nil }
        names.withLock { _ = $0.asked.insert(ExactName(path)) }
        Reads.note(asset: path)
        return "/" + name
    }

    /// The path of an asset in the site under its fingerprinted name; nil where there is no such asset.
    private func name(of path: String) -> String? {
        if let known = names.withLock({ $0.fingerprinted[ExactName(path)] }) { return known }
        guard let content = files[path], let bytes = try? content.read() else { return nil }
        let mark = Digest(of: bytes).fingerprint
        let dot = path.lastIndex(of: ".").flatMap { path[$0...].contains("/") ? nil : $0 } ?? path.endIndex
        let name = "assets/\(path[..<dot]).\(mark)\(path[dot...])"
        names.withLock { $0.fingerprinted[ExactName(path)] = name }
        return name
    }

    /// All assets under their own names, by their path in the site.
    package var plain: [(path: String, content: FileContent)] {
        files.below("").map { ("assets/" + $0.path, $0.content) }
    }

    /// Notes that assets are asked for by templates that were filled in an earlier build, and still are as they were.
    package func keep(asked paths: some Sequence<String>) {
        names.withLock { for path in paths { $0.asked.insert(ExactName(path)) } }
    }

    /// The assets that templates have asked for, under their fingerprinted names.
    package var asked: [(path: String, content: FileContent)] {
        names.withLock { $0.asked }.compactMap { path in
            guard let name = name(of: path.text), let content = files[path.text] else { return nil }
            return (name, content)
        }
    }

    /// The asset with a fingerprinted name, by its path in the site; nil where there is none, or where it changed.
    package func file(at path: String) -> FileContent? {
        guard path.hasPrefix("assets/") else { return nil }
        let parts = path.dropFirst("assets/".count).split(separator: ".", omittingEmptySubsequences: false)
        // The fingerprint stands before the extension, or at the end where there is none.
        for position in [parts.count - 2, parts.count - 1] where position > 0 {
            let name = (parts[..<position] + parts[(position + 1)...]).joined(separator: ".")
            if self.name(of: name) == path { return files[name] }
        }
        return nil
    }
}
