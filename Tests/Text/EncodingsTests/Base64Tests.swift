import Encodings
import Testing

@Suite struct Base64Tests {
    // RFC 4648, section 10.
    static let cases = [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]

    @Test(arguments: cases)
    func `the cases of the RFC come out, and back`(plain: String, coded: String) {
        #expect(Base64.standard.encoded(Array(plain.utf8)) == coded)
        #expect(Base64.standard.decoded(Array(coded.utf8), needsPadding: true) == Array(plain.utf8))
        #expect(dataAddress(Array(plain.utf8), type: "text/plain") == "data:text/plain;base64,\(coded)")
    }

    @Test func `every byte survives both alphabets`() {
        for length in 0...70 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ length) }
            for base in [Base64.standard, .urlSafe] {
                #expect(base.decoded(Array(base.encoded(bytes).utf8), needsPadding: true) == bytes)
            }
        }
    }

    @Test(arguments: ["Z", "Zg=", "Zh==", "Zm9v=", "Z===", "Zm 9", "Zg=a"])
    func `what is no Base64 is nothing`(text: String) {
        #expect(Base64.standard.decoded(Array(text.utf8), needsPadding: true) == nil)
    }
}
