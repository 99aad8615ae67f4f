import Encodings
import Testing

@Suite struct JSONStringTests {
    @Test func `quotes, backslashes and controls are escaped`() {
        #expect(jsonString("a\"b\\c\n\r\t\u{8}\u{C}\u{1}\u{1f}\u{7f}é") == #""a\"b\\c\n\r\t\b\f\u0001\u001f\u007fé""#)
    }

    @Test func `nothing in a script ends it`() {
        let text = "</script>&\u{2028}\u{2029}\u{2027}è"
        #expect(
            jsonString(text, within: .script)
                == #""\u003c/script\u003e\u0026\u2028\u2029\u{2027}è""#.replacing(#"\u{2027}"#, with: "\u{2027}"))
        #expect(jsonString(text) == "\"\(text)\"")
    }
}
