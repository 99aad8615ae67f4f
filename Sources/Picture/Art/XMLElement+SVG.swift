import Glibc
import Markup

extension XMLElement {
    /// The name without the prefix of its namespace.
    var localName: String { name.split(separator: ":").last.map(String.init) ?? name }

    /// The value of an attribute.
    subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// Whether an attribute, or a `style`, sets a property that is not left as it is.
    func says(_ property: String) -> Bool {
        attributes.contains { attribute in
            if attribute.name == property { return !["none", "1", "normal", "auto"].contains(attribute.value) }
            return attribute.name == "style" && attribute.value.holds(property)
        }
    }

    /// What makes an element need a layer of its own.
    static let layerWords = ["opacity", "filter", "mask", "clip-path", "mix-blend-mode", "isolation"]

    /// Whether it is drawn on a layer of its own.
    var isLayered: Bool {
        attributes.contains { attribute in
            attribute.name == "style"
                ? XMLElement.layerWords.contains(where: attribute.value.holds)
                : XMLElement.layerWords.contains(attribute.name) && says(attribute.name)
        }
    }

    /// The text of every `<style>` inside of it.
    var styleSheets: String {
        (localName == "style" ? text : "") + elements.map(\.styleSheets).joined()
    }

    /// All characters inside of it.
    var wholeText: String {
        children.map { child in
            switch child {
            case .text(let text, _): text
            case .element(let element): element.wholeText
            }
        }.joined()
    }
}

/// Where some bytes first occur.
func firstOffset(of wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBytes { bytes in wanted.withUnsafeBytes { firstOffset(of: $0, in: bytes) } }
        .map { bytes.startIndex + $0 }
}

private func firstOffset(of wanted: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = bytes.baseAddress, let part = wanted.baseAddress, !wanted.isEmpty else { return nil }
    var offset = 0
    while offset + wanted.count <= bytes.count {
        let count = bytes.count - wanted.count + 1 - offset
        guard let found = memchr(start + offset, Int32(wanted[0]), count) else { return nil }
        if memcmp(found, part, wanted.count) == 0 { return UnsafeRawPointer(found) - start }
        offset = UnsafeRawPointer(found) - start + 1
    }
    return nil
}

extension String {
    /// Whether some characters occur in it, byte by byte: a search by letters costs far more.
    func holds(_ part: String) -> Bool {
        var (text, part) = (self, part)
        return text.withUTF8 { text in
            part.withUTF8 { firstOffset(of: UnsafeRawBufferPointer($0), in: UnsafeRawBufferPointer(text)) != nil }
        }
    }
}
