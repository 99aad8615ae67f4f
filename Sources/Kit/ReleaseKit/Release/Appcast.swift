import Dates
import Markup
import Rendering
import Site
import Values

/// What programs read that look for updates by themselves: the newest release, with its files
/// (sparkle-project.org/documentation/publishing, "appcast").
struct Appcast {
    private let subject: KitSubject
    private let release: Release
    private let version: String

    /// An appcast; nil where the manifest names no downloads, or there is no release yet.
    init?(of subject: KitSubject) {
        guard let release = subject.product.latest, let version = release.version,
            !subject.product.manifest.downloads.isEmpty
        else { return nil }
        (self.subject, self.release, self.version) = (subject, release, version)
    }

    var artefact: Artefact { .text("Appcast", "release/appcast.xml", text, in: "READMEs", shown: false) }

    private var text: String {
        let name = subject.product.manifest.name
        var xml = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<rss version=\"2.0\" "
        xml += "xmlns:sparkle=\"http://www.andymatuschak.org/xml-namespaces/sparkle\">\n<channel>\n"
        xml += element("title", name) + element("link", subject.home)
        for download in subject.product.manifest.downloads { xml += item(download) }
        return xml + "</channel>\n</rss>\n"
    }

    private func item(_ download: Manifest.Download) -> String {
        var xml = "<item>\n" + element("title", version)
        xml += element("link", subject.home) + element("sparkle:version", download.build ?? version)
        xml += element("sparkle:shortVersionString", version)
        if let minimum = download.minimum { xml += element("sparkle:minimumSystemVersion", minimum) }
        if let day = release.date {
            let time = ZonedTime(instant: Zone.utc.instant(of: day, secondOfDay: 0))
            xml += element("pubDate", time.strftime("%a, %d %b %Y %H:%M:%S %z"))
        }
        xml += element("description", notes)
        let url = subject.baseURL.whole(download.url.text.replacing("{version}", with: version))
        xml += "<enclosure url=\"\(escaped(url, .xml))\" length=\"\(download.size)\" type=\"application/octet-stream\""
        if let signature = download.signature { xml += " sparkle:edSignature=\"\(escaped(signature, .xml))\"" }
        return xml + "/>\n</item>\n"
    }

    /// What is new, as the site shows it.
    private var notes: String {
        guard case .list(let releases)? = subject.described().member("changelog"),
            case .object(let newest)? = releases.first, case .markup(let html)? = newest["notes_html"]
        else { return "" }
        return String(decoding: html, as: UTF8.self)
    }

    private func element(_ name: String, _ text: String) -> String { "<\(name)>\(escaped(text, .xml))</\(name)>\n" }
}
