import Files
import Site
import Values

/// A picture in the widths that browsers choose from.
///
/// What it consists of follows from the picture's size and the site's rules alone, so that pages are written before any
/// of it is made. The files stand beside the picture and begin with its name.
package struct PictureSet: Sendable, Hashable {
    /// A file of the set.
    package struct Member: Sendable, Hashable {
        /// The path in the output.
        package var file: String
        package var width: Int
        package var format: Format
    }

    /// The formats of members.
    package enum Format: String, Sendable, Hashable {
        case webp
        /// For browsers that are older than WebP, and for feed readers.
        case jpeg = "jpg"
    }

    /// The path of the picture in the output.
    package var original: String
    /// The picture in WebP, the narrowest first; none of a picture that is shown as it is.
    package var offered: [Member] = []
    /// The picture for those who do not know WebP; nil where that is the original.
    package var fallback: Member?
    /// The size of what `fallback`, or else the original, shows.
    package var width, height: Int

    /// All files besides the original.
    package var members: [Member] { offered + [fallback].compactMap(\.self) }

    /// The set of a picture; nil of one that is left as it is for everybody: a drawing or an animation.
    init?(_ facts: PictureFacts, at file: String, _ rules: PictureRules) {
        guard rules.areOffered, !facts.isMoving, [.jpeg, .png, .webp].contains(facts.format),
            let narrowest = rules.widths.first, let widest = rules.widths.last
        else { return nil }
        (original, width, height) = (file, facts.width, facts.height)
        // A small picture is shown as it is.
        guard facts.width > narrowest else { return }
        let top = min(facts.width, widest)
        // A width that is hardly less than the widest saves nobody anything.
        let widths = rules.widths.filter { $0 * 20 < top * 17 } + [top]
        offered = widths.map { Member(file: "\(file).\($0).webp", width: $0, format: .webp) }
        if facts.format == .jpeg, facts.width > top {
            fallback = Member(file: "\(file).\(top).jpg", width: top, format: .jpeg)
            (width, height) = (top, max(1, (facts.height * top * 2 + facts.width) / (facts.width * 2)))
        }
    }

    /// The set as a theme's partial sees it, with addresses from the site's root.
    /// - Parameters:
    ///   - baseURL: where the site is published.
    ///   - written: the original's address as its page has it.
    /// - Returns: what the partial calls `picture`.
    func described(_ baseURL: BaseURL, as written: String? = nil) -> Value {
        func address(_ file: String) -> String {
            // In a list of addresses a comma ends one.
            baseURL.relative("/" + percentEncoded(file)).replacing(",", with: "%2C")
        }
        let list = offered.map { "\(address($0.file)) \($0.width)w" }.joined(separator: ", ")
        return [
            "src": .string(fallback.map { address($0.file) } ?? written ?? address(original)),
            "width": .integer(width), "height": .integer(height), "srcset": list.isEmpty ? .null : .string(list),
            "type": "image/webp",
            "original": .string(written ?? address(original)),
        ]
    }
}
