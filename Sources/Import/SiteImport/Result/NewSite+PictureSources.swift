import Markup

extension NewSite {
    /// Leaves out each `<source>` of a picture whose files the old generator made as it built: a browser that is told of
    /// them shows nothing at all where they are not, although the picture itself is there.
    mutating func removeUnmadeSources() {
        let files = Set(copies.map { "/" + $0.path }).union(made.map { "/" + $0.path })
        let base = basePath
        let isThere: (String) -> Bool = { address in
            files.contains(address) || (address.hasPrefix(base) && files.contains("/" + address.dropFirst(base.count)))
        }
        for index in pages.indices where pages[index].body.contains("<source") {
            let body = Array(pages[index].body.utf8)
            let unmade = PictureSources(body).unmade(isThere)
            guard !unmade.isEmpty else { continue }
            pages[index].body = String(decoding: body.without(unmade), as: UTF8.self)
            note(
                .leftOut, pages[index].origin,
                "sizes of pictures that only the old site's build made: `<source>` is gone, and the picture is shown")
        }
    }

    /// What addresses of the old site begin with: `/log/` where it lay below `https://me.dev/log/`.
    private var basePath: String {
        guard case .string(let url)? = settings["base_url"] else { return "/" }
        let path = url.split(separator: "/", omittingEmptySubsequences: false).dropFirst(3).joined(separator: "/")
        return path.isEmpty ? "/" : "/" + path
    }
}

/// The elements `<source>` of a text's pictures, each with the picture that stands for it.
private struct PictureSources {
    private var found: [(sources: [(range: Range<Int>, addresses: [String])], picture: String)] = []

    init(_ html: [UInt8]) {
        var scanner = TagScanner(html)
        var waiting: [(range: Range<Int>, addresses: [String])] = []
        while let tag = scanner.next() {
            if scanner.matches(tag.name, "picture") {
                waiting = []
            } else if scanner.matches(tag.name, "source"), let set = PictureSources.value("srcset", scanner, html) {
                waiting.append((tag.range, PictureSources.addresses(set)))
            } else if scanner.matches(tag.name, "img"), let picture = PictureSources.value("src", scanner, html) {
                if !waiting.isEmpty { found.append((waiting, picture)) }
                waiting = []
            }
        }
    }

    /// The places of those that name local files of which none is there, beside a picture that is.
    func unmade(_ isThere: (String) -> Bool) -> [Range<Int>] {
        found.filter { isThere($0.picture) }.flatMap(\.sources).filter { source in
            !source.addresses.isEmpty && source.addresses.allSatisfy { $0.hasPrefix("/") && !isThere($0) }
        }.map(\.range)
    }

    private static func value(_ name: StaticString, _ scanner: TagScanner, _ html: [UInt8]) -> String? {
        scanner.attributes.first { scanner.matches($0.name, name) }?.value.map {
            String(decoding: html[$0], as: UTF8.self)
        }
    }

    private static func addresses(_ set: String) -> [String] {
        let set = Array(set.utf8)
        return SourceSet(set[...]).addresses.map { String(decoding: set[$0], as: UTF8.self) }
    }
}

extension [UInt8] {
    /// The bytes without those of some ranges, which stand in order.
    fileprivate func without(_ ranges: [Range<Int>]) -> [UInt8] {
        var (kept, end) = ([UInt8](), 0)
        for range in ranges.map(wholeLines) {
            kept += self[end..<range.lowerBound]
            end = range.upperBound
        }
        return kept + self[end...]
    }

    /// The range with its lines where nothing else stands in them: an empty line would end a block of markup.
    private func wholeLines(_ range: Range<Int>) -> Range<Int> {
        let isBlank: (UInt8) -> Bool = { " \t\r".utf8.contains($0) }
        let start = self[..<range.lowerBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
        let end = self[range.upperBound...].firstIndex { !isBlank($0) } ?? count
        let isAlone = (start == 0 || self[start - 1] == 0x0A) && (end == count || self[end] == 0x0A)
        return isAlone ? start..<Swift.min(end + 1, count) : range
    }
}
