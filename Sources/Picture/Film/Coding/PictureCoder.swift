import CAV
import Footage

/// Codes pictures: H.264 for stores and networks, VP9 for pages.
final class PictureCoder {
    private let coder: UnsafeMutablePointer<AVCodecContext>
    private let frame: UnsafeMutablePointer<AVFrame>
    private let file: FilmFile
    private let track: Int32
    private var count: Int64 = 0

    /// A coder of what an order wants, whose track is in the file.
    /// - Throws: that the library has none.
    init(_ order: FilmOrder, _ file: FilmFile) throws(FilmFailure) {
        self.file = file
        let isMP4 = order.container == .mp4
        let name = isMP4 ? "libx264" : "libvpx-vp9"
        let codec = try LibAV.made(avcodec_find_encoder_by_name(name), "\(name) in libavcodec")
        coder = try LibAV.made(avcodec_alloc_context3(codec), "memory")
        frame = try LibAV.made(av_frame_alloc(), "memory")
        PictureCoder.describe(coder, order, isGlobal: file.wantsGlobalHeader)
        var options: OpaquePointer?
        defer { av_dict_free(&options) }
        for (key, value) in isMP4 ? PictureCoder.h264(order) : PictureCoder.vp9(order) {
            av_dict_set(&options, key, value, 0)
        }
        try LibAV.checked(avcodec_open2(coder, codec, &options), "the coder \(name)")
        track = try file.addTrack(coder)
        frame.pointee.format = AV_PIX_FMT_YUV420P.rawValue
        frame.pointee.width = coder.pointee.width
        frame.pointee.height = coder.pointee.height
        PictureCoder.tag(frame)
        try LibAV.checked(av_frame_get_buffer(frame, 0), "memory")
    }

    private static func describe(
        _ coder: UnsafeMutablePointer<AVCodecContext>, _ order: FilmOrder, isGlobal: Bool
    ) {
        coder.pointee.width = Int32(order.width)
        coder.pointee.height = Int32(order.height)
        coder.pointee.time_base = AVRational(num: 1, den: Int32(order.rate))
        coder.pointee.framerate = AVRational(num: Int32(order.rate), den: 1)
        coder.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
        coder.pointee.pix_fmt = AV_PIX_FMT_YUV420P
        coder.pointee.color_primaries = AVCOL_PRI_BT709
        coder.pointee.color_trc = AVCOL_TRC_BT709
        coder.pointee.colorspace = AVCOL_SPC_BT709
        coder.pointee.color_range = AVCOL_RANGE_MPEG
        coder.pointee.chroma_sample_location = AVCHROMA_LOC_CENTER
        // The bytes depend on the number of threads, so it is not that of the machine. x264's threads race: of two, one
        // film in some hundreds differs on a busy machine. Those of VP9 have a tile each.
        coder.pointee.thread_count = order.container == .mp4 ? 1 : 2
        coder.pointee.gop_size = Int32(order.rate * 2)
        // Cast by bits: Swift shows some of these as unsigned.
        coder.pointee.flags |= Int32(bitPattern: UInt32(AV_CODEC_FLAG_BITEXACT) | UInt32(AV_CODEC_FLAG_CLOSED_GOP))
        if isGlobal { coder.pointee.flags |= Int32(AV_CODEC_FLAG_GLOBAL_HEADER) }
    }

    private static func tag(_ frame: UnsafeMutablePointer<AVFrame>) {
        frame.pointee.color_primaries = AVCOL_PRI_BT709
        frame.pointee.color_trc = AVCOL_TRC_BT709
        frame.pointee.colorspace = AVCOL_SPC_BT709
        frame.pointee.color_range = AVCOL_RANGE_MPEG
        frame.pointee.chroma_location = AVCHROMA_LOC_CENTER
    }

    /// High profile; what stores ask for, and what x264 thinks of drawings.
    private static func h264(_ order: FilmOrder) -> [(String, String)] {
        var options = [("preset", "medium"), ("profile", "high")]
        if let level = order.level { options.append(("level", "\(level / 10).\(level % 10)")) }
        guard let bits = order.bitRate else { return options + [("crf", "\(order.quality ?? 18)")] }
        options += [("b", "\(bits)"), ("minrate", "\(bits)"), ("maxrate", "\(bits)"), ("bufsize", "\(bits)")]
        // What the pictures do not need is filled up.
        options.append(("nal-hrd", "cbr"))
        options.append(("x264-params", "filler=1"))
        return options
    }

    private static func vp9(_ order: FilmOrder) -> [(String, String)] {
        let rate: [(String, String)] =
            order.bitRate.map { [("b", "\($0)")] } ?? [("crf", "\(order.quality ?? 30)"), ("b", "0")]
        return rate + [("deadline", "good"), ("cpu-used", "4"), ("row-mt", "0"), ("tile-columns", "1")]
    }

    /// Codes the next picture, which `draw` puts into three planes: brightness, blueness and redness.
    func add(_ draw: (_ planes: [UnsafeMutablePointer<UInt8>], _ strides: [Int]) -> Void) throws(FilmFailure) {
        try LibAV.checked(av_frame_make_writable(frame), "memory")
        let data = frame.pointee.data
        guard let luma = data.0, let blue = data.1, let red = data.2 else { return }
        let strides = frame.pointee.linesize
        draw([luma, blue, red], [Int(strides.0), Int(strides.1), Int(strides.2)])
        frame.pointee.pts = count
        count += 1
        try LibAV.checked(avcodec_send_frame(coder, frame), "coding")
        try file.take(from: coder, track: track)
    }

    /// Writes what is still under way.
    func finish() throws(FilmFailure) {
        try LibAV.checked(avcodec_send_frame(coder, nil), "coding")
        try file.take(from: coder, track: track)
    }

    deinit {
        var (coder, frame): (UnsafeMutablePointer<AVCodecContext>?, UnsafeMutablePointer<AVFrame>?) = (coder, frame)
        avcodec_free_context(&coder)
        av_frame_free(&frame)
    }
}
