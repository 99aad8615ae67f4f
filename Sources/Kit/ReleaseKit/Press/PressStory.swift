import Files
import Markup
import Site

/// The prose of a product as its page shows it, on a page that needs no site: what it shows lies beside.
struct PressStory {
    /// The prose.
    let html: [UInt8]
    /// The notes of the product's releases, in their order.
    let notes: [[UInt8]]

    /// Puts what the prose shows into the room, as far as it is not there, and leads to it.
    init(_ prose: ShownProse, of product: Product, in room: inout PressRoom) {
        var paths: [String: String] = [:]
        for file in prose.files where paths[file.url] == nil {
            guard let bytes = try? file.content.read() else { continue }
            paths[file.url] = room.files.first { $0.bytes == bytes }?.path ?? PressStory.add(file.url, bytes, to: &room)
        }
        html = PressStory.leading(prose.html, to: paths)
        notes = prose.notes.map { PressStory.leading($0, to: paths) }
    }

    private static func add(_ url: String, _ bytes: [UInt8], to room: inout PressRoom) -> String {
        let file = url.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last ?? "picture"
        let name = slugged(percentDecoded(String(file)) ?? String(file))
        var path = "story/" + name
        var number = 2
        while room.files.contains(where: { $0.path == path }) {
            path = "story/\(number)-" + name
            number += 1
        }
        room.add(path, bytes)
        return path
    }

    /// A file's name that needs no encoding in an address.
    private static func slugged(_ name: String) -> String {
        let ending = fileExtension(of: name)
        let stem = slug(ending.isEmpty ? name : String(name.dropLast(ending.count + 1)))
        return (stem.isEmpty ? "picture" : stem) + (ending.isEmpty ? "" : "." + ending)
    }

    /// Markup whose pictures are found at other paths.
    private static func leading(_ html: [UInt8], to paths: [String: String]) -> [UInt8] {
        guard !paths.isEmpty else { return html }
        var out = ByteBuffer(capacity: html.count)
        var copied = 0
        var scanner = TagScanner(html)
        while scanner.next() != nil {
            for attribute in scanner.attributes {
                guard let value = attribute.value else { continue }
                let written = unescaped(html[value])
                let led: String
                if scanner.matches(attribute.name, "src") || scanner.matches(attribute.name, "poster") {
                    led = paths[written] ?? written
                } else if scanner.matches(attribute.name, "srcset") {
                    led = sources(written, paths)
                } else {
                    continue
                }
                guard led != written else { continue }
                out.append(html[copied..<value.lowerBound])
                out.append(led, escaping: .html)
                copied = value.upperBound
            }
        }
        out.append(html[copied...])
        return out.bytes
    }

    private static func sources(_ written: String, _ paths: [String: String]) -> String {
        let set = Array(written.utf8)
        var (out, copied) = ("", 0)
        for address in SourceSet(set[...]).addresses {
            let url = String(decoding: set[address], as: UTF8.self)
            out += String(decoding: set[copied..<address.lowerBound], as: UTF8.self) + (paths[url] ?? url)
            copied = address.upperBound
        }
        return out + String(decoding: set[copied...], as: UTF8.self)
    }
}
