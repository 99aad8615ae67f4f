import Diagnostics
import Values

extension ConfigurationReader {
    /// Whether this program is new enough for the site, by its field `playbill`.
    func checkProgram(_ reader: inout FieldReader) {
        guard let wanted = reader.written("playbill") else { return }
        guard VersionOrder(wanted.text).isComparable else {
            return reader.mistake(
                "`playbill` must be a version, and is `\(wanted.text)`", at: wanted.place,
                remedy: "write the oldest version of Playbill that makes this site, such as `playbill: \"0.2\"`")
        }
        guard let program, VersionOrder(program) < VersionOrder(wanted.text) else { return }
        reader.mistake(
            "this site asks for Playbill \(wanted.text) or newer, and this is \(program)", at: wanted.place,
            remedy: "install a newer Playbill; other mistakes that are told here may be of its being older")
    }
}
