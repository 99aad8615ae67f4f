import Encodings
import Social

/// What a picture's own bytes say of it.
struct MediaFacts: Equatable {
    var format: MediaRule.Format
    var width, height: Int
    /// How many pictures it holds.
    var frames = 1
    /// How long it lasts, in hundredths of a second; 0 for a still.
    var centiseconds = 0
    /// The size of its file.
    var bytes: Int

    /// The facts of a PNG or a GIF; nil where the bytes are neither, or end too early.
    init?(_ file: [UInt8]) {
        guard let header = PictureHeader(file) else { return nil }
        switch header.format {
        case .gif:
            guard let found = GIFBlocks(file).facts(header) else { return nil }
            self = found
        case .png: self.init(format: .png, width: header.width, height: header.height, bytes: file.count)
        case .jpeg, .webP: return nil
        }
    }

    fileprivate init(format: MediaRule.Format, width: Int, height: Int, bytes: Int) {
        (self.format, self.width, self.height, self.bytes) = (format, width, height, bytes)
    }

    /// How long it lasts, in seconds.
    var seconds: Double { Double(centiseconds) / 100 }
}

/// The blocks of a GIF, walked without decoding a pixel (GIF89a, sections 18 to 26).
private struct GIFBlocks {
    private let file: [UInt8]
    private var next = 13

    init(_ file: [UInt8]) { self.file = file }

    /// The facts; nil where the file ends before its trailer.
    func facts(_ header: PictureHeader) -> MediaFacts? {
        var walk = self
        guard file.count > 13 else { return nil }
        var facts = MediaFacts(format: .gif, width: header.width, height: header.height, bytes: file.count)
        facts.frames = 0
        walk.skipTable(file[10])
        while let kind = walk.byte() {
            switch kind {
            case 0x3B: return facts.frames > 0 ? facts : nil
            case 0x2C:
                facts.frames += 1
                guard walk.next + 9 < file.count else { return nil }
                let flags = file[walk.next + 8]
                walk.next += 9
                walk.skipTable(flags)
                walk.next += 1
                guard walk.skipSubBlocks() else { return nil }
            case 0x21:
                guard let label = walk.byte() else { return nil }
                if label == 0xF9, walk.next + 3 < file.count { facts.centiseconds += short(walk.next + 2) }
                guard walk.skipSubBlocks() else { return nil }
            default: return nil
            }
        }
        return nil
    }

    private func short(_ at: Int) -> Int { Int(file[at]) | Int(file[at + 1]) << 8 }

    private mutating func byte() -> UInt8? {
        guard next < file.count else { return nil }
        defer { next += 1 }
        return file[next]
    }

    /// A table of colours, where the flags say that there is one.
    private mutating func skipTable(_ flags: UInt8) {
        if flags & 0x80 != 0 { next += 3 << (Int(flags & 7) + 1) }
    }

    private mutating func skipSubBlocks() -> Bool {
        while let length = byte() {
            if length == 0 { return true }
            next += Int(length)
        }
        return false
    }
}
