import Testing

@testable import Markup

@Suite struct XMLReaderTests {
    @Test func `elements, attributes, references and character data`() throws {
        let root = try parseXML(
            Array(
                "<?xml version=\"1.0\"?><!-- x --><a b='1 &lt; 2' c=\"&#x41;\">x &amp; <b/><![CDATA[<i> & ]]>y<!-- z --></a>\n"
                    .utf8))
        #expect(root.name == "a")
        #expect(root.attributes.map(\.name) == ["b", "c"])
        #expect(root.attributes.map(\.value) == ["1 < 2", "A"])
        #expect(root.text == "x & <i> & y")
        #expect(root.elements.map(\.name) == ["b"])
    }

    @Test func `a comment before the declaration is let through, and a document type expands nothing`() throws {
        let text = "<!-- c -->\n<?xml version='1.0'?><!DOCTYPE a [<!ENTITY x \"y\">]><a>t</a>"
        #expect(try parseXML(Array(text.utf8)).text == "t")
        #expect(throws: XMLMistake.self) { try parseXML(Array("<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>".utf8)) }
    }

    @Test(arguments: [
        ("", 0, "there is no element"), ("text", 0, "text stands outside"), ("<a>", 0, "<a> is never closed"),
        ("<a><b></a>", 6, "</a> closes nothing: <b> is open"), ("<a/><b/>", 4, "something stands behind"),
        ("<a b>", 3, "the attribute `b` has no value"), ("<a b=1/>", 5, "the value of `b` has no quotes"),
        ("<a b='1' b='2'/>", 9, "the attribute `b` stands here twice"), ("<a>R&D</a>", 4, "`&` begins no reference"),
        ("<a>&nbsp;</a>", 3, "there is no reference `&nbsp;`"),
        ("<a>1 < 2</a>", 6, "the name of an element is missing"),
        ("<a><!-- </a>", 3, "this comment is never closed"), ("<a", 0, "the tag <a> is never closed"),
        ("<a>&#0;</a>", 3, "there is no reference `&#0;`"), ("<a>&#xD800;</a>", 3, "there is no reference"),
    ])
    func `what is no XML is told with its place`(text: String, offset: Int, message: String) {
        let mistake = #expect(throws: XMLMistake.self) { try parseXML(Array(text.utf8)) }
        #expect(mistake?.offset == offset)
        #expect(mistake?.message.hasPrefix(message) == true, "\(String(describing: mistake))")
    }

    @Test func `no text is too deep or too broken`() {
        let deep = String(repeating: "<a>", count: 100_000)
        #expect(throws: XMLMistake.self) { try parseXML(Array(deep.utf8)) }
        let text = Array("<a b='&lt;'><!-- --><![CDATA[x]]><?p?>t</a>".utf8)
        for end in 0..<text.count {
            #expect(throws: XMLMistake.self) { try parseXML(Array(text[..<end])) }
        }
    }
}
