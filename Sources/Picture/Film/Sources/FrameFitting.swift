import CAV
import Footage

/// Brings decoded frames into a picture of another size: all of a frame with bars, or as much as fills the picture.
final class FrameFitting {
    private let order: FilmOrder
    private let source: FilmOrder.Source
    private var scaler: OpaquePointer?
    private var kept: UnsafeMutablePointer<AVFrame>?
    private var room: Planes?
    private var curve: ToneCurve?
    private var isCurveKnown = false

    init(_ order: FilmOrder, _ source: FilmOrder.Source) { (self.order, self.source) = (order, source) }

    deinit {
        sws_freeContext(scaler)
        av_frame_free(&kept)
    }

    /// Keeps a frame, of which the last one is drawn.
    func keep(_ frame: UnsafeMutablePointer<AVFrame>) throws(FilmFailure) {
        if kept == nil { kept = try LibAV.made(av_frame_alloc(), "memory") }
        av_frame_unref(kept)
        av_frame_move_ref(kept, frame)
    }

    /// Draws the frame that was kept, turned clockwise by so many quarters.
    func draw(on planes: Planes, turned quarters: Int) throws(FilmFailure) {
        guard let frame = kept else { return }
        let size = fitted(frame, isOnItsSide: quarters % 2 == 1)
        let isOnItsSide = quarters % 2 == 1
        let scaled = try scale(frame, isOnItsSide ? (size.height, size.width) : size)
        let upright = scaled.turned(quarters)
        let ground = UInt32(source.ground)
        planes.fill(ground: ground)
        planes.put(upright)
    }

    /// How large a frame is in the picture; even numbers, since two pixels share their colour.
    private func fitted(
        _ frame: UnsafeMutablePointer<AVFrame>, isOnItsSide: Bool
    ) -> (width: Int, height: Int) {
        let aspect = frame.pointee.sample_aspect_ratio
        let stretch = aspect.num > 0 && aspect.den > 0 ? Double(aspect.num) / Double(aspect.den) : 1
        var (width, height) = (Double(frame.pointee.width) * stretch, Double(frame.pointee.height))
        if isOnItsSide { (width, height) = (height, width) }
        let (across, down) = (Double(order.width) / width, Double(order.height) / height)
        let scale = source.fit == .whole ? min(across, down) : max(across, down)
        func even(_ side: Double) -> Int { max(2, Int((side * scale / 2).rounded()) * 2) }
        return (even(width), even(height))
    }

    private func scale(
        _ frame: UnsafeMutablePointer<AVFrame>, _ size: (width: Int, height: Int)
    ) throws(FilmFailure) -> Planes {
        if room?.width != size.width || room?.height != size.height {
            room = Planes(width: size.width, height: size.height)
        }
        let planes = try LibAV.made(room, "memory")
        if !isCurveKnown { (curve, isCurveKnown) = (ToneCurve(for: frame), true) }
        guard let curve else {
            let targets: [UnsafeMutablePointer<UInt8>?] = [planes.luma, planes.blue, planes.red, nil]
            try scale(
                frame, size, AV_PIX_FMT_YUV420P, targets, [size.width, size.width / 2, size.width / 2, 0])
            return planes
        }
        try bend(frame, size, by: curve, onto: planes)
        return planes
    }

    /// Scales a frame in numbers of 16 bits, and brings its light to that of all screens.
    private func bend(
        _ frame: UnsafeMutablePointer<AVFrame>, _ size: (width: Int, height: Int), by curve: ToneCurve,
        onto planes: Planes
    ) throws(FilmFailure) {
        // libswscale may write some numbers behind a row.
        let stride = size.width * 6 + 64
        let deep = UnsafeMutableRawPointer.allocate(byteCount: stride * size.height, alignment: 64)
        defer { deep.deallocate() }
        let first = deep.assumingMemoryBound(to: UInt8.self)
        try scale(frame, size, AV_PIX_FMT_RGB48LE, [first, nil, nil, nil], [stride, 0, 0, 0])
        var (upper, lower) = (
            [UInt32](repeating: 0, count: size.width), [UInt32](repeating: 0, count: size.width)
        )
        for row in 0..<size.height / 2 {
            let numbers = (deep + row * 2 * stride).assumingMemoryBound(to: UInt16.self)
            curve.convert(numbers, to: &upper)
            curve.convert(numbers + stride / 2, to: &lower)
            planes.convert(upper, lower, row: row, columns: 0..<size.width / 2)
        }
    }

    private func scale(
        _ frame: UnsafeMutablePointer<AVFrame>, _ size: (width: Int, height: Int), _ target: AVPixelFormat,
        _ targets: [UnsafeMutablePointer<UInt8>?], _ strides: [Int]
    ) throws(FilmFailure) {
        let format = AVPixelFormat(rawValue: frame.pointee.format)
        scaler = sws_getCachedContext(
            scaler, frame.pointee.width, frame.pointee.height, format, Int32(size.width), Int32(size.height),
            target, SWS_BICUBIC | SWS_ACCURATE_RND | SWS_BITEXACT, nil, nil, nil)
        guard let scaler else { throw FilmFailure(.input, "\(source.path): its colours cannot be read") }
        setColours(of: frame, scaler)
        var (targets, strides) = (targets, strides.map { Int32($0) })
        let data = frame.pointee.data
        let lines = frame.pointee.linesize
        var sources: [UnsafePointer<UInt8>?] = [data.0, data.1, data.2, data.3].map { $0.map { UnsafePointer($0) } }
        var steps = [lines.0, lines.1, lines.2, lines.3]
        _ = sws_scale(scaler, &sources, &steps, 0, frame.pointee.height, &targets, &strides)
    }

    /// Old films and large ones have different colours for the same numbers.
    private func setColours(of frame: UnsafeMutablePointer<AVFrame>, _ scaler: OpaquePointer) {
        let space = frame.pointee.colorspace
        let isKnown = space != AVCOL_SPC_UNSPECIFIED && space != AVCOL_SPC_RGB
        let isLarge = frame.pointee.height > 576
        let matrix = isKnown ? Int32(space.rawValue) : isLarge ? SWS_CS_ITU709 : SWS_CS_ITU601
        let isFull = frame.pointee.color_range == AVCOL_RANGE_JPEG
        sws_setColorspaceDetails(
            scaler, sws_getCoefficients(matrix), isFull ? 1 : 0, sws_getCoefficients(SWS_CS_ITU709), 0, 0, 1 << 16,
            1 << 16)
    }
}

extension Planes {
    /// One colour all over, `0xRRGGBB`.
    fileprivate func fill(ground: UInt32) {
        let row = [ground, ground]
        let spot = Planes(width: 2, height: 2)
        row.withUnsafeBufferPointer { row in
            guard let first = row.baseAddress else { return }
            spot.convert(first, first, row: 0, columns: 0..<1)
        }
        fill(luma: spot.luma[0], blue: spot.blue[0], red: spot.red[0])
    }

    /// Puts another picture on the middle of this one; what reaches beyond is left out.
    fileprivate func put(_ other: Planes) {
        /// Where the other one begins in this one, and how much of it there is, on a line of squares.
        func place(_ whole: Int, _ part: Int) -> (to: Int, from: Int, count: Int) {
            let gap = (whole / 2 - part / 2) / 2
            return gap >= 0 ? (gap, 0, part / 2) : (0, -gap, whole / 2)
        }
        let (across, down) = (place(width, other.width), place(height, other.height))
        for row in 0..<down.count * 2 {
            (luma + (down.to * 2 + row) * width + across.to * 2).update(
                from: other.luma + (down.from * 2 + row) * other.width + across.from * 2, count: across.count * 2)
        }
        for row in 0..<down.count {
            let to = (down.to + row) * width / 2 + across.to
            let from = (down.from + row) * other.width / 2 + across.from
            (blue + to).update(from: other.blue + from, count: across.count)
            (red + to).update(from: other.red + from, count: across.count)
        }
    }

    /// The picture turned clockwise by so many quarters.
    fileprivate func turned(_ quarters: Int) -> Planes {
        guard quarters > 0 else { return self }
        let isOnItsSide = quarters % 2 == 1
        let result = Planes(width: isOnItsSide ? height : width, height: isOnItsSide ? width : height)
        func turn(
            _ from: UnsafeMutablePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int
        ) {
            for y in 0..<height {
                for x in 0..<width {
                    let at =
                        switch quarters {
                        case 1: x * height + height - 1 - y
                        case 2: (height - 1 - y) * width + width - 1 - x
                        default: (width - 1 - x) * height + y
                        }
                    to[at] = from[y * width + x]
                }
            }
        }
        turn(luma, result.luma, width, height)
        turn(blue, result.blue, width / 2, height / 2)
        turn(red, result.red, width / 2, height / 2)
        return result
    }
}
