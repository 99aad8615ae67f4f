import Files
import Markup
import PreviewServer
import Site

/// The release kits of the site's folder as part of its preview, under `/kit/`.
struct ServedKit: Sendable {
    private let folder: String
    private let served: ServedFolder

    init(folder: String) {
        self.folder = folder
        served = ServedFolder(path: folder)
    }

    /// The file of a path below `kit/`; nil where there is none, or where the path is another's.
    func file(at path: String) -> PreviewFile? {
        // What is hidden is a run's own affair: markers, and trees that are being made.
        guard path.hasPrefix("kit/"), !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
            return nil
        }
        if path == "kit/index.html" {
            return PreviewFile(bytes: Array(listing().utf8), contentType: "text/html; charset=utf-8")
        }
        return served.file(at: String(path.dropFirst("kit/".count)))
    }

    /// The kits there are.
    private func listing() -> String {
        let files = (try? Disk.live.walk(folder)) ?? []
        let names = files.compactMap {
            $0.obstacle == nil && $0.path.hasSuffix("/index.html") ? String($0.path.dropLast("/index.html".count)) : nil
        }
        if names.isEmpty {
            let none = "<p>There are none yet: <code>playbill kit</code> makes them.</p>"
            return PlainPage(title: "Kits", body: none).html
        }
        let items = names.map { "<li><a href=\"\(escaped(percentEncodedPath($0)))/\">\(escaped($0))</a></li>" }
        return PlainPage(title: "Kits", style: ServedKit.style, body: "<ul>\(items.joined())</ul>").html
    }

    private static let style = "ul { padding: 0; list-style: none } li { padding: .2rem 0; font-weight: 600 }"

    private func percentEncodedPath(_ path: String) -> String { Address(path).encoded.drop { $0 == "/" }.description }
}
