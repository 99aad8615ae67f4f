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
            return attribute.name == "style" && attribute.value.contains(property)
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
func firstOffset(of wanted: [UInt8], in bytes: [UInt8]) -> Int? {
    guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
    var index = 0
    while let found = bytes[index...].firstIndex(of: first) {
        if bytes[found...].starts(with: wanted) { return found }
        index = found + 1
    }
    return nil
}
