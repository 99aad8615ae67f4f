/// The sizes of pictures of which nothing else is read.
extension Medium {
    /// The largest of the sizes that an HEIF or AVIF file names (ISO/IEC 23008-12 §6.5.3): the others are of thumbnails and
    /// tiles.
    static func stillSize(_ file: [UInt8]) -> PixelSize? {
        let boxes = MovieBox.all(in: file[...])
        let properties = MovieBox.first("meta", among: boxes).flatMap { MovieBox.first("iprp", in: $0.dropFirst(4)) }
            .flatMap { MovieBox.first("ipco", in: $0) }
        return MovieBox.all(in: properties ?? []).filter { $0.name == "ispe" }
            .compactMap { box -> PixelSize? in
                let bytes = Bytes(box.content)
                return PixelSize(width: bytes.big(4, 4) ?? 0, height: bytes.big(8, 4) ?? 0)
            }
            .max { $0.width * $0.height < $1.width * $1.height }
    }

    /// A side of the first icon of a file; nothing stands for 256.
    static func iconSide(_ file: [UInt8], _ at: Int) -> Int {
        Bytes(file).byte(at).map { $0 == 0 ? 256 : $0 } ?? 0
    }
}
