/// Bytes as an address that holds them (RFC 2397), for pictures inside of SVG.
func dataAddress(_ bytes: [UInt8], type: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text = Array("data:\(type);base64,".utf8)
    text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
        let left = bytes.count - index
        let word =
            UInt32(bytes[index]) << 16 | UInt32(left > 1 ? bytes[index + 1] : 0) << 8
            | UInt32(left > 2 ? bytes[index + 2] : 0)
        text.append(digits[Int(word >> 18 & 63)])
        text.append(digits[Int(word >> 12 & 63)])
        text.append(left > 1 ? digits[Int(word >> 6 & 63)] : UInt8(ascii: "="))
        text.append(left > 2 ? digits[Int(word & 63)] : UInt8(ascii: "="))
        index += 3
    }
    return String(decoding: text, as: UTF8.self)
}
