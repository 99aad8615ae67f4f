import Languages
import Markup
import Site

/// A page that sends readers on from an address where something used to be.
struct Redirect {
    let target: String

    func html(in speech: Language, tag language: String) -> [UInt8] {
        var out = ByteBuffer(capacity: 512)
        out.append("<!doctype html>\n<html lang=\"")
        out.append(language, escaping: .html)
        out.append("\"><head><meta charset=\"utf-8\"><title>")
        out.append(speech.word("moved"), escaping: .html)
        out.append("</title><meta name=\"robots\" content=\"noindex\">")
        out.append("<link rel=\"canonical\" href=\"")
        out.append(target, escaping: .html)
        out.append("\"><meta http-equiv=\"refresh\" content=\"0; url=")
        out.append(target, escaping: .html)
        out.append("\"></head><body><p>")
        out.append(speech.word("has_moved"), escaping: .html)
        out.append(" <a href=\"")
        out.append(target, escaping: .html)
        out.append("\">")
        out.append(target, escaping: .html)
        out.append("</a></p></body></html>\n")
        return out.bytes
    }
}
