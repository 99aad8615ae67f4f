import Files
import Values

extension ManualReader {
    /// Takes the files into a text that it names, and the definitions that stand behind every text.
    mutating func takeIn(_ text: OldText, into body: inout String, _ head: inout Object) {
        let old = site.old
        func bytes(_ path: String) -> [UInt8]? { try? old[path]?.read() }
        var includes = ManualIncludes(
            configuration.snippetFolders.map { .snippets($0) } ?? .books, root: configuration.root, bytes: bytes)
        body = includes.resolved(body, of: text.path, linesAbove: text.linesAbove)
        if configuration.generator == .mdbook { body = BookCode.withoutHiddenLines(body) }
        if text["title"] == nil, let title = includes.title { head["title"] = .string(title) }
        shown.formUnion(includes.folders)
        for (line, message) in includes.notes { site.note(.tag, text.path, line: line, message) }
        let appended = configuration.appended.compactMap(bytes).flatMap { file in
            ManualReader.definitions(String(decoding: file, as: UTF8.self), usedIn: body)
        }
        if !appended.isEmpty {
            body += (body.hasSuffix("\n") ? "\n" : "\n\n") + appended.joined(separator: "\n") + "\n"
        }
    }

    /// The abbreviations and links of a file, `*[FEN]: …` and `[name]: …`, that a text uses.
    private static func definitions(_ file: String, usedIn text: String) -> [String] {
        file.split(separator: "\n").filter { line in
            guard line.hasPrefix("*[") || line.hasPrefix("["), let end = line.firstRange(of: "]:") else { return false }
            let name = line[..<end.lowerBound].drop { $0 == "*" || $0 == "[" }
            return text.contains(line.hasPrefix("*") ? String(name) : "[\(name)]")
        }.map(String.init)
    }

    /// Lets addresses lead on that did so before.
    mutating func readRedirects() {
        for entry in configuration.redirects {
            guard let target = entry.value.written else { continue }
            let (from, to) = (oldAddress(entry.key, beside: nil), oldAddress(target, beside: entry.key))
            guard let from else { continue }
            guard !target.contains("://") else {
                site.addRedirect(from, from: from, to: target, file: "redirect-\(site.pages.count)")
                continue
            }
            let file = configuration.root + target.prefix { $0 != "#" }
            if let index = site.pages.firstIndex(where: { $0.origin == file || $0.aliases.contains(to ?? "") }) {
                site.pages[index].aliases.append(from)
            } else {
                site.note(
                    .address, configuration.path, line: entry.keyPlace.line,
                    "the old address \(from) does not lead on: there is no page \(target)")
            }
        }
    }

    /// The address of a written target, `/a/b.html` of a book or `a/b.md` of MkDocs, as old addresses are written.
    private func oldAddress(_ written: String, beside other: String?) -> String? {
        let plain = String(written.prefix { $0 != "#" && $0 != "?" })
        let isBook = configuration.generator == .mdbook
        let other = other.flatMap { resolvedPath($0, in: "") } ?? ""
        let folder = isBook && !plain.hasPrefix("/") ? other.folderPart : ""
        guard let path = resolvedPath(plain, in: String(folder)) else { return nil }
        if isBook { return "/" + path }
        guard path.hasSuffix(".md") else { return "/" + path }
        return oldAddresses(of: path).first
    }
}
