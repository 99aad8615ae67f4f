import Diagnostics
import Values

extension ManifestReader {
    /// Reads `install`; what is not said there comes from `links` and the product's name.
    func readInstall(_ reader: inout FieldReader, into manifest: inout Manifest) {
        let known = manifest
        manifest.install = reader.each("install") { fields in install(&fields, known) }
    }

    private func install(_ fields: inout FieldReader, _ manifest: Manifest) -> Manifest.Install? {
        guard !fields.required("manager").isEmpty,
            let manager = fields.choice("manager", "manager").flatMap(Manifest.Install.Manager.init)
        else { return nil }
        var install = Manifest.Install(manager: manager, product: manifest.name, place: fields.map.place)
        refuseFields(notOf: manager, &fields)
        switch manager {
        case .swiftpm:
            install.url = fields.text("url") ?? manifest.link("source")
            install.product = fields.text("product") ?? manifest.name
            install.branch = fields.text("branch")
        case .cocoapods:
            install.product = fields.text("pod") ?? manifest.name
            if install.product.contains(where: \.isWhitespace) {
                fields.mistake(
                    "a pod's name has no blanks, and `\(install.product)` has", at: install.place,
                    remedy: "add its name: `pod: MyPod`")
            }
            return install
        case .source:
            install.url = fields.text("url") ?? manifest.link("source")
            install.commands = fields.texts("commands").map(\.text)
            // A clone needs no address here: the README stands in it.
            if install.url == nil { return install }
        case .store, .download:
            install.url = fields.text("url") ?? manifest.link(manager.rawValue)
        case .command:
            install.title = fields.text("title")
            install.commands = fields.texts("commands").map(\.text)
            if install.commands.isEmpty {
                fields.mistake(
                    "`commands` is missing", at: install.place,
                    remedy: "add the lines to run, such as `commands: [curl -fsSL https://… | sh]`")
            }
            return install
        default:
            install.product = packageName(of: manager, &fields, manifest)
            return install
        }
        checkAddress(of: install, &fields)
        return install
    }

    /// What a package manager is asked for: what the manifest says, else the product's name as such names are written.
    private func packageName(
        of manager: Manifest.Install.Manager, _ fields: inout FieldReader, _ manifest: Manifest
    ) -> String {
        let place = fields.map["package"]?.place ?? fields.map.place
        if let name = fields.text("package") {
            if name.contains(where: \.isWhitespace) {
                fields.mistake(
                    "a package's name has no blanks, and `\(name)` has", at: place, remedy: "write its name alone")
            }
            return name
        }
        switch manager {
        case .go:
            if let source = manifest.link("source"), let start = source.firstRange(of: "://") {
                return String(source[start.upperBound...].reversed().drop { $0 == "/" }.reversed())
            }
        case .flatpak, .winget: break
        default: return slugOfName(manifest.name)
        }
        let example = manager == .go ? "github.com/me/lamp" : manager == .flatpak ? "org.me.Lamp" : "Me.Lamp"
        fields.mistake("`package` is missing", at: place, remedy: "add a line such as `package: \(example)`")
        return ""
    }

    /// A field that another manager has.
    private func refuseFields(notOf manager: Manifest.Install.Manager, _ fields: inout FieldReader) {
        let own = ["manager"] + manager.fields
        for entry in fields.map.entries where fields.table.names.contains(entry.key) && !own.contains(entry.key) {
            fields.mistake(
                "there is no field `\(entry.key)` for `\(manager.rawValue)`", at: entry.keyPlace,
                remedy: "the fields are \(own.joined(separator: ", "))")
        }
    }

    private func checkAddress(of install: Manifest.Install, _ fields: inout FieldReader) {
        let link = [.swiftpm, .source].contains(install.manager) ? "source" : install.manager.rawValue
        guard let url = install.url else {
            fields.mistake(
                "`url` is missing, and `links` has no `\(link)`", at: install.place,
                remedy: "add a line such as `url: https://…` here, or `\(link):` below `links:`")
            return
        }
        if !FieldReader.isAddress(url, onSite: install.manager != .swiftpm) {
            fields.mistake(
                "`\(url)` is no address", at: fields.map["url"]?.place ?? install.place,
                remedy: "write it with https://")
        }
    }
}
