/// Something that the file of a picture tells and nobody sees in it.
package enum PictureNote: Hashable, Sendable {
    /// Where it was taken.
    case position
    /// The number of the camera or of its lens.
    case serialNumber
    /// Whose it is, or who made it.
    case name
    /// A folder of the machine that it was drawn on: Inkscape notes where a drawing was exported to.
    case folder
    /// A text of a PNG, by its keyword, such as what a generator was asked for.
    case text(String)
}

/// What the file of a picture tells of its maker and nobody sees in it; nothing where it is no JPEG, PNG, WebP or SVG.
///
/// Dates, programs and how it was exposed are left aside: of these most files tell something.
package func pictureNotes(in file: [UInt8]) -> Set<PictureNote> {
    var notes = PictureNotes()
    switch MediaFormat(file) {
    case .jpeg: notes.readJPEG(Bytes(file))
    case .png: notes.readPNG(Bytes(file))
    case .webp: notes.readWebP(Bytes(file))
    case .svg: notes.readSVG(file[...])
    default: break
    }
    return notes.found
}

/// The reading of what a file tells, part by part.
private struct PictureNotes {
    var found: Set<PictureNote> = []

    /// The segments up to the pixels.
    mutating func readJPEG(_ bytes: Bytes) {
        var at = 2
        while bytes.byte(at) == 0xFF, let marker = bytes.byte(at + 1), marker != 0xDA, marker != 0xD9 {
            if marker == 0xFF {
                at += 1
                continue
            }
            guard let length = bytes.big(at + 2, 2), length >= 2, let segment = bytes.slice(at + 4, length - 2) else {
                return
            }
            if marker == 0xE1 { readApplication(Bytes(segment)) }
            at += 2 + length
        }
    }

    private mutating func readApplication(_ segment: Bytes) {
        let space = "http://ns.adobe.com/xap/1.0/\0"
        if segment.text(0, 6) == "Exif\0\0" {
            readTIFF(segment.rest(6))
        } else if segment.text(0, space.utf8.count) == space {
            readXMP(segment.rest(space.utf8.count))
        }
    }

    mutating func readPNG(_ bytes: Bytes) {
        var at = 8
        while let length = bytes.big(at, 4), let content = bytes.slice(at + 8, length) {
            switch bytes.text(at + 4, 4) {
            case "eXIf": readTIFF(content)
            case "tEXt", "zTXt", "iTXt": readText(content)
            default: break
            }
            at += 12 + length
        }
    }

    /// A text with its keyword in front; XMP is the text of a keyword of its own.
    private mutating func readText(_ content: ArraySlice<UInt8>) {
        let keyword = String(decoding: content.prefix { $0 != 0 }, as: UTF8.self)
        switch keyword {
        case "XML:com.adobe.xmp": readXMP(content)
        case "Author": found.insert(.name)
        case _ where PictureNotes.isPlain(keyword): break
        // GIMP's own words are no secret.
        case "Comment" where content.dropFirst(8).starts(with: "Created with".utf8): break
        default: found.insert(.text(keyword))
        }
    }

    /// Keywords under which stands what is said of every picture, or what is meant to be read.
    private static func isPlain(_ keyword: String) -> Bool {
        let known = [
            "Title", "Copyright", "Disclaimer", "Warning", "Software", "Creation Time", "Description", "Source",
        ]
        return known.contains(keyword) || keyword.hasPrefix("date:") || keyword.hasPrefix("png:")
    }

    mutating func readWebP(_ bytes: Bytes) {
        var at = 12
        while let length = bytes.little(at + 4, 4), let content = bytes.slice(at + 8, length) {
            switch bytes.text(at, 4) {
            case "EXIF": readTIFF(content.starts(with: "Exif\0\0".utf8) ? content.dropFirst(6) : content)
            case "XMP ": readXMP(content)
            default: break
            }
            at += 8 + length + length % 2
        }
    }

    /// The attributes of a drawing that name a file as its author's machine does.
    mutating func readSVG(_ text: ArraySlice<UInt8>) {
        let folders = ["=\"/home/", "=\"/Users/", "=\"file:///", ":\\Users\\"]
        if PictureNotes.has(folders, in: text) { found.insert(.folder) }
    }

    /// Whether one of some texts stands among bytes.
    private static func has(_ texts: [String], in bytes: ArraySlice<UInt8>) -> Bool {
        texts.contains { text in
            let wanted = Array(text.utf8)
            let last = bytes.endIndex - wanted.count
            return last >= bytes.startIndex
                && (bytes.startIndex...last).contains { at in
                    bytes[at] == wanted[0] && bytes[at..<(at + wanted.count)].elementsEqual(wanted)
                }
        }
    }

    /// The packet of Adobe's XMP, by the names of its properties.
    private mutating func readXMP(_ packet: ArraySlice<UInt8>) {
        func has(_ names: [String]) -> Bool { PictureNotes.has(names, in: packet) }
        if has(["GPSLatitude", "GPSLongitude"]) { found.insert(.position) }
        if has(["SerialNumber"]) { found.insert(.serialNumber) }
        if has(["OwnerName", "dc:creator"]) { found.insert(.name) }
    }

    /// The directories of EXIF (EXIF 2.32 §4.6): the first, and those that it leads to.
    private mutating func readTIFF(_ tiff: ArraySlice<UInt8>) {
        let bytes = TIFFBytes(tiff)
        guard let first = bytes.number(4, 4) else { return }
        for entry in bytes.entries(at: first) {
            switch entry.tag {
            case 0x013B where bytes.hasText(entry), 0x9C9D where bytes.hasText(entry): found.insert(.name)
            case 0xC62F where bytes.hasText(entry): found.insert(.serialNumber)
            case 0x8769: readCamera(bytes, at: entry.value)
            case 0x8825:
                // The version of the directory alone says nothing of a place.
                if bytes.entries(at: entry.value).contains(where: { $0.tag == 2 || $0.tag == 4 }) {
                    found.insert(.position)
                }
            default: break
            }
        }
    }

    private mutating func readCamera(_ bytes: TIFFBytes, at directory: Int) {
        for entry in bytes.entries(at: directory) where bytes.hasText(entry) {
            switch entry.tag {
            case 0xA430: found.insert(.name)
            case 0xA431, 0xA435: found.insert(.serialNumber)
            default: break
            }
        }
    }
}

/// The bytes of a TIFF structure, whose numbers are written one way or the other.
private struct TIFFBytes {
    private let bytes: Bytes
    private let isBig: Bool

    /// A field of a directory.
    struct Entry {
        var tag: Int
        /// How many bytes its value has.
        var length: Int
        /// Its value, or where that stands.
        var value: Int
        /// Where it stands itself.
        var place: Int
    }

    init(_ tiff: ArraySlice<UInt8>) {
        bytes = Bytes(tiff)
        isBig = bytes.text(0, 2) == "MM"
    }

    func number(_ at: Int, _ length: Int) -> Int? { isBig ? bytes.big(at, length) : bytes.little(at, length) }

    func entries(at directory: Int) -> [Entry] {
        guard let count = number(directory, 2) else { return [] }
        var entries: [Entry] = []
        for index in 0..<count {
            let at = directory + 2 + 12 * index
            guard let tag = number(at, 2), let kind = number(at + 2, 2), let amount = number(at + 4, 4),
                let value = number(at + 8, 4)
            else { break }
            let size = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1][kind] ?? 1
            entries.append(Entry(tag: tag, length: amount * size, value: value, place: at + 8))
        }
        return entries
    }

    /// Whether something is written in a field of text: cameras leave room for names that nobody gave.
    func hasText(_ entry: Entry) -> Bool {
        let at = entry.length <= 4 ? entry.place : entry.value
        return bytes.slice(at, entry.length)?.contains { $0 > 0x20 && $0 != 0xFF } ?? false
    }
}
