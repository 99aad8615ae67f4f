import Markup

/// Writes an address for a quoted attribute: `&` and `'` as references, other bytes that may not stand in an address
/// percent-encoded, as CommonMark's reference renderer does.
func appendAddress(_ address: UnsafeBufferPointer<UInt8>, to out: inout ByteBuffer) {
    Address.unreserved.withUnsafeBufferPointer { allowed in
        var start = 0
        for index in 0..<address.count where !allowed[Int(address[index])] {
            out.append(UnsafeBufferPointer(rebasing: address[start..<index]))
            start = index + 1
            switch address[index] {
            case Byte.ampersand: out.write("&amp;")
            case UInt8(ascii: "'"): out.write("&#x27;")
            default:
                out.append(UInt8(ascii: "%"))
                out.append(hexadecimal(address[index] >> 4))
                out.append(hexadecimal(address[index] & 15))
            }
        }
        out.append(UnsafeBufferPointer(rebasing: address[start...]))
    }
}

/// An address of a text as who reads the page gets it: percent-encoded as it is written there, character references
/// resolved.
public func addressOnPage(_ address: String) -> String {
    let references = [Byte.ampersand, UInt8(ascii: "'")]
    func isPlain(_ byte: UInt8) -> Bool { Address.unreserved[Int(byte)] || references.contains(byte) }
    if address.utf8.allSatisfy(isPlain) { return address }
    let bytes = address.utf8.flatMap { byte in
        isPlain(byte) ? [byte] : [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 15)]
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func hexadecimal(_ digit: UInt8) -> UInt8 { digit < 10 ? 0x30 + digit : 0x37 + digit }
