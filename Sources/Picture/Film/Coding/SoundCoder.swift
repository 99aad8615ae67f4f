import CAV
import Footage

/// Codes sound: AAC for stores and networks, Opus for pages; two channels, 48,000 samples a second.
final class SoundCoder {
    /// Samples a second.
    static let rate = 48_000
    /// Bits a second, as the App Store asks for.
    private static let bitRate: Int64 = 256_000

    private let coder: UnsafeMutablePointer<AVCodecContext>
    private let frame: UnsafeMutablePointer<AVFrame>
    private let file: FilmFile
    private let track: Int32
    private let sound: Sound
    private var next = 0

    /// A coder of a sound, whose track is in the file.
    init(_ sound: Sound, _ order: FilmOrder, _ file: FilmFile) throws(FilmFailure) {
        (self.sound, self.file) = (sound, file)
        let isMP4 = order.container == .mp4
        let name = isMP4 ? "aac" : "libopus"
        let codec = try LibAV.made(avcodec_find_encoder_by_name(name), "\(name) in libavcodec")
        coder = try LibAV.made(avcodec_alloc_context3(codec), "memory")
        frame = try LibAV.made(av_frame_alloc(), "memory")
        coder.pointee.sample_rate = Int32(SoundCoder.rate)
        coder.pointee.sample_fmt = isMP4 ? AV_SAMPLE_FMT_FLTP : AV_SAMPLE_FMT_FLT
        av_channel_layout_default(&coder.pointee.ch_layout, 2)
        coder.pointee.time_base = AVRational(num: 1, den: Int32(SoundCoder.rate))
        coder.pointee.bit_rate = isMP4 ? SoundCoder.bitRate : SoundCoder.bitRate / 2
        coder.pointee.thread_count = 1
        coder.pointee.flags |= Int32(bitPattern: UInt32(AV_CODEC_FLAG_BITEXACT))
        if file.wantsGlobalHeader { coder.pointee.flags |= Int32(AV_CODEC_FLAG_GLOBAL_HEADER) }
        try LibAV.checked(avcodec_open2(coder, codec, nil), "the coder \(name)")
        track = try file.addTrack(coder)
        frame.pointee.format = coder.pointee.sample_fmt.rawValue
        frame.pointee.nb_samples = coder.pointee.frame_size
        frame.pointee.sample_rate = Int32(SoundCoder.rate)
        av_channel_layout_copy(&frame.pointee.ch_layout, &coder.pointee.ch_layout)
        try LibAV.checked(av_frame_get_buffer(frame, 0), "memory")
    }

    /// Codes what is heard up to a sample.
    func advance(to end: Int) throws(FilmFailure) {
        while next + Int(coder.pointee.frame_size) <= end { try code(Int(coder.pointee.frame_size)) }
    }

    /// Codes the rest, up to the last sample.
    func finish(at end: Int) throws(FilmFailure) {
        try advance(to: end)
        if end > next { try code(end - next) }
        try LibAV.checked(avcodec_send_frame(coder, nil), "coding")
        try file.take(from: coder, track: track)
    }

    private func code(_ count: Int) throws(FilmFailure) {
        try LibAV.checked(av_frame_make_writable(frame), "memory")
        frame.pointee.nb_samples = Int32(count)
        frame.pointee.pts = Int64(next)
        guard let first = frame.pointee.data.0 else { return }
        let isPlanar = coder.pointee.sample_fmt == AV_SAMPLE_FMT_FLTP
        first.withMemoryRebound(to: Float.self, capacity: count * 2) { left in
            guard isPlanar, let second = frame.pointee.data.1 else {
                for index in 0..<count * 2 { left[index] = sound[next * 2 + index] }
                return
            }
            second.withMemoryRebound(to: Float.self, capacity: count) { right in
                for index in 0..<count {
                    (left[index], right[index]) = (sound[(next + index) * 2], sound[(next + index) * 2 + 1])
                }
            }
        }
        next += count
        try LibAV.checked(avcodec_send_frame(coder, frame), "coding")
        try file.take(from: coder, track: track)
    }

    deinit {
        var (coder, frame): (UnsafeMutablePointer<AVCodecContext>?, UnsafeMutablePointer<AVFrame>?) = (coder, frame)
        avcodec_free_context(&coder)
        av_frame_free(&frame)
    }
}
