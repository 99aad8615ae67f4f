import Stage

extension PictureCache {
    /// The moving picture that is kept under a key, whole; nil where a part of it is missing.
    func movingPicture(_ key: PictureKey) -> MovingPicture? {
        guard let gif = read(key.name("gif")), let still = read(key.name("png")),
            let note = read(key.name("txt")).flatMap(PictureNote.init)
        else { return nil }
        return MovingPicture(
            gif: gif, still: still, size: note.size, frames: note.frames, duration: note.duration,
            description: note.description)
    }

    /// Keeps a moving picture as three files: the GIF, its still, and what neither says.
    func store(_ picture: MovingPicture, _ key: PictureKey) {
        store(picture.gif, key.name("gif"))
        store(picture.still, key.name("png"))
        store(PictureNote(picture).bytes, key.name("txt"))
    }
}

/// What is kept beside the bytes of a moving picture.
private struct PictureNote: Hashable {
    var size: PictureSize
    var frames: Int
    var duration: Seconds
    var description: String

    init(_ picture: MovingPicture) {
        (size, frames, duration, description) = (picture.size, picture.frames, picture.duration, picture.description)
    }

    init?(_ bytes: [UInt8]) {
        let parts = String(decoding: bytes, as: UTF8.self).split(
            separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        let numbers = parts.prefix(4).compactMap { Int($0) }
        guard parts.count == 5, numbers.count == 4 else { return nil }
        size = PictureSize(width: numbers[0], height: numbers[1])
        frames = numbers[2]
        duration = Seconds(microseconds: numbers[3])
        description = String(parts[4])
    }

    var bytes: [UInt8] {
        Array("\(size.width) \(size.height) \(frames) \(duration.microseconds) \(description)".utf8)
    }
}
