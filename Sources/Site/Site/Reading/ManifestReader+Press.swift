import Diagnostics
import Values

extension ManifestReader {
    /// What journalists and launch sites ask for.
    func readPress(_ reader: inout FieldReader, into manifest: inout Manifest) {
        for contact in reader.texts("contact") {
            let isMail = contact.text.contains("@") && !contact.text.contains(where: \.isWhitespace)
            if !isMail, !contact.text.hasPrefix("https://"), !contact.text.hasPrefix("http://") {
                reader.mistake(
                    "`\(contact.text)` is no contact", at: contact.place,
                    remedy: "write an address of mail such as press@me.dev, or one of a page with https://")
            }
            manifest.contacts.append(contact.text)
        }
        if let node = reader.present("logo"), let text = reader.text("logo") {
            manifest.logo = WrittenText(text: text, place: node.place)
        }
        manifest.topics = reader.texts("topics").map { WrittenText(text: $0.text, place: $0.place) }
    }
}
