/// The elements of a WebM file (RFC 9559).
extension Medium {
    mutating func readMatroska(_ file: [UInt8]) {
        guard let facts = FilmFacts(file) else { return }
        var film = Film()
        film.milliseconds = facts.milliseconds
        let segment = MatroskaElement.all(in: file[...]).first { $0.id == 0x1853_8067 }
        for element in MatroskaElement.all(in: segment?.content ?? []) {
            // The pictures themselves: the tracks stand before them.
            if element.id == 0x1F43_B675 { break }
            guard element.id == 0x1654_AE6B else { continue }
            for track in MatroskaElement.all(in: element.content) where track.id == 0xAE {
                film.add(MatroskaElement.all(in: track.content))
            }
        }
        if film.videos.isEmpty, film.sounds.isEmpty { fault = "it holds no track" }
        if let segment, segment.isCutOff { fault = "it was cut off: it is shorter than it says itself" }
        if fault == nil, let segment, let place = segment.tornPlace {
            fault = "it is damaged at byte \(place) of \(file.count)"
        }
        (self.film, size) = (film, film.size)
    }
}

extension Film {
    fileprivate mutating func add(_ track: [MatroskaElement]) {
        func first(_ id: Int, _ elements: [MatroskaElement]) -> ArraySlice<UInt8>? {
            elements.first { $0.id == id }?.content
        }
        func number(_ id: Int, _ elements: [MatroskaElement]) -> Int? { first(id, elements).map { Int(bigEndian: $0) } }
        let codec = String(decoding: first(0x86, track) ?? [], as: UTF8.self)
        if let video = first(0xE0, track).map({ MatroskaElement.all(in: $0) }) {
            var found = VideoTrack()
            found.codec = ["V_VP8": "vp8", "V_VP9": "vp9", "V_AV1": "av1", "V_MPEG4/ISO/AVC": "h264"][codec] ?? codec
            found.size = PixelSize(width: number(0xB0, video) ?? 0, height: number(0xBA, video) ?? 0)
            // How long a picture is shown, in nanoseconds.
            found.rate = number(0x23E383, track).flatMap { $0 > 0 ? 1e9 / Double($0) : nil }
            videos.append(found)
        } else if let sound = first(0xE1, track).map({ MatroskaElement.all(in: $0) }) {
            var found = SoundTrack()
            found.codec = ["A_OPUS": "opus", "A_VORBIS": "vorbis", "A_AAC": "aac"][codec] ?? codec
            found.channels = number(0x9F, sound) ?? 1
            sounds.append(found)
        }
    }
}
