import Testing

@testable import Markdown

@Suite struct ReferenceTests {
    @Test(arguments: [
        ("Tom &amp; Jerry &copy; &#169;&#xA9;", "Tom & Jerry © ©©"), ("&amp;copy;", "&copy;"),
        ("a & b; &nobody; &#; &", "a & b; &nobody; &#; &"), ("&apos;&quot;&nbsp;", "'\"\u{A0}"),
    ])
    func `a reference is resolved once`(text: String, expected: String) {
        #expect(withoutReferences(text) == expected)
    }
}
