import Markup

/// Writes words escaped as the reference renderer does: runs without `& < > "` are copied whole.
func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, to out: inout ByteBuffer) {
    isSpecial.withUnsafeBufferPointer { isSpecial in
        var start = 0
        for index in 0..<text.count where isSpecial[Int(text[index])] {
            out.append(UnsafeBufferPointer(rebasing: text[start..<index]))
            start = index + 1
            switch text[index] {
            case Byte.ampersand: out.write("&amp;")
            case Byte.less: out.write("&lt;")
            case Byte.greater: out.write("&gt;")
            default: out.write("&quot;")
            }
        }
        out.append(UnsafeBufferPointer(rebasing: text[start...]))
    }
}

private let isSpecial: [Bool] = (0..<256).map { [0x22, 0x26, 0x3C, 0x3E].contains($0) }
