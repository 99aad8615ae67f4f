import Diagnostics
import Encodings
import Files
import Letters
import Site
import Values

extension NewSite {
    private static let pageExtensions: Set<String> = ["md", "markdown", "mdx", "html", "htm"]

    /// The files with their texts in UTF-8 and, those of pages, with line ends as Unix has them; and what was in another
    /// encoding.
    static func readable(_ old: FileTree) -> (files: FileTree, notes: [ImportNote]) {
        var files = old
        var notes: [ImportNote] = []
        for path in old.paths where FileTree.textExtensions.contains(fileExtension(of: path)) {
            guard case .bytes(let bytes)? = old[path] else { continue }
            if let wide = OldEncodings.utf16(bytes) {
                files[path] = .bytes(Array(wide.utf8))
                notes.append(ImportNote(.encoding, path, "it was UTF-16, and is UTF-8 now"))
            } else if let offset = SourceText(path: path, bytes: bytes).firstInvalidByte {
                files[path] = .bytes(Array(OldEncodings.windows1252(bytes).utf8))
                let line = bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
                notes.append(
                    ImportNote(
                        .encoding, path, line: line,
                        "it was no UTF-8, and was read as Windows-1252 (Latin-1): see whether its letters are right"))
            }
            guard pageExtensions.contains(fileExtension(of: path)), case .bytes(let text)? = files[path],
                text.contains(UInt8(ascii: "\r"))
            else { continue }
            files[path] = .bytes(Array(String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n").utf8))
        }
        return (files, notes)
    }

    /// Takes the site's address from the file in which GitHub's Pages have it, or asks for it.
    mutating func settleHost() {
        guard settings["base_url"] == nil else { return }
        for path in ["CNAME", "static/CNAME", "docs/CNAME", "source/CNAME"] {
            guard let host = host(in: path) else { continue }
            return settings["base_url"] = .string("https://\(host)")
        }
        if notes.contains(where: { $0.message.contains("`base_url`") }) { return }
        note(.setting, "site.yml", "the site has no address: write `base_url: https://…`")
    }

    /// The host that a file of one line names.
    private func host(in path: String) -> String? {
        let bytes: [UInt8]? =
            switch old[path] {
            case .bytes(let bytes)?: bytes
            case .onDisk?: try? old[path]?.read()
            case nil: nil
            }
        let host = String(decoding: bytes ?? [], as: UTF8.self).trimmed
        return host.contains(".") && BaseURL("https://\(host)") != nil ? host : nil
    }
}
