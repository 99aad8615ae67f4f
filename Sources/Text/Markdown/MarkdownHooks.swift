import Diagnostics
import Markup

/// What a renderer asks of the world around it; every question has a default answer.
public struct MarkdownHooks: Sendable {
    /// What a fenced block becomes; nil where it is ordinary code.
    ///
    /// Asked in the site flavour only.
    public var fence: @Sendable (Fence) -> FenceResult?
    /// What a piece becomes whose arguments are right.
    public var piece: @Sendable (PieceCall) -> FenceResult
    /// What becomes of the address of a link or an image.
    public var link: @Sendable (Link) -> LinkResult
    /// The address, as an author would write it, of the page or file that `[[Name]]` names; asked before ``link``.
    public var named: @Sendable (_ name: String) -> LinkResult
    /// The size of a picture in pixels, by its address as it will be written; nil where it is not known.
    public var imageSize: @Sendable (_ address: String) -> (width: Int, height: Int)?
    /// Whether a picture is a drawing in black alone on no ground, by its address as it will be written.
    ///
    /// It is marked `data-ink`, so that a dark page can turn it white.
    public var isInk: @Sendable (_ address: String) -> Bool
    /// A picture as HTML, in the site flavour; nil where it is an ordinary one.
    ///
    /// What it answers is written as it is, in safe mode too.
    public var image: @Sendable (_ image: ShownImage) -> String?
    /// Writes code as HTML with spans, and says whether it knew the language; spans may not cross a line end.
    ///
    /// Where it did not, it has written nothing.
    public var highlight: @Sendable (_ code: [UInt8], _ language: String, _ out: inout ByteBuffer) -> Bool

    /// Answers to the questions; by default fences are code, addresses stay, sizes are unknown, pictures are ordinary, code
    /// is plain.
    public init(
        fence: @escaping @Sendable (Fence) -> FenceResult? = { _ in nil },
        piece: @escaping @Sendable (PieceCall) -> FenceResult = {
            .html(String(decoding: $0.body ?? [], as: UTF8.self))
        },
        link: @escaping @Sendable (Link) -> LinkResult = { _ in .keep },
        named: @escaping @Sendable (String) -> LinkResult = { _ in .keep },
        imageSize: @escaping @Sendable (String) -> (width: Int, height: Int)? = { _ in nil },
        isInk: @escaping @Sendable (String) -> Bool = { _ in false },
        image: @escaping @Sendable (ShownImage) -> String? = { _ in nil },
        highlight: @escaping @Sendable ([UInt8], String, inout ByteBuffer) -> Bool = { _, _, _ in false }
    ) {
        self.fence = fence
        self.piece = piece
        self.link = link
        self.named = named
        self.imageSize = imageSize
        self.isInk = isInk
        self.image = image
        self.highlight = highlight
    }
}

/// A fenced block of the text.
public struct Fence: Sendable, Hashable {
    /// The whole line behind the fence, as written.
    public var info: String
    /// The first word of the info string, or the empty string.
    public var language: String
    /// What stands behind the language, in order: `title="App.swift"` is title and its value, a bare word has the
    /// empty value.
    public var attributes: [FenceAttribute]
    /// The lines between the fences, with their line ends.
    public var body: String
    /// Where the opening fence stands in the author's file.
    public var place: Place

    /// A fenced block.
    public init(info: String, language: String, attributes: [FenceAttribute], body: String, place: Place) {
        self.info = info
        self.language = language
        self.attributes = attributes
        self.body = body
        self.place = place
    }

    /// The value of an attribute; nil where it is absent.
    public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// The place of a line of the body, from 1.
    public func place(ofBodyLine line: Int, column: Int = 1) -> Place {
        Place(path: place.path, line: place.line + line, column: column)
    }
}

/// A word of a fence's info string behind the language.
public struct FenceAttribute: Sendable, Hashable {
    /// What it is called.
    public var name: String
    /// Its value without quotes; empty for a bare word.
    public var value: String

    /// An attribute.
    public init(_ name: String, _ value: String = "") {
        self.name = name
        self.value = value
    }
}

/// What a fence has become.
public enum FenceResult: Sendable {
    /// HTML, written as it is, in safe mode too.
    case html(String)
    /// Other code than the one that stands in it, coloured and numbered as the fence says.
    case code(String)
    /// It cannot be drawn, for these reasons, each with its place; the code is shown as it stands.
    case failed([Diagnostic])
}

/// An address that the text mentions.
public struct Link: Sendable, Hashable {
    /// What points there.
    public enum Kind: Sendable, Hashable {
        /// A link that can be followed.
        case link
        /// A picture.
        case image
    }

    /// The address, with entities and escapes resolved.
    public var destination: String
    /// What points there.
    public var kind: Kind

    /// An address.
    public init(destination: String, kind: Kind) {
        self.destination = destination
        self.kind = kind
    }
}

/// A picture that the text shows.
public struct ShownImage: Sendable, Hashable {
    /// The address as it will be written.
    public var address: String
    /// What it shows, for those who do not see it; without markup.
    public var alt: String
    /// Its title; nil where it has none, or where that is its caption.
    public var title: String?
    /// Whether readers see it without scrolling: it is the first, and few words stand above it.
    public var isFirst: Bool

    /// A picture.
    public init(address: String, alt: String, title: String? = nil, isFirst: Bool = false) {
        (self.address, self.alt, self.title, self.isFirst) = (address, alt, title, isFirst)
    }
}

/// What becomes of an address.
public enum LinkResult: Sendable, Equatable {
    /// It is written as it stands.
    case keep
    /// This address is written.
    case replace(String)
    /// It leads nowhere: an error at its place, and the address is written as it stands.
    case failed(message: String, remedy: String?)
}
