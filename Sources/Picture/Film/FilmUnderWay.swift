import Footage

/// A film that is being coded.
final class FilmUnderWay {
    private let order: FilmOrder
    private let file: FilmFile
    private let pictures: PictureCoder
    private var sounds: SoundCoder?
    private var frames = 0

    /// A film that is begun, with its tracks and what is heard.
    init(_ order: FilmOrder, _ path: String) throws(FilmFailure) {
        self.order = order
        // What is heard comes first: a file of music that cannot be read is told before anything is coded.
        let count = order.frameCount * SoundCoder.rate / order.rate
        let sound = try FilmSound.sound(of: order, lasting: count)
        file = try FilmFile(path, format: order.container.rawValue)
        pictures = try PictureCoder(order, file)
        if let sound { sounds = try SoundCoder(sound, order, file) }
        try file.begin()
    }

    /// Shows parts that come in, until the end.
    /// - Throws: that they break off, or are not as many as was said.
    func take(_ reader: FootageReader) throws(FilmFailure) {
        var screen = Screen(width: order.width, height: order.height)
        var part: [UInt32] = []
        while true {
            let piece = try footagePiece(reader)
            switch piece {
            case .end: return try finish()
            case .over:
                throw FilmFailure(.input, "<stdin>: only a film that is there already can have something over it")
            case .part(let count, let rect):
                do throws(FootageMistake) { try screen.put(rect, &part, from: reader) } catch {
                    throw FilmFailure(.input, "<stdin>: \(error.message)")
                }
                guard frames + count <= order.frameCount else { throw miscounted(frames + count) }
                for _ in 0..<count { try add { screen.copy(to: $0, $1) } }
            }
        }
    }

    private func footagePiece(_ reader: FootageReader) throws(FilmFailure) -> FootagePiece {
        do throws(FootageMistake) { return try reader.piece() } catch {
            throw FilmFailure(.input, "<stdin>: \(error.message)")
        }
    }

    /// Shows a film that is there already, with what lies over it.
    func take(_ overlays: Overlays) throws(FilmFailure) {
        let show = try FilmShow(order, overlays)
        try show.eachPicture { (planes) throws(FilmFailure) in
            try add { planes.copy(to: $0, $1) }
            return true
        }
        try finish()
    }

    private func add(
        _ draw: (_ planes: [UnsafeMutablePointer<UInt8>], _ strides: [Int]) -> Void
    ) throws(FilmFailure) {
        try pictures.add(draw)
        frames += 1
        try sounds?.advance(to: frames * SoundCoder.rate / order.rate)
    }

    private func finish() throws(FilmFailure) {
        guard frames == order.frameCount else { throw miscounted(frames) }
        try pictures.finish()
        try sounds?.finish(at: frames * SoundCoder.rate / order.rate)
        try file.finish()
    }

    private func miscounted(_ count: Int) -> FilmFailure {
        FilmFailure(.input, "<stdin>: \(order.frameCount) frames were announced, and \(count) came")
    }
}
