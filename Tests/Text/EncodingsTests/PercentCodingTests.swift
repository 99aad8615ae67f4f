import Encodings
import Testing

@Suite struct PercentCodingTests {
    @Test(arguments: [
        (PercentCoding.path, "/a b/ü+@,.html", "/a%20b/%C3%BC+@,.html"),
        (.segment, "a/b&c=1;'", "a%2Fb&c=1;'"), (.value, "a/b c", "a%2Fb%20c"),
    ])
    func `bytes that have a meaning are escaped`(coding: PercentCoding, text: String, escaped: String) {
        #expect(coding.encoded(text) == escaped)
    }

    @Test func `what was escaped comes back`() {
        let text = String(String.UnicodeScalarView((0..<0x300).compactMap(Unicode.Scalar.init)))
        for coding in [PercentCoding.path, .segment, .value] {
            #expect(PercentCoding.decoded(coding.encoded(text).utf8) == Array(text.utf8))
        }
    }

    @Test func `a broken escape is nothing, or stays`() {
        for text in ["%", "a%2", "%zz", "%e"] {
            #expect(PercentCoding.decoded(text.utf8) == nil)
            #expect(PercentCoding.decoded(text.utf8, keepsBroken: true) == Array(text.utf8))
        }
    }

    @Test func `a form writes blanks as plus`() {
        #expect(PercentCoding.value.encoded("a b+", space: "+") == "a+b%2B")
        #expect(PercentCoding.decoded("a+b%2B".utf8, plus: 0x20) == Array("a b+".utf8))
    }
}
