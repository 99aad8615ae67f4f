import Diagnostics
import Values

extension ManifestReader {
    /// Reads `install`; what is not said there comes from `links` and the product's name.
    func readInstall(_ reader: inout FieldReader, into manifest: inout Manifest) {
        for part in reader.maps("install") {
            var fields = FieldReader(part, in: reader.source)
            if let install = install(&fields, manifest) { manifest.install.append(install) }
            reader.adopt(fields.mistakes)
        }
    }

    private func install(_ fields: inout FieldReader, _ manifest: Manifest) -> Manifest.Install? {
        let known = Manifest.Install.Manager.allCases.map(\.rawValue)
        let text = fields.required("manager", example: "swiftpm")
        guard !text.isEmpty else { return nil }
        guard let manager = Manifest.Install.Manager(rawValue: text) else {
            fields.mistake(
                "there is no manager `\(text)`", at: fields.map["manager"]?.place ?? fields.map.place,
                remedy: didYouMean(text, among: known) ?? "the managers are \(known.joined(separator: ", "))")
            return nil
        }
        var install = Manifest.Install(manager: manager, product: manifest.name, place: fields.map.place)
        switch manager {
        case .swiftpm:
            install.url = fields.text("url") ?? manifest.link("source")
            install.product = fields.text("product") ?? manifest.name
            install.branch = fields.text("branch")
            fields.checkNames(among: ["manager", "url", "product", "branch"], strictly: true)
        case .cocoapods:
            install.product = fields.text("pod") ?? manifest.name
            fields.checkNames(among: ["manager", "pod"], strictly: true)
            if install.product.contains(where: \.isWhitespace) {
                fields.mistake(
                    "a pod's name has no blanks, and `\(install.product)` has", at: install.place,
                    remedy: "add its name: `pod: MyPod`")
            }
            return install
        case .store, .download:
            install.url = fields.text("url") ?? manifest.link(text)
            fields.checkNames(among: ["manager", "url"], strictly: true)
        }
        checkAddress(of: install, &fields)
        return install
    }

    private func checkAddress(of install: Manifest.Install, _ fields: inout FieldReader) {
        let link = install.manager == .swiftpm ? "source" : install.manager.rawValue
        guard let url = install.url else {
            fields.mistake(
                "`url` is missing, and `links` has no `\(link)`", at: install.place,
                remedy: "add a line such as `url: https://…` here, or `\(link):` below `links:`")
            return
        }
        let isOnSite = url.hasPrefix("/") && install.manager != .swiftpm
        if !isOnSite, !url.hasPrefix("https://"), !url.hasPrefix("http://") {
            fields.mistake(
                "`\(url)` is no address", at: fields.map["url"]?.place ?? install.place,
                remedy: "write it with https://")
        }
    }

    /// Reads `quotes` and `awards`.
    func readPraise(_ reader: inout FieldReader, into manifest: inout Manifest) {
        for part in reader.maps("quotes") {
            var fields = FieldReader(part, in: reader.source)
            let quote = Manifest.Quote(
                text: fields.required("text", example: "I missed my stop."),
                by: fields.required("by", example: "A paper"), url: fields.text("url"))
            if let url = quote.url, !url.hasPrefix("https://"), !url.hasPrefix("http://") {
                fields.mistake(
                    "`\(url)` is no address", at: part["url"]?.place ?? part.place, remedy: "write it with https://")
            }
            manifest.quotes.append(quote)
            fields.checkNames(among: ["text", "by", "url"], strictly: true)
            reader.adopt(fields.mistakes)
        }
        for part in reader.maps("awards") {
            var fields = FieldReader(part, in: reader.source)
            manifest.awards.append(
                Manifest.Award(
                    title: fields.required("title", example: "Game of the Day"), detail: fields.text("detail")))
            fields.checkNames(among: ["title", "detail"], strictly: true)
            reader.adopt(fields.mistakes)
        }
    }
}
