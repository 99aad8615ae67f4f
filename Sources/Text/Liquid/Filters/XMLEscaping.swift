import Markup

enum XMLEscaping {
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var buffer = ByteBuffer(capacity: text.utf8.count)
        buffer.append(text, escaping: .xml)
        bytes += buffer.bytes
    }
}
