import Testing

@testable import Markup

@Suite struct CharacterDataTests {
    private func written(_ text: String) -> String {
        var out = ByteBuffer()
        out.append(characterData: Array(text.utf8))
        return out.string
    }

    @Test(arguments: [
        ("", "<![CDATA[]]>"), ("<p>R&amp;D</p>\n", "<![CDATA[<p>R&amp;D</p>\n]]>"),
        ("a[b[0]]", "<![CDATA[a[b[0]]]]>"), ("a[b[0]]>1", "<![CDATA[a[b[0]]]><![CDATA[]>1]]>"),
        ("\u{1}\t", "<![CDATA[\u{FFFD}\t]]>"),
    ])
    func `markup stands as it is, its end divided and forbidden characters replaced`(text: String, expected: String) {
        #expect(written(text) == expected)
    }

    @Test func `a law: a reader of XML reads what was written`() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let text = String(
                (0..<Int.random(in: 0..<40)).map { _ in "]]]>>é日&<a\n\t".randomElement(using: &generator) ?? "a" })
            let document = "<a>\(written(text))</a>"
            #expect(try parseXML(Array(document.utf8)).text == text)
        }
    }

    @Test func `a law: every byte at every place of a step is written as it is alone`() {
        for byte in UInt8.min...UInt8.max where byte != UInt8(ascii: "]") {
            for place in 0..<18 {
                var text = Array("abcdefghijklmnopqr".utf8)
                text[place] = byte
                var (out, expected) = (ByteBuffer(), ByteBuffer())
                out.append(characterData: text)
                let isForbidden = byte < 0x20 && ![9, 10, 13].contains(byte)
                expected.append("<![CDATA[")
                expected.append(text[..<place])
                if isForbidden { expected.append("\u{FFFD}") } else { expected.append(byte) }
                expected.append(text[(place + 1)...])
                expected.append("]]>")
                #expect(out.bytes == expected.bytes)
            }
        }
    }
}
