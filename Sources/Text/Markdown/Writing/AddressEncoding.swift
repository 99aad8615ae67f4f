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

private func hexadecimal(_ digit: UInt8) -> UInt8 { digit < 10 ? 0x30 + digit : 0x37 + digit }
