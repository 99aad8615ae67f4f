import Diagnostics
import Values
import YAML

/// Turns the fields of a press kit's company into a page.
struct PressCompanyReader {
    private var fields: PressFields

    init(_ file: PressFile) { fields = PressFields(file) }

    var warnings: [Diagnostic] { fields.warnings }

    mutating func read() -> ImportedPress {
        _ = fields.node("type")
        let name = fields.text("title") ?? "About"
        var head = Object([("title", .string(name))])
        let description = fields.text("description")
        if let description { head["description"] = .string(PressText.sentences(description).first) }
        let parts = [description, facts(), history(), people(), praise(), addresses()].compactMap(\.self)
        fields.reportRest(["analytics": "a site here counts nobody"])
        let page = "---\n" + yaml(.object(head)) + "---\n" + parts.joined(separator: "\n\n") + "\n"
        return .company(name: name, page: page)
    }

    private mutating func facts() -> String? {
        let address = fields.list("address").compactMap { PressFields.text($0) }.joined(separator: ", ")
        let lines: [(String, String?)] = [
            ("Based in", fields.text("basedIn")), ("Founded", fields.text("foundingDate")),
            ("Website", fields.text("website").map { "<\(PressText.whole($0))>" }),
            ("Press", fields.text("pressContact").map { "<\($0)>" }), ("Phone", fields.text("phone")),
            ("Address", address.isEmpty ? nil : address),
        ]
        let facts = lines.compactMap { name, value in value.map { "- \(name): \($0)" } }
        return facts.isEmpty ? nil : facts.joined(separator: "\n")
    }

    private mutating func history() -> String? {
        let parts = (fields.list("histories") + fields.list("history")).compactMap { node -> String? in
            guard let text = PressFields.text(node, "text") ?? PressFields.text(node) else { return nil }
            return (PressFields.text(node, "header").map { "## \($0)\n\n" } ?? "## History\n\n") + text
        }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    private mutating func people() -> String? {
        let lines = fields.list("credits").compactMap { node -> String? in
            guard let person = PressFields.text(node, "person") else { return nil }
            let name = PressFields.text(node, "website").map { "[\(person)](\(PressText.whole($0)))" } ?? person
            return "- " + name + (PressFields.text(node, "role").map { ", \($0)" } ?? "")
        }
        return lines.isEmpty ? nil : "## Team\n\n" + lines.joined(separator: "\n")
    }

    private mutating func praise() -> String? {
        var parts: [String] = []
        for node in fields.list("quotes") {
            guard let text = PressFields.text(node, "description") else { continue }
            let by = [PressFields.text(node, "name"), PressFields.text(node, "website")].compactMap(\.self)
                .joined(separator: ", ")
            let link = PressFields.text(node, "link").map { "[\(by)](\(PressText.whole($0)))" } ?? by
            parts.append("> \(text)\n>\n> — \(link)")
        }
        let awards = fields.list("awards").compactMap { node -> String? in
            guard let title = PressFields.text(node, "description") else { return nil }
            return "- **\(title)**" + (PressFields.text(node, "info").map { ": \($0)" } ?? "")
        }
        if !awards.isEmpty { parts.append("## Awards\n\n" + awards.joined(separator: "\n")) }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    private mutating func addresses() -> String? {
        var lines: [String] = []
        for node in fields.list("trailers") {
            let name = PressFields.text(node, "name") ?? "Trailer"
            if let id = PressFields.text(node, "youtube") {
                lines.append("- [\(name)](https://www.youtube.com/watch?v=\(id))")
            } else if let id = PressFields.text(node, "vimeo") {
                lines.append("- [\(name)](https://vimeo.com/\(id))")
            }
        }
        for node in fields.list("socials") + fields.list("additionals") + fields.list("contacts") {
            let title = PressFields.text(node, "title") ?? PressFields.text(node, "name") ?? "Contact"
            if let mail = PressFields.text(node, "mail") { lines.append("- \(title): <\(mail)>") }
            if let link = PressFields.text(node, "link") { lines.append("- [\(title)](\(PressText.whole(link)))") }
        }
        return lines.isEmpty ? nil : "## Links\n\n" + lines.joined(separator: "\n")
    }
}
