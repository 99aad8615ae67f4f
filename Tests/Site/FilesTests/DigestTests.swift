import Testing

@testable import Files

@Suite struct DigestTests {
    /// Vectors of NIST's "Examples with Intermediate Values" for SHA-256, and of FIPS 180-2 for a million letters.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `published vectors`(text: String, expected: String) { #expect(Digest(of: Array(text.utf8)).hex == expected) }

    @Test(arguments: [55, 56, 63, 64, 65, 119, 128])
    func `lengths around a block differ from their neighbours`(count: Int) {
        let one = Digest(of: [UInt8](repeating: 7, count: count))
        #expect(one != Digest(of: [UInt8](repeating: 7, count: count + 1)))
        #expect(one.fingerprint.count == 10)
    }
}
