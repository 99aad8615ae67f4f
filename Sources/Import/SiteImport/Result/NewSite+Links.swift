import Site

extension NewSite {
    /// Writes out addresses of pages whose file's extension was left out: GitHub's Pages answers `/about` with
    /// `about.html`, and other servers do not.
    mutating func completeLinks() {
        let files = Set(pages.map(\.address)).union(copies.map { "/" + $0.path }).union(made.map { "/" + $0.path })
        guard files.contains(where: { $0.hasSuffix(".html") }) else { return }
        for index in pages.indices { pages[index].body = NewSite.completed(pages[index].body, files) }
    }

    private static func completed(_ text: String, _ files: Set<String>) -> String {
        let bytes = Array(text.utf8)
        var out: [UInt8] = []
        var index = 0
        while let slash = bytes[index...].firstIndex(of: UInt8(ascii: "/")) {
            out += bytes[index..<slash]
            index = slash + 1
            let before = bytes[..<slash].suffix(6)
            let isLink = before.suffix(2).elementsEqual("](".utf8) || before.elementsEqual("href=\"".utf8)
            guard isLink else {
                out.append(bytes[slash])
                continue
            }
            let end = bytes[slash...].firstIndex { ")\"# ?\n\t<>".utf8.contains($0) } ?? bytes.count
            let path = String(decoding: bytes[slash..<end], as: UTF8.self)
            out += bytes[slash..<end]
            index = end
            let isKnown = path.hasSuffix("/") || files.contains(path) || files.contains(path + "/")
            if !isKnown, files.contains(path + ".html") { out += ".html".utf8 }
        }
        return String(decoding: out + bytes[index...], as: UTF8.self)
    }
}
