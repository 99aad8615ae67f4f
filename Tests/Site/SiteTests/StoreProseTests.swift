import Testing

@testable import Site

@Suite struct StoreProseTests {
    @Test(arguments: [
        ("", ""), (" \n\t\n", ""), ("One line.", "One line.\n"),
        ("One.\nTwo.\r\n\r\nThree.\n", "One.\\\nTwo.\n\nThree.\n"),
        ("FEATURES:\n• One\n• Two\n\nMore.", "## FEATURES\n\n- One\n- Two\n\nMore.\n"),
        ("FUNKTIONEN：\n- Eins", "## FUNKTIONEN\n\n- Eins\n"),
        ("Intro\nFEATURES\n* One\n* Two", "Intro\n\n## FEATURES\n\n- One\n- Two\n"),
        ("=== WHAT’S NEW ===\nAll.", "## WHAT’S NEW\n\nAll.\n"), ("NO ADS!\nEver.", "NO ADS!\\\nEver.\n"),
        ("Text:\n✓ One\n✓Two", "Text:\n\n- One\n- Two\n"),
        ("• A:\n- B\n- C\n\n• D\n  goes on\n\nEnd", "- A:\n  - B\n  - C\n- D\\\n  goes on\n\nEnd\n"),
        ("1. One\n2) Two\n- Three", "1. One\n2) Two\n   - Three\n"),
        ("One\n-----\nTwo\n***\n", "One\n\n---\n\nTwo\n"), ("---\nOne", "One\n"),
    ])
    func `lines of a store's text look the same as Markdown`(text: String, markdown: String) {
        #expect(StoreProse.markdown(text) == markdown)
    }

    @Test(arguments: [
        ("** Free ** for *all*, snake_case and _so_", "\\*\\* Free \\*\\* for \\*all\\*, snake_case and \\_so\\_"),
        ("#1 app\n# two", "#1 app\\\n\\# two"), ("> x\n+1 more", "\\> x\\\n+1 more"),
        ("a < b `c` [d](e)", "a \\< b \\`c\\` \\[d\\](e)"),
        ("See https://a.dev/x_y_z*", "See https://a.dev/x_y_z*"), ("-5 degrees", "-5 degrees"), ("~~~\nno", "no"),
        ("<script>x</script>", "\\<script>x\\</script>"),
    ])
    func `signs that are no markup stay what they are`(text: String, markdown: String) {
        #expect(StoreProse.markdown(text) == markdown + "\n")
    }

    @Test(arguments: [
        ("<b>Scan</b> it <i>now</i>", "**Scan** it *now*"), ("<b> Scan </b>it", "Scan it"),
        ("a<br>b<br/>c", "a\\\nb\\\nc"),
        ("<ul><li>One</li><li>Two</li></ul>End", "- One\n- Two\n\nEnd"),
        (
            "<a href=\"https://a.dev/\">Here</a> &amp; <a href=\"javascript:x\">there</a>",
            "[Here](https://a.dev/) &amp; there"
        ),
        ("<b>Open\nand shut</b>", "Open\\\nand shut"), ("<font color=\"red\">Red</font> <u>line</u>", "Red line"),
        ("<b>FEATURES</b>\n- One", "## FEATURES\n\n- One"), ("</b></a>x", "x"),
    ])
    func `what Google Play shows of HTML is kept`(text: String, markdown: String) {
        #expect(StoreProse.markdown(text) == markdown + "\n")
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: ["<b>", "</b>", "<b></i>", "\n", "a\n\n", "* ", " *", "<", "- a\n", "<a href='", "A:\n", "[", "&"])
    func `a text of any kind is read in one go`(part: String) {
        let text = String(repeating: part, count: 20_000 / part.utf8.count)
        #expect(StoreProse.markdown(text).utf8.count < 100_000)
    }
}
