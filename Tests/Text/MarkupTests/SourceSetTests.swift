import Markup
import Testing

/// The examples of WHATWG HTML §4.8.4.2.1, and what sites write.
@Suite struct SourceSetTests {
    @Test(arguments: [
        ("/a.png 1x, /b.png 2x", ["/a.png", "/b.png"]),
        ("/a.png 480w,/b.png 800w,", ["/a.png", "/b.png"]),
        ("/a,b.png, /c.png 2x", ["/a,b.png", "/c.png"]),
        ("data:image/gif;base64,R0lGOD 1x", ["data:image/gif;base64,R0lGOD"]),
        ("/a.png,/b.png", ["/a.png,/b.png"]),
        (" \n /a.png ,, /b.png , ", ["/a.png", "/b.png"]),
        ("/a.png (1, 2)x, /b.png", ["/a.png", "/b.png"]),
        ("", []), (", ,", []),
    ])
    func `an address reaches to a blank`(set: String, addresses: [String]) {
        let bytes = [UInt8]("[\(set)]".utf8)
        let found = SourceSet(bytes[1..<(bytes.count - 1)]).addresses
        #expect(found.map { String(decoding: bytes[$0], as: UTF8.self) } == addresses)
    }
}
