import Diagnostics
import Values

extension ConfigurationReader {
    /// Reads `defaults: [{path: posts/2019/, values: {layout: old}}]`.
    ///
    /// What is wrong with the values is told here, once, and not by every file that they count for.
    func readDefaults(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        let configuration = site
        site.defaults = reader.each("defaults") { fields in
            let path = fields.text("path") ?? ""
            guard let values = fields.present("values"), case .map = values.content else {
                let place = fields.present("values")?.place ?? fields.map.place
                fields.mistake(
                    "`values` must be a map", at: place,
                    remedy: "write `values: {layout: old}`, with fields of front matter")
                return nil
            }
            fields.adopt(FrontMatterReader(configuration: configuration).mistakes(in: values, of: fields.source))
            return FrontMatterDefaults(
                path: path.hasPrefix("content/") ? String(path.dropFirst(8)) : path, values: values)
        }
    }
}
