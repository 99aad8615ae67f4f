import Highlighting
import Markup

/// Whatever the code, no byte of it is lost, and a line's spans end on the line.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHighlight(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 0 else { return 0 }
    let names = highlightedLanguages
    let language = names[Int(data[0]) % names.count]
    let code = Array(UnsafeBufferPointer(start: data + 1, count: count - 1))
    var out = ByteBuffer()
    precondition(highlight(code, language: language, into: &out))
    precondition(SafeReading.text(of: out.bytes) == code, "text is lost in \(language)")
    var open = 0
    for index in out.bytes.indices {
        if out.bytes[index] == UInt8(ascii: "<") { open += out.bytes[index + 1] == UInt8(ascii: "/") ? -1 : 1 }
        precondition(out.bytes[index] != 10 || open == 0, "a span crosses a line in \(language)")
    }
    return 0
}
