import Diagnostics
import Files
import Values

extension ConfigurationReader {
    /// Reads `versions: {guide: {current: v2.0, folders: [v1.2], tags: [v1.1]}}`.
    func readVersions(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        site.versions = reader.eachNamed("versions", like: "{current: v2.0, tags: [v1.2]}") { name, place, fields in
            let section = name.hasPrefix("content/") ? String(name.dropFirst("content/".count)) : name
            if ["posts", "products", "assets", "data"].contains(section) || section.contains("/") {
                fields.mistake(
                    "`\(name)` is no section, so its texts have no versions", at: place,
                    remedy: "name a folder of content/ with pages, such as guide")
                return nil
            }
            let current = fields.required("current")
            var older: [ManualVersions.Older] = []
            for (field, isTag) in [("folders", false), ("tags", true)] {
                for written in fields.texts(field) {
                    let words = isTag ? String(written.text.fileName) : written.text
                    guard ConfigurationReader.isVersionName(words) else {
                        fields.mistake(
                            "`\(written.text)` is no name of a version", at: written.place,
                            remedy: "it stands in addresses: write letters, digits, `.`, `-` and `_`, such as v1.2")
                        continue
                    }
                    if words == current || older.contains(where: { $0.name == words }) {
                        fields.mistake(
                            "there are two versions `\(words)`", at: written.place, remedy: "take one of them out")
                        continue
                    }
                    older.append(
                        ManualVersions.Older(
                            name: words, tag: isTag ? written.text : nil, place: written.place,
                            line: fields.source.line(written.place.line) ?? ""))
                }
            }
            return ManualVersions(section: section, current: current, older: newestVersionsFirst(older))
        }
    }

    /// Reads `lastmod: git`.
    func readLastmod(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        guard let node = reader.present("lastmod"), reader.choice("lastmod", "way to know") != nil else { return }
        site.lastmod = (node.place, reader.source.line(node.place.line) ?? "")
    }

    /// Whether a name can be a folder's and stand in an address as it is.
    private static func isVersionName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".")
            && name.utf8.allSatisfy { byte in
                byte < 0x80 && Unicode.Scalar(byte).properties.isAlphabetic || byte >= 0x30 && byte <= 0x39
                    || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            }
    }
}

/// The versions by their numbers; as they were written where one has none that can be compared.
private func newestVersionsFirst(_ versions: [ManualVersions.Older]) -> [ManualVersions.Older] {
    let known = versions.map { version in
        VersionOrder(String(version.name.drop { $0 == "v" || $0 == "V" }))
    }
    guard known.allSatisfy(\.isComparable) else { return versions }
    return versions.indices.sorted { known[$0] == known[$1] ? $0 < $1 : known[$0] > known[$1] }.map { versions[$0] }
}
