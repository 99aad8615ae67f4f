import Art
import Canvas
import Drawing
import GIF
import Media
import MediaSamples
import Verify
import WebP

/// Pictures and films: their heads as pages read them, and whole where a reader of ours decodes them.
extension Kind {
    static let pictureKinds = [
        Kind("shots", bytes: [png, gif, webP, jpeg], words: chunks) { bytes in
            let files = ["png", "jpg", "gif", "webp", "svg"].map { ("content/products/p/shots/a.\($0)", bytes) }
            let page = "---\ntitle: B\n---\n![a](a.png) ![b](b.svg)\n".utf8
            site(
                with: Dictionary(uniqueKeysWithValues: files).merging([
                    "content/pages/b/index.md": Array(page), "content/pages/b/a.png": bytes,
                    "content/pages/b/b.svg": bytes,
                    "content/assets/a.png": bytes,
                ]) { $1 })
        },
        Kind("films", bytes: [film(1), film(0), matroska], words: chunks) { bytes in
            let page = Array("{% include film.html %}\n\n![f](films/a.mp4)\n".utf8)
            site(with: [
                "content/products/p/films/a.mp4": bytes, "content/products/p/films/a.webm": bytes,
                "content/products/p/films/a.vtt": bytes, "content/products/p/index.md": page,
                "themes/plain/layouts/product.html": Array(
                    "{{ product.films | jsonify }}{{ product.film | jsonify }}".utf8),
            ])
        },
        Kind("verify", bytes: [png, gif, webP, jpeg, film(1), film(0), matroska, wholeFilm], words: chunks + boxes) {
            bytes in
            guard let medium = Medium(bytes) else { return }
            precondition(!medium.text.isEmpty)
            for slot in SlotTable.all { _ = slot.verdict(on: medium, path: "a.png") }
        },
        Kind("png", bytes: [png], words: chunks) { bytes in
            if let size = pngSize(bytes) { precondition(size.width >= 0 && size.height >= 0) }
            if let picture = try? pixmap(ofPNG: bytes) {
                precondition(picture.pixels.count == picture.width * picture.height)
            }
        },
        Kind("gif", bytes: [gif], words: chunks) { bytes in
            _ = (try? decodeGIF(bytes))?.frames.count
        },
        Kind("webp", bytes: [webP], words: chunks) { bytes in
            _ = (try? decodeWebP(bytes))?.frames.count
        },
        // What the limits let through is drawn, so that they are tried as well as what they are for.
        Kind("svg", bytes: drawings.map { Array($0.utf8) }, words: svgWords) { bytes in
            _ = try? SVGRasterizer().pixmap(of: String(decoding: bytes, as: UTF8.self), width: 64)
        },
    ]

    private static let drawings = [
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="g"><stop offset="0" \
        stop-color="#f00"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs><g \
        fill="url(#g)" transform="rotate(9)"><path d="M1 2 3 4C5 6 7 8 9 9A2 2 0 0 1 9 9z"/><circle r="9"/></g><use \
        href="#g"/><text x="1" y="9" font-size="8">a</text></svg>
        """,
        "<svg width='9' height='9'><style>.a{fill:red}</style><rect class='a' width='9' height='9' filter='url(#f)'/></svg>",
    ]

    private static let svgWords = [
        "<g>", "</g>", "<use href=\"#g\"/>", "<!DOCTYPE svg [<!ENTITY a \"b\">]>", "&a;", "<![CDATA[", "<!--", "-->",
        "1e9",
        "-1", "%", "scale(9999)", "<filter id=\"f\">", "<image href=\"file:///etc/passwd\"/>", "<pattern id=\"p\">",
        "<svg>", "<mask id=\"m\">", "url(#p)", "stroke-width=\"999\"", "<tspan>", "\u{0}", "\"", "NaN",
    ]

    private static let chunks = [
        "IHDR", "IDAT", "IEND", "RIFF", "WEBP", "VP8 ", "VP8L", "VP8X", "ANMF", "GIF89a", "ftyp", "moov", "mvhd",
        "trak", "tkhd", "mdat",
        "\u{0}\u{0}\u{0}\u{1}", "\u{0}\u{0}\u{0}\u{0}", "\u{1}", "\u{7F}",
    ]

    /// What the readers of films look for.
    private static let boxes = [
        "mdia", "mdhd", "hdlr", "vide", "soun", "minf", "stbl", "stsd", "stts", "avc1", "avcC", "mp4a", "esds", "edts",
        "elst",
        "pasp", "mvex", "mehd", "moof", "acTL", "fcTL", "tRNS", "Exif", "ANIM", "ispe", "\u{0}\u{0}\u{3}",
    ]

    private static let wholeFilm = SampleFilm().bytes
    private static let png = (try? SamplePictures.png()) ?? []
    private static let gif = (try? SamplePictures.gif()) ?? []
    private static let webP = (try? SamplePictures.webP()) ?? []
    /// A frame header of 16 by 9 pixels behind the start (ITU-T T.81, B.2.2).
    private static let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0x4A, 0x46, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 16, 1, 1, 0x11, 0, 0xFF, 0xD9,
    ]

    /// An MP4's boxes, its header of a version (ISO/IEC 14496-12 §8.2.2).
    private static func film(_ version: UInt8) -> [UInt8] {
        func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
            [0, 0, 0, UInt8(content.count + 8)] + Array(name.utf8) + content
        }
        let times = [UInt8](repeating: 0, count: version == 1 ? 16 : 8)
        let length: [UInt8] = [UInt8](repeating: 0, count: version == 1 ? 6 : 2) + [0x27, 0x10]
        let head = [version, 0, 0, 0] + times + [0, 0, 3, 0xE8] + length
        let track = [UInt8](repeating: 0, count: 76) + [0, 16, 0, 0, 0, 9, 0, 0]
        return box("ftyp", Array("isomiso2".utf8)) + box("moov", box("mvhd", head) + box("trak", box("tkhd", track)))
    }

    /// A WebM's segment with its length and the size of its picture (RFC 9559).
    private static let matroska: [UInt8] = [
        0x1A, 0x45, 0xDF, 0xA3, 0x80, 0x18, 0x53, 0x80, 0x67, 0xA3, 0x15, 0x49, 0xA9, 0x66, 0x8E, 0x2A, 0xD7, 0xB1,
        0x83, 0x0F, 0x42, 0x40,
        0x44, 0x89, 0x84, 0x46, 0x1C, 0x40, 0, 0x16, 0x54, 0xAE, 0x6B, 0x8A, 0xAE, 0x88, 0xE0, 0x86, 0xB0, 0x81, 16,
        0xBA, 0x81, 9,
    ]
}
