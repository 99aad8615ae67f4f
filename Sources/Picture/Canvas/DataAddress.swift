/// The bytes of a PNG as an address, `data:image/png;base64,…`, to embed a picture in SVG or HTML (RFC 2397, RFC 4648).
public func dataAddress(ofPNG bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text = Array("data:image/png;base64,".utf8)
    text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let part = bytes[start..<min(start + 3, bytes.count)]
        var group = part.reduce(0) { $0 << 8 | UInt32($1) }
        group <<= UInt32(8 * (3 - part.count))
        for place in 0..<4 {
            let letter = letters[Int(group >> UInt32(18 - 6 * place) & 63)]
            text.append(place <= part.count ? letter : UInt8(ascii: "="))
        }
    }
    return String(decoding: text, as: UTF8.self)
}
