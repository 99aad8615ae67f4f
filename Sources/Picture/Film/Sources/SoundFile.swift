import CAV

/// A file of sound, or the sound of a film.
enum SoundFile {
    /// What is heard from an instant on, in microseconds; at most so many samples of each channel.
    /// - Throws: that the file cannot be read, or where `isNeeded`, that there is no sound in it.
    static func sound(
        in path: String, from start: Int, samples: Int, isNeeded: Bool
    ) throws(FilmFailure) -> Sound {
        guard let file = try MediaFile(path, AVMEDIA_TYPE_AUDIO) else {
            guard isNeeded else { return Sound() }
            throw FilmFailure(.input, "\(path): there is no sound in it that can be read")
        }
        var layout = AVChannelLayout()
        av_channel_layout_default(&layout, 2)
        var converter: OpaquePointer?
        try LibAV.checked(
            swr_alloc_set_opts2(
                &converter, &layout, AV_SAMPLE_FMT_FLT, Int32(SoundCoder.rate), &file.decoder.pointee.ch_layout,
                file.decoder.pointee.sample_fmt, file.decoder.pointee.sample_rate, 0, nil), path, .input)
        defer { swr_free(&converter) }
        try LibAV.checked(swr_init(converter), path, .input)
        file.seek(to: start)
        var sound = Sound()
        var skip: Int?
        while file.next() {
            // Decoding begins a little early.
            if skip == nil { skip = max(0, (start - file.time) * SoundCoder.rate / 1_000_000) }
            append(file.frame, converter, to: &sound)
            if sound.count >= samples + (skip ?? 0) { break }
        }
        append(nil, converter, to: &sound)
        let early = min((skip ?? 0) * 2, sound.samples.count)
        sound.samples.removeFirst(early)
        if sound.count > samples { sound.samples.removeLast((sound.count - samples) * 2) }
        if isNeeded, sound.count == 0 {
            throw FilmFailure(.input, "\(path): there is no sound after \(start / 1_000_000) s")
        }
        return sound
    }

    private static func append(
        _ frame: UnsafeMutablePointer<AVFrame>?, _ converter: OpaquePointer?, to sound: inout Sound
    ) {
        let count = frame?.pointee.nb_samples ?? 0
        let room = Int(swr_get_out_samples(converter, count))
        guard room > 0 else { return }
        var chunk = [Float](repeating: 0, count: room * 2)
        let filled = chunk.withUnsafeMutableBytes { bytes -> Int32 in
            var target: UnsafeMutablePointer<UInt8>? = bytes.bindMemory(to: UInt8.self).baseAddress
            guard let frame else { return swr_convert(converter, &target, Int32(room), nil, 0) }
            return frame.pointee.extended_data.withMemoryRebound(
                to: UnsafePointer<UInt8>?.self, capacity: 8
            ) { swr_convert(converter, &target, Int32(room), $0, count) }
        }
        if filled > 0 { sound.samples += chunk[..<(Int(filled) * 2)] }
    }
}
