import Testing

/// Words and marks that mean something only where they stand; each case is a shape met in real code.
@Suite
struct ContextTests {
    @Test(arguments: ContextTests.examples)
    func `a mark is read by where it stands`(_ language: String, _ code: String, _ expected: String) {
        #expect(marked(code, language) == expected)
    }

    static let examples: [(String, String, String)] = [
        ("cpp", "#define A(x) B<x>\n#include <a>", "m‹#define A(x) B&lt;x&gt;›\nm‹#include ›s‹&lt;a&gt;›"),
        ("c", "__attribute__((a)) asm(\"b\");", "k‹__attribute__›((a)) k‹asm›(s‹\"b\"›);"),
        ("java", "module a {\nrequires b;\n}", "k‹module› a {\nk‹requires› b;\n}"),
        ("java", "int uses = module;", "t‹int› uses o‹=› module;"),
        ("kotlin", "val value = data", "k‹val› value o‹=› data"),
        ("kotlin", "data class A", "k‹data› k‹class› t‹A›"),
        ("kotlin", "val a: B\nget() = c\nprivate set", "k‹val› ao‹:› t‹B›\nk‹get›() o‹=› c\nk‹private› k‹set›"),
        ("python", "match = a", "match o‹=› a"),
        ("python", "if match is b: c", "k‹if› match k‹is› bo‹:› c"),
        ("python", "match a:\ncase [b]: c", "k‹match› ao‹:›\nk‹case› [b]o‹:› c"),
        ("ruby", "puts %q(a (b)) # c", "puts s‹%q(a (b))› c‹# c›"),
        ("ruby", "a % (2)", "a o‹%› (n‹2›)"),
        ("js", "get a() { set.get(b) }", "k‹get› f‹a›() { set.f‹get›(b) }"),
        ("js", "get(c) {}", "f‹get›(c) {}"),
        ("yaml", "if: a != '[\"\"]'\nb: [c, d]", "p‹if›o‹:› s‹a != '[\"\"]'›\np‹b›o‹:› [s‹c›o‹,› s‹d›]"),
        ("yaml", "a: ${{ b.c }} # d", "p‹a›o‹:› s‹${{ b.c }} ›c‹# d›"),
        ("swift", "UTF8.self", "t‹UTF8›.k‹self›"),
        ("html", "<p class=a>", "g‹&lt;p› a‹class›s‹=a›g‹&gt;›"),
        ("liquid", "<a b={{ c }}>", "g‹&lt;a› a‹b›o‹=›m‹{{› v‹c› m‹}}›g‹&gt;›"),
        (
            "makefile", "a:\n\tsed 's,$$,#!${B},' # c\n\techo it's\n# d",
            "f‹a›:\n\tsed s‹'s,›v‹$$›s‹,#!›v‹${B}›s‹,'› c‹# c›\n\techo its‹'s›\nc‹# d›"
        ),
        (
            "sql", "create function f(out a int) immutable strict",
            "k‹create› k‹function› f‹f›(k‹out› a t‹int›) k‹immutable› k‹strict›"
        ),
    ]
}
