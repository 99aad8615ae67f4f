/// A box of an MP4 file: four letters and what is in it (ISO/IEC 14496-12 §4.2).
struct MovieBox {
    var name: String
    var content: ArraySlice<UInt8>
    /// How many bytes it takes, head and all.
    var whole: Int

    /// The boxes that stand one after the other in some bytes; a broken one ends them.
    static func all(in bytes: ArraySlice<UInt8>) -> [MovieBox] {
        var boxes: [MovieBox] = []
        var rest = bytes
        // A box has eight bytes: a bad file could be nothing but boxes.
        while rest.count >= 8, boxes.count < 65_536 {
            var (length, head) = (Int(bigEndian: rest.prefix(4)), 8)
            let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            if length == 1 { (length, head) = (Int(bigEndian: rest.dropFirst(8).prefix(8)), 16) }
            // Nothing is the word for "to the end of the file".
            if length == 0 { length = rest.count }
            guard length >= head, length <= rest.count else { break }
            boxes.append(MovieBox(name: name, content: rest.prefix(length).dropFirst(head), whole: length))
            rest = rest.dropFirst(length)
        }
        return boxes
    }
}

/// An element of a Matroska file: a number and what is in it (RFC 8794 §4–6).
struct MatroskaElement {
    var id: Int
    var content: ArraySlice<UInt8>
    /// Whether it says that it is longer than the bytes it stands in.
    var isCutOff = false

    /// The elements that stand one after the other in some bytes; one that is cut off reaches to their end.
    static func all(in bytes: ArraySlice<UInt8>) -> [MatroskaElement] {
        var elements: [MatroskaElement] = []
        var rest = bytes
        while elements.count < 65_536, let id = number(&rest, keepsMarker: true),
            let length = number(&rest, keepsMarker: false)
        {
            elements.append(
                MatroskaElement(
                    id: id, content: rest.prefix(length), isCutOff: length != Int.max && length > rest.count))
            rest = rest.dropFirst(length)
        }
        return elements
    }

    /// Where in a file something stands that is no element, among those in this one and in its clusters; nil where nothing
    /// does.
    var tornPlace: Int? {
        var rest = content
        while !rest.isEmpty {
            let place = rest.startIndex
            guard let id = MatroskaElement.number(&rest, keepsMarker: true),
                let length = MatroskaElement.number(&rest, keepsMarker: false)
            else { return place }
            let inside = MatroskaElement(id: id, content: rest.prefix(length))
            // What follows a cluster of unknown length cannot be told from what is in it.
            if length == Int.max { return nil }
            let isCluster = id == 0x1F43_B675
            if isCluster, let place = inside.tornPlace { return place }
            guard length <= rest.count else { return place }
            rest = rest.dropFirst(length)
        }
        return nil
    }

    /// A number of one to eight bytes: as many as its first byte has leading zeros, and one more.
    private static func number(_ bytes: inout ArraySlice<UInt8>, keepsMarker: Bool) -> Int? {
        guard let first = bytes.first, first != 0 else { return nil }
        let count = first.leadingZeroBitCount + 1
        guard bytes.count >= count else { return nil }
        let all = Int(bigEndian: bytes.prefix(count))
        bytes = bytes.dropFirst(count)
        if keepsMarker { return all }
        let mask = 1 << (7 * count) - 1
        // All ones is the word for "not known": to the end of what it stands in.
        return all & mask == mask ? Int.max : all & mask
    }
}
