/// What a picture's or a film's own bytes say of it; nothing is decoded.
package struct Medium: Sendable, Hashable {
    /// What kind of file it is, by its bytes.
    package var format: MediaFormat
    /// The size of its file.
    package var byteCount: Int
    /// In pixels, as they are stored; nil where the file does not say, or this reader does not know.
    package var size: PixelSize?
    /// How a picture's pixels are written; nil of a film, and of formats that are only told apart.
    package var pixels: PixelLayout?
    /// How it moves, of a picture that does.
    package var motion: Motion?
    /// How a camera held it (EXIF 2.32, tag 0x0112): 1 is upright, 5 to 8 lie on their side.
    package var orientation = 1
    /// The tracks and the length of a film.
    package var film: Film?
    /// Why the file is not whole; nil of a file that is.
    package var fault: String?

    init(_ format: MediaFormat, byteCount: Int) { (self.format, self.byteCount) = (format, byteCount) }

    /// What a file says; nil where it is no picture and no film that is known.
    package init?(_ file: [UInt8]) {
        guard let format = MediaFormat(file) else { return nil }
        self.init(format, byteCount: file.count)
        switch format {
        case .png: readPNG(file)
        case .jpeg: readJPEG(file)
        case .gif: readGIF(file)
        case .webp: readWebP(file)
        case .mp4, .mov, .m4v: readMovie(file)
        case .webm: readMatroska(file)
        case .heif, .avif: size = Medium.stillSize(file)
        case .ico: size = PixelSize(width: Medium.iconSide(file, 6), height: Medium.iconSide(file, 7))
        case .bmp, .tiff, .svg, .pdf, .avi, .wmv: break
        }
    }
}

/// How many pixels there are across and down.
package struct PixelSize: Sendable, Hashable {
    /// Pixels across, at least 1.
    package var width: Int
    /// Pixels down, at least 1.
    package var height: Int

    /// A size; nil where there is nothing to see, or more than any format has.
    package init?(width: Int, height: Int) {
        let known = 1...Int(Int32.max)
        guard known.contains(width), known.contains(height) else { return nil }
        (self.width, self.height) = (width, height)
    }

    /// The size of a picture that lies on its side.
    package var turned: PixelSize {
        var turned = self
        (turned.width, turned.height) = (height, width)
        return turned
    }
}

/// How a picture's pixels are written.
package struct PixelLayout: Sendable, Hashable {
    /// What the numbers of a pixel stand for.
    package enum Space: String, Sendable { case rgb, grey, cmyk }

    /// What the numbers of a pixel stand for; of a palette, those of its colours.
    package var space: Space
    /// Whether there is an alpha channel, or a colour that is seen through; no matter whether any pixel uses it.
    package var hasAlpha = false
    /// Whether pixels are numbers of a table of colours.
    package var isPalette = false
    /// Bits of a channel, or of a colour's number.
    package var bits = 8
    /// Whether it is sent in passes.
    package var isInterlaced = false

    init(_ space: Space) { self.space = space }
}

/// How a picture moves.
package struct Motion: Sendable, Hashable {
    /// How many pictures are shown one after the other.
    package var frames = 0
    /// How long one round lasts.
    package var milliseconds = 0
    /// How often it is shown: 0 is for ever, 1 where the file says nothing.
    package var rounds = 1
}
