import CAV

/// A file of somebody's, of which one track is decoded.
final class MediaFile {
    let path: String
    let context: UnsafeMutablePointer<AVFormatContext>
    let decoder: UnsafeMutablePointer<AVCodecContext>
    let stream: UnsafeMutablePointer<AVStream>
    private let packet: UnsafeMutablePointer<AVPacket>
    private var isDrained = false
    let frame: UnsafeMutablePointer<AVFrame>
    /// About where the last damage was met, in microseconds from the beginning of the track; nil where none was.
    private(set) var damage: Int?
    /// The instant of the last frame that was decoded.
    private var last = 0

    /// Opens a file and the best of its tracks of a kind; nil where it has none.
    /// - Throws: that the file cannot be read, or how it is coded is not known.
    init?(_ path: String, _ kind: AVMediaType) throws(FilmFailure) {
        self.path = path
        var opened: UnsafeMutablePointer<AVFormatContext>?
        // By its protocol, so that a name such as `http:x` is a file all the same.
        try LibAV.checked(avformat_open_input(&opened, "file:" + path, nil, nil), path, .input)
        context = try LibAV.made(opened, "memory")
        var closing: UnsafeMutablePointer<AVFormatContext>? = context
        guard avformat_find_stream_info(context, nil) >= 0 else {
            avformat_close_input(&closing)
            throw FilmFailure(.input, "\(path): what is in it cannot be told")
        }
        var codec: UnsafePointer<AVCodec>?
        let index = av_find_best_stream(context, kind, -1, -1, &codec, 0)
        guard index >= 0, let found = context.pointee.streams[Int(index)], let codec,
            let decoder = avcodec_alloc_context3(codec), let packet = av_packet_alloc(), let frame = av_frame_alloc()
        else {
            avformat_close_input(&closing)
            return nil
        }
        (stream, self.decoder, self.packet, self.frame) = (found, decoder, packet, frame)
        try LibAV.checked(avcodec_parameters_to_context(decoder, found.pointee.codecpar), path, .input)
        decoder.pointee.pkt_timebase = found.pointee.time_base
        decoder.pointee.thread_count = 2
        // A picture that is guessed in part is no picture: the first mistake in one is told.
        if kind == AVMEDIA_TYPE_VIDEO { decoder.pointee.err_recognition |= AV_EF_EXPLODE }
        try LibAV.checked(avcodec_open2(decoder, codec, nil), path, .input)
        for other in 0..<Int(context.pointee.nb_streams) where other != Int(index) {
            context.pointee.streams[other]?.pointee.discard = AVDISCARD_ALL
        }
    }

    /// Goes to the last point before an instant from which decoding can start.
    func seek(to microseconds: Int) {
        guard microseconds > 0 else { return }
        let start = stream.pointee.start_time == LibAV.noTime ? 0 : stream.pointee.start_time
        let time = av_rescale_q(
            Int64(microseconds), AVRational(num: 1, den: 1_000_000), stream.pointee.time_base)
        // Where it cannot be gone to, all is decoded from the beginning, and what comes too early is not used.
        _ = av_seek_frame(context, stream.pointee.index, time + start, AVSEEK_FLAG_BACKWARD)
        avcodec_flush_buffers(decoder)
    }

    /// Decodes the next frame into ``frame``; false at the end.
    ///
    /// What is damaged is passed over, and ``damage`` tells of it.
    func next() -> Bool {
        while true {
            av_frame_unref(frame)
            let answer = avcodec_receive_frame(decoder, frame)
            if answer >= 0 {
                last = time
                if frame.pointee.decode_error_flags != 0 { damage = last }
                return true
            }
            if answer == LibAV.end { return false }
            // Of pictures that are decoded side by side the mistake in one is told late.
            if answer != LibAV.again { damage = last } else if !feed() { return false }
        }
    }

    /// Gives the decoder the next packet, or says that there are no more; false where that has been said.
    private func feed() -> Bool {
        guard !isDrained else { return false }
        while true {
            let answer = av_read_frame(context, packet)
            guard answer >= 0 else {
                if answer != LibAV.end { damage = last }
                isDrained = true
                avcodec_send_packet(decoder, nil)
                return true
            }
            defer { av_packet_unref(packet) }
            guard packet.pointee.stream_index == stream.pointee.index else { continue }
            let isTorn = packet.pointee.flags & AV_PKT_FLAG_CORRUPT != 0
            let sent = avcodec_send_packet(decoder, packet)
            if isTorn || sent < 0 && sent != LibAV.again { damage = microseconds(packet.pointee.pts) ?? last }
            return true
        }
    }

    /// The instant of the frame, in microseconds from the beginning of its track.
    var time: Int { microseconds(frame.pointee.best_effort_timestamp) ?? 0 }

    private func microseconds(_ stamp: Int64) -> Int? {
        guard stamp != LibAV.noTime else { return nil }
        let start = stream.pointee.start_time == LibAV.noTime ? 0 : stream.pointee.start_time
        return Int(av_rescale_q(stamp - start, stream.pointee.time_base, AVRational(num: 1, den: 1_000_000)))
    }

    deinit {
        var (context, decoder): (UnsafeMutablePointer<AVFormatContext>?, UnsafeMutablePointer<AVCodecContext>?) = (
            context, decoder
        )
        var (packet, frame): (UnsafeMutablePointer<AVPacket>?, UnsafeMutablePointer<AVFrame>?) = (packet, frame)
        av_packet_free(&packet)
        av_frame_free(&frame)
        avcodec_free_context(&decoder)
        avformat_close_input(&context)
    }
}
