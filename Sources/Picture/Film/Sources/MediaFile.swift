import CAV

/// A file of somebody's, of which one track is decoded.
final class MediaFile {
    let context: UnsafeMutablePointer<AVFormatContext>
    let decoder: UnsafeMutablePointer<AVCodecContext>
    let stream: UnsafeMutablePointer<AVStream>
    private let packet: UnsafeMutablePointer<AVPacket>
    private var isDrained = false
    let frame: UnsafeMutablePointer<AVFrame>

    /// Opens a file and the best of its tracks of a kind; nil where it has none.
    /// - Throws: that the file cannot be read, or how it is coded is not known.
    init?(_ path: String, _ kind: AVMediaType) throws(FilmFailure) {
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
    /// What is damaged is passed over.
    func next() -> Bool {
        while true {
            av_frame_unref(frame)
            let answer = avcodec_receive_frame(decoder, frame)
            if answer >= 0 { return true }
            if answer != LibAV.again || isDrained { return false }
            while true {
                guard av_read_frame(context, packet) >= 0 else {
                    isDrained = true
                    avcodec_send_packet(decoder, nil)
                    break
                }
                let isOurs = packet.pointee.stream_index == stream.pointee.index
                if isOurs { avcodec_send_packet(decoder, packet) }
                av_packet_unref(packet)
                if isOurs { break }
            }
        }
    }

    /// The instant of the frame, in microseconds from the beginning of its track.
    var time: Int {
        let start = stream.pointee.start_time == LibAV.noTime ? 0 : stream.pointee.start_time
        let stamp = frame.pointee.best_effort_timestamp
        guard stamp != LibAV.noTime else { return 0 }
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
