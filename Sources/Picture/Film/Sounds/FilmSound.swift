import Footage

/// Everything that is heard in a film.
enum FilmSound {
    /// Music swells for a tenth of a second, and fades for a second and a half where it is cut.
    private static let (swell, fade) = (4_800, 72_000)

    /// The sound of an order, of so many samples at most; nil where it has none.
    /// - Throws: that a file of music cannot be read.
    static func sound(of order: FilmOrder, lasting count: Int) throws(FilmFailure) -> Sound? {
        guard order.hasSound || order.music != nil || !order.strokes.isEmpty else { return nil }
        var sound = Sound()
        if let source = order.source, source.keepsSound {
            var own = try SoundFile.sound(in: source.path, from: source.start, samples: count, isNeeded: false)
            own.cut(to: count, fadingIn: source.start > 0 ? swell : 0, fadingOut: fade / 3)
            sound = own
        }
        if let music = order.music {
            // One more than is wanted shows that it goes on.
            var heard = try SoundFile.sound(in: music.path, from: music.start, samples: count + 1, isNeeded: true)
            heard.cut(to: count, fadingIn: swell, fadingOut: fade)
            sound.mix(heard, from: 0)
        }
        for stroke in order.strokes {
            sound.mix(Strokes.sound(stroke.kind), from: stroke.time * SoundCoder.rate / 1_000_000)
        }
        return sound
    }
}
