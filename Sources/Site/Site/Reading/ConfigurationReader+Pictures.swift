import Values

extension ConfigurationReader {
    /// Reads `pictures: {widths: [480, 960, 1600], quality: 80}`, or `pictures: off`.
    func readPictures(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        guard let node = reader.present("pictures") else { return }
        if let flag = node.flag {
            site.pictures.areOffered = flag
            return
        }
        var rules = site.pictures
        _ = reader.inside("pictures") { fields in
            rules.quality = fields.integer("quality") ?? rules.quality
            guard fields.present("widths") != nil else { return }
            var widths: Set<Int> = []
            for written in fields.texts("widths") {
                guard let width = Int(written.text), FieldTable.pictureWidths.contains(width) else {
                    fields.mistake(
                        "`\(written.text)` is no width of a picture", at: written.place,
                        remedy: "write pixels, as in `widths: [480, 960, 1600]`")
                    continue
                }
                widths.insert(width)
            }
            if !widths.isEmpty { rules.widths = widths.sorted() }
        }
        site.pictures = rules
    }
}
