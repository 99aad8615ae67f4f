import CWebP
import Drawing

/// Images as one file.
func assembled(
    _ images: [PackedImage], width: Int, height: Int, end: Int, plays: Int
) throws(WebPError) -> [UInt8] {
    guard let mux = WebPMuxNew() else { throw .writing(0) }
    defer { WebPMuxDelete(mux) }
    try check(WebPMuxSetCanvasSize(mux, Int32(width), Int32(height)))
    var params = WebPMuxAnimParams(bgcolor: 0xFFFF_FFFF, loop_count: Int32(max(0, min(65535, plays))))
    try check(WebPMuxSetAnimationParams(mux, &params))
    for (index, image) in images.enumerated() {
        let next = index + 1 < images.count ? images[index + 1].start : end
        try push(image, lasting: next - image.start, on: mux)
    }
    var data = WebPData()
    try check(WebPMuxAssemble(mux, &data))
    defer { WebPDataClear(&data) }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
}

/// The longest time in milliseconds that one frame can be given: 24 bits.
private let longest = 0xFF_FFFF

private func push(_ image: PackedImage, lasting time: Int, on mux: OpaquePointer) throws(WebPError) {
    var rest = time
    repeat {
        // Two at least must be left for the last one.
        let part = rest > longest ? min(longest, rest - WebPEncoder.shortest) : rest
        rest -= part
        var frame = WebPMuxFrameInfo()
        frame.id = WEBP_CHUNK_ANMF
        frame.x_offset = Int32(image.rect.x)
        frame.y_offset = Int32(image.rect.y)
        frame.duration = Int32(part)
        frame.dispose_method = WEBP_MUX_DISPOSE_NONE
        frame.blend_method = image.isBlended ? WEBP_MUX_BLEND : WEBP_MUX_NO_BLEND
        let result = image.bytes.withUnsafeBufferPointer { bytes in
            frame.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            return WebPMuxPushFrame(mux, &frame, 1)
        }
        try check(result)
    } while rest > 0
}

private func check(_ result: WebPMuxError) throws(WebPError) {
    guard result == WEBP_MUX_OK else { throw .writing(Int(result.rawValue)) }
}
