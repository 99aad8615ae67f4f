import Drawing
import Markup

/// The beginning of a drawing, as pixels: what many drawings of one template have in common is drawn once.
///
/// SVG paints elements in their order, so that what stands behind a beginning is laid over it.
struct SVGGround {
    /// The text up to where an element directly inside of the root begins.
    let head: [UInt8]
    /// The width that was asked for, and the background.
    let width: Double?, background: Colour?
    /// The size of the drawing in its own pixels.
    let size: Size
    /// What the beginning paints.
    let pixmap: Pixmap

    /// Larger pictures are few, and take much room.
    private static let largestArea = 1 << 20

    /// Where the part begins that this ground is not, for a drawing that may be laid over it.
    func rest(of scan: SVGScan, width: Double?, background: Colour?) -> Int? {
        guard width == self.width, background == self.background, scan.bytes.starts(with: head),
            SVGGround.standsAlone(scan.bytes[head.count...])
        else { return nil }
        return head.count
    }

    /// Where the beginning ends that two drawings have in common: whole elements inside of the root; nil where they have
    /// none, or where it would look different by itself.
    static func end(of scan: SVGScan, after other: [UInt8], _ pixmap: Pixmap) -> Int? {
        guard pixmap.pixels.count <= largestArea, !scan.root.isLayered else { return nil }
        var common = 0
        while common < min(scan.bytes.count, other.count), scan.bytes[common] == other[common] { common += 1 }
        let ends = scan.root.elements.dropFirst().map(\.offset)
        guard let end = ends.last(where: { $0 <= common }), standsAlone(scan.bytes[...]) else { return nil }
        return end
    }

    /// The start tag of the root.
    static func startTag(of scan: SVGScan) -> [UInt8] {
        var quote: UInt8?
        var tag: [UInt8] = []
        for byte in scan.bytes[scan.root.offset...] {
            tag.append(byte)
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                break
            }
        }
        return tag
    }

    /// Whether nothing in a text is about what stands elsewhere in it.
    private static func standsAlone(_ bytes: ArraySlice<UInt8>) -> Bool {
        !aboutOthers.contains { firstOffset(of: $0, in: bytes) != nil }
    }

    private static let aboutOthers = ["<style", ":style", "url(", "href"].map { Array($0.utf8) }
}
