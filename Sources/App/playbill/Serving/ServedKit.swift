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
        var html = "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Kits</title>"
        html +=
            "<meta name=\"viewport\" content=\"width=device-width\"><meta name=\"color-scheme\" content=\"light dark\">"
        html +=
            "<style>body{font:1.1rem/1.7 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1.2rem}</style>"
        html += "</head><body><h1>Kits</h1>"
        if names.isEmpty { html += "<p>There are none yet: <code>playbill kit</code> makes them.</p>" }
        let items = names.map { "<li><a href=\"\(escaped(percentEncodedPath($0)))/\">\(escaped($0))</a></li>" }
        if !items.isEmpty { html += "<ul>\(items.joined())</ul>" }
        return html + "</body></html>\n"
    }

    private func percentEncodedPath(_ path: String) -> String { Address(path).encoded.drop { $0 == "/" }.description }
}
