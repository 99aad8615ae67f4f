import Markup
import Testing

@Suite struct StyleAddressTests {
    @Test(arguments: [
        (
            "a { background: url( x.png ) } /* url(no.png) */ b { background: url(\"y.png\"), url('z.png') }",
            ["x.png", "y.png", "z.png"]
        ),
        ("url(a /*b*/ c)", ["a /*b*/ c"]), ("url(a\\)b.png) url(\"\")", []), ("/*/ url(a) */url(b)", ["b"]),
        ("url(a", ["a"]), ("url('a", ["a"]), ("url( ", []), ("/* url(a)", []), ("ur", []), ("/", []), ("", []),
    ])
    func `addresses of a style sheet`(css: String, addresses: [String]) {
        #expect(StyleAddresses(Array(css.utf8)[...]).all.map(\.url) == addresses)
    }

    @Test func `an address has its place in the sheet`() {
        let page = Array("<style>a { b: url( x.png) }</style>".utf8)
        let found = StyleAddresses(page[7..<page.count - 8]).all
        #expect(found.map(\.offset) == [page.firstIndex(of: UInt8(ascii: "x"))])
    }
}
