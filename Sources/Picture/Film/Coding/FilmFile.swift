import CAV

/// The file that coded pictures and sounds go into.
final class FilmFile {
    private let context: UnsafeMutablePointer<AVFormatContext>
    private let path: String
    private let packet: UnsafeMutablePointer<AVPacket>
    private var isOpen = false

    /// A file that does not exist yet.
    /// - Throws: that there is no such format.
    init(_ path: String, format: String) throws(FilmFailure) {
        var made: UnsafeMutablePointer<AVFormatContext>?
        try LibAV.checked(avformat_alloc_output_context2(&made, nil, format, path), "the format \(format)")
        context = try LibAV.made(made, "format \(format)")
        context.pointee.flags |= AVFMT_FLAG_BITEXACT
        packet = try LibAV.made(av_packet_alloc(), "memory")
        self.path = path
    }

    /// Whether coders have to put their parameters into the head of the file.
    var wantsGlobalHeader: Bool { context.pointee.oformat.pointee.flags & AVFMT_GLOBALHEADER != 0 }

    /// Adds a track for what a coder makes, and tells its number.
    func addTrack(_ coder: UnsafeMutablePointer<AVCodecContext>) throws(FilmFailure) -> Int32 {
        let stream = try LibAV.made(avformat_new_stream(context, nil), "memory")
        stream.pointee.time_base = coder.pointee.time_base
        if coder.pointee.codec_type == AVMEDIA_TYPE_VIDEO { stream.pointee.avg_frame_rate = coder.pointee.framerate }
        try LibAV.checked(avcodec_parameters_from_context(stream.pointee.codecpar, coder), "the track")
        return stream.pointee.index
    }

    /// Begins the file, when all tracks are there.
    /// - Throws: that it cannot be written.
    func begin() throws(FilmFailure) {
        try LibAV.checked(avio_open(&context.pointee.pb, path, AVIO_FLAG_WRITE), path, .output)
        isOpen = true
        var options: OpaquePointer?
        // The index goes first, so that a film plays before all of it is there.
        av_dict_set(&options, "movflags", "+faststart", 0)
        defer { av_dict_free(&options) }
        try LibAV.checked(avformat_write_header(context, &options), path, .output)
    }

    /// Writes all that a coder has made.
    func take(from coder: UnsafeMutablePointer<AVCodecContext>, track: Int32) throws(FilmFailure) {
        while true {
            let answer = avcodec_receive_packet(coder, packet)
            if answer == LibAV.again || answer == LibAV.end { return }
            try LibAV.checked(answer, "coding")
            packet.pointee.stream_index = track
            guard let stream = context.pointee.streams[Int(track)] else { return }
            // The coder of pictures does not say how long one is shown, and the last one would be shown for no time.
            if packet.pointee.duration == 0, coder.pointee.codec_type == AVMEDIA_TYPE_VIDEO {
                packet.pointee.duration = 1
            }
            av_packet_rescale_ts(packet, coder.pointee.time_base, stream.pointee.time_base)
            try LibAV.checked(av_interleaved_write_frame(context, packet), path, .output)
        }
    }

    /// Puts the index into its place.
    func finish() throws(FilmFailure) {
        try LibAV.checked(av_write_trailer(context), path, .output)
        isOpen = false
        try LibAV.checked(avio_closep(&context.pointee.pb), path, .output)
    }

    deinit {
        var packet: UnsafeMutablePointer<AVPacket>? = packet
        av_packet_free(&packet)
        if isOpen { avio_closep(&context.pointee.pb) }
        avformat_free_context(context)
    }
}
