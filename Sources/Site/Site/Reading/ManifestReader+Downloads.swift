import Diagnostics

extension ManifestReader {
    /// Reads the files that users fetch, of which programs that look for updates are told.
    func readDownloads(_ reader: inout FieldReader, into manifest: inout Manifest) {
        manifest.downloads = reader.each("downloads") { fields in
            let address = fields.required("url")
            guard let url = fields.written("url") else { return nil }
            if !FieldReader.isAddress(address, onSite: true) {
                fields.mistake(
                    "`\(address)` is no address", at: url.place,
                    remedy: "write it with https://, or as a path of this site such as /assets/lantern.zip")
            }
            guard let size = fields.integer("size") else {
                if fields.present("size") == nil {
                    fields.mistake(
                        "`size` is missing", at: fields.map.place,
                        remedy: "add the number of its bytes, such as `size: 4211004`")
                }
                return nil
            }
            return Manifest.Download(
                url: url, size: size, signature: fields.text("signature"), build: fields.text("build"),
                minimum: fields.text("minimum"))
        }
    }
}
