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
        }
        checkAddress(of: install, &fields)
        return install
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
