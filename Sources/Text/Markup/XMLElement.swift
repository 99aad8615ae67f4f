/// An element of an XML text.
public struct XMLElement: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its attributes, in order.
    public var attributes: [Attribute] = []
    /// What stands inside of it, in order.
    public var children: [Child] = []
    /// Where it begins, as a byte offset.
    public var offset: Int

    /// An attribute.
    public struct Attribute: Sendable, Hashable {
        /// Its name.
        public var name: String
        /// Its value, with references resolved.
        public var value: String
    }

    /// What can stand inside of an element.
    public enum Child: Sendable, Hashable {
        /// Another element.
        case element(XMLElement)
        /// Characters, with references resolved, and where they begin.
        case text(String, offset: Int)
    }

    /// The elements inside of it.
    public var elements: [XMLElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The characters directly inside of it.
    public var text: String {
        children.map { if case .text(let text, _) = $0 { text } else { "" } }.joined()
    }
}

/// Why a text is no XML.
public struct XMLMistake: Error, Sendable, Hashable {
    /// What is wrong, without a full stop.
    public var message: String
    /// Where, as a byte offset.
    public var offset: Int
    /// What to do about it.
    public var remedy: String?
}
