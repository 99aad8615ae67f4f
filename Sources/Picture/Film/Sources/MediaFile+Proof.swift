import CAV

extension MediaFile {
    /// What is said of damage that was met from an instant on.
    func refusal(from start: Int = 0) -> FilmFailure? {
        guard let damage, damage >= start else { return nil }
        let hundredths = damage / 10_000
        let time = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
        return FilmFailure(
            .input, "\(path): it is damaged at \(time) s: what is there cannot be decoded",
            remedy: "export it again, or leave that part out; `ffmpeg -v error -i FILE -f null -` tells all of it")
    }

    /// Decodes all pictures and all sound of a file, and keeps nothing.
    /// - Throws: where it cannot be decoded.
    static func prove(_ path: String) throws(FilmFailure) {
        var isEmpty = true
        for kind in [AVMEDIA_TYPE_VIDEO, AVMEDIA_TYPE_AUDIO] {
            guard let file = try MediaFile(path, kind) else { continue }
            isEmpty = false
            while file.next() { if let refusal = file.refusal() { throw refusal } }
            if let refusal = file.refusal() { throw refusal }
        }
        if isEmpty { throw FilmFailure(.input, "\(path): there is nothing in it that can be decoded") }
    }
}
