import Diagnostics
import Files
import Site
import Synchronization

/// The site's assets: copied as they are, and under a name with a fingerprint where a template asks for one.
final class AssetLibrary: Sendable {
    private let files: [String: FileContent]
    private let asked = Mutex<[String: String]>([:])

    /// The assets of the theme, and those of the content, which win.
    init(theme: FileTree, content: FileTree) {
        var files: [String: FileContent] = [:]
        for path in theme.paths { files[path] = theme[path] }
        for path in content.paths { files[path] = content[path] }
        self.files = files
    }

    var paths: [String] { files.keys.sorted() }

    /// The address of an asset under its fingerprinted name; nil where there is no such asset.
    func fingerprinted(_ path: String) -> String? {
        let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
        if let known = asked.withLock({ $0[path] }) { return known }
        guard let content = files[path], let bytes = try? bytes(content) else { return nil }
        let mark = Digest(of: bytes).fingerprint
        let dot = path.lastIndex(of: ".").flatMap { path[$0...].contains("/") ? nil : $0 } ?? path.endIndex
        let name = "/assets/\(path[..<dot]).\(mark)\(path[dot...])"
        asked.withLock { $0[path] = name }
        return name
    }

    /// Adds all assets to the output.
    func write(into tree: inout FileTree) {
        for (path, content) in files { tree["assets/" + path] = content }
        for (path, name) in asked.withLock({ $0 }) { tree[String(name.dropFirst())] = files[path] }
    }

    private func bytes(_ content: FileContent) throws(DiskError) -> [UInt8] {
        switch content {
        case .bytes(let bytes): bytes
        case .onDisk(let path, _): try Disk.live.read(path)
        }
    }
}
