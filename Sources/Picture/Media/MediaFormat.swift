/// What kind of file some bytes are; told from the bytes alone, never from a name.
package enum MediaFormat: String, Sendable, Hashable, CaseIterable {
    case png, jpeg, gif, webp, svg, ico, heif, avif, bmp, tiff, pdf
    case mp4, mov, m4v, webm, avi, wmv

    /// Whether it holds a film rather than a picture.
    package var isFilm: Bool { [.mp4, .mov, .m4v, .webm, .avi, .wmv].contains(self) }

    /// What people call it.
    package var name: String {
        switch self {
        case .webp: "WebP"
        case .webm: "WebM"
        default: rawValue.uppercased()
        }
    }

    /// What the names of such files end in, the usual ending first.
    package var endings: [String] {
        switch self {
        case .jpeg: ["jpg", "jpeg"]
        case .heif: ["heic", "heif"]
        case .tiff: ["tif", "tiff"]
        case .mov: ["mov", "qt"]
        // Players and stores take one for the other; the brand inside is what its maker wrote.
        case .mp4, .m4v: ["mp4", "m4v"]
        default: [rawValue]
        }
    }

    /// The format of a file by its first bytes; nil where it is none of these.
    package init?(_ file: [UInt8]) {
        func starts(_ bytes: [UInt8]) -> Bool { file.starts(with: bytes) }
        let bytes = Bytes(file)
        if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if starts([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if ["GIF87a", "GIF89a"].contains(bytes.text(0, 6)) {
            self = .gif
        } else if bytes.text(0, 4) == "RIFF" {
            guard let found = ["WEBP": MediaFormat.webp, "AVI ": .avi][bytes.text(8, 4)] else { return nil }
            self = found
        } else if bytes.text(4, 4) == "ftyp" {
            self = MediaFormat.ofBrand(bytes)
        } else if ["moov", "mdat", "wide", "free", "skip"].contains(bytes.text(4, 4)) {
            // The oldest QuickTime files begin without saying what they are.
            self = .mov
        } else if starts([0x1A, 0x45, 0xDF, 0xA3]) {
            self = .webm
        } else {
            guard let found = MediaFormat.rare(bytes) else { return nil }
            self = found
        }
    }

    /// What the major brand of an ISO file says (ISO/IEC 14496-12 §4.3), or the first of the others that says more.
    private static func ofBrand(_ bytes: Bytes) -> MediaFormat {
        let length = min(bytes.big(0, 4) ?? 0, 256)
        let brands = [bytes.text(8, 4)] + stride(from: 16, to: max(16, length), by: 4).map { bytes.text($0, 4) }
        let known: [String: MediaFormat] = [
            "qt  ": .mov, "M4V ": .m4v, "M4VH": .m4v, "M4VP": .m4v, "avif": .avif, "avis": .avif, "heic": .heif,
            "heix": .heif, "hevc": .heif,
        ]
        if let major = known[brands[0]] { return major }
        // `mif1` is any still picture: what codes it stands among the others.
        if ["mif1", "msf1"].contains(brands[0]) { return brands.lazy.compactMap { known[$0] }.first ?? .heif }
        return .mp4
    }

    private static func rare(_ bytes: Bytes) -> MediaFormat? {
        if bytes.text(0, 4) == "%PDF" { return .pdf }
        if bytes.big(0, 4) == 0x0000_0100, bytes.little(4, 2) ?? 0 > 0 { return .ico }
        if bytes.text(0, 2) == "BM", bytes.count > 26 { return .bmp }
        if [0x4949_2A00, 0x4D4D_002A].contains(bytes.big(0, 4)) { return .tiff }
        if bytes.big(0, 4) == 0x3026_B275 { return .wmv }
        let head = bytes.text(0, 1_024)
        return head.contains("<svg") ? .svg : nil
    }
}
