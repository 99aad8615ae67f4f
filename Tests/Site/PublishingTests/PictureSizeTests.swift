import Testing

@testable import Publishing

@Suite struct PictureSizeTests {
    private static let padding = [UInt8](repeating: 0, count: 24)

    @Test func `a picture in a body gets its size from its file`() {
        let gif = String(decoding: Array("GIF89a".utf8) + [0x40, 1, 0x70, 0] + PictureSizeTests.padding, as: UTF8.self)
        let made = publish(["content/pages/a.md": post("A", "", "![x](/assets/p.gif)"), "content/assets/p.gif": gif])
        #expect(
            made.text("a/index.html")?.contains("width=\"320\" height=\"112\"") == true,
            "\(made.text("a/index.html") ?? "")")
    }
}
