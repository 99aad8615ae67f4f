import Dates
import Testing

@testable import Languages

private let first = CivilDate(year: 2026, month: 2, day: 1)
private let day = CivilDate(year: 2020, month: 9, day: 10)

@Suite struct LanguageDataTests {
    @Test(arguments: Language.tags)
    func `every language has all words and nouns of English, in its own words or its base's`(tag: String) {
        let language = Language.named(tag)
        #expect(language.tag == tag)
        #expect(Set(Language.english.words.keys).subtracting(language.words.keys) == [])
        #expect(Set(Language.english.counts.keys).subtracting(language.counts.keys) == [])
        // Japanese and Chinese write nothing between two sentences.
        for key in Language.english.words.keys.sorted() where key != "sentence_gap" {
            #expect(!language.word(key).isEmpty, "\(key)")
        }
        for noun in language.nouns {
            for number in 0...120 { #expect(!language.count(number, noun).isEmpty, "\(noun) \(number)") }
            #expect(language.counts[noun]?[.other] != nil, "\(noun)")
        }
    }

    @Test(arguments: Language.tags)
    func `every text is read to its last line`(tag: String) {
        let language = Language.named(tag)
        for style in Language.DayStyle.allCases { #expect(language.days[style] != nil) }
        #expect(language.dateNames.months.count == 12)
        #expect(tag == "en" || tag == "en-US" || language.dateNames != .english)
    }

    @Test(arguments: [
        ("fr", "fr"), ("fr-CA", "fr"), ("fr_FR", "fr"), ("PT-pt", "pt-PT"), ("zh-Hans-CN", "zh"), ("xx", "en"),
        ("", "en"), ("en-GB", "en"), ("en-US", "en-US"),
    ])
    func `a tag finds its language, the one without its region, or English`(tag: String, found: String) {
        #expect(Language.named(tag).tag == found)
    }

    @Test func `what is written from the right is known of languages that have no words here, too`() {
        for tag in ["ar", "he-IL", "FA", "ur_PK"] { #expect(Language.isRightToLeft(tag)) }
        for tag in ["en", "hebrew", "ja", ""] { #expect(!Language.isRightToLeft(tag)) }
        for tag in Language.tags + ["he", "fa-IR", "ko"] {
            #expect(Language.named(tag).isRightToLeft == Language.isRightToLeft(tag))
        }
    }

    @Test func `a language is read once, however often it is asked for`() {
        #expect(Language.named("de").habits === Language.named("de-CH").habits)
    }
}

@Suite struct DayTests {
    @Test(arguments: [
        ("en", "10 September 2020", "10 Sep"), ("en-US", "September 10, 2020", "Sep 10"),
        ("fr", "10 septembre 2020", "10 sept."), ("de", "10. September 2020", "10. Sept."),
        ("es", "10 de septiembre de 2020", "10 sept"), ("it", "10 settembre 2020", "10 set"),
        ("pt", "10 de setembro de 2020", "10 de set."), ("pt-PT", "10 de setembro de 2020", "10/09"),
        ("ja", "2020年9月10日", "9月10日"), ("zh", "2020年9月10日", "9月10日"),
        ("ar", "10 سبتمبر 2020", "10 سبتمبر"),
    ])
    func `a day`(tag: String, long: String, month: String) throws {
        let language = Language.named(tag)
        let day = try #require(day)
        #expect(language.day(day) == long)
        #expect(language.day(day, .month) == month)
    }

    @Test func `the first of a month, where it has a name of its own`() throws {
        let first = try #require(first)
        #expect(Language.named("fr").day(first) == "1er février 2026")
        #expect(Language.named("it").day(first) == "1 febbraio 2026")
    }

    @Test(arguments: [
        ("en", 0, "0 s"), ("en", 800, "0.8 s"), ("en", 90_000, "1 min 30 s"), ("en", 3_600_000, "1 h"),
        ("en", 3_661_250, "1 h 1 min 1.25 s"), ("fr", 90_500, "1\u{A0}min 30,5\u{A0}s"), ("ja", 90_000, "1分 30秒"),
    ])
    func `a span of time`(tag: String, milliseconds: Int, words: String) {
        #expect(Language.named(tag).duration(milliseconds: milliseconds) == words)
    }
}

@Suite struct NumberTests {
    @Test(arguments: [
        ("en", "1,234", "1,234,567.5"), ("fr", "1\u{202F}234", "1\u{202F}234\u{202F}567,5"),
        ("de", "1.234", "1.234.567,5"), ("es", "1234", "1.234.567,5"), ("pt-PT", "1234", "1\u{A0}234\u{A0}567,5"),
        ("ja", "1,234", "1,234,567.5"),
    ])
    func `thousands are parted`(tag: String, small: String, large: String) {
        let language = Language.named(tag)
        #expect(language.number(1_234) == small)
        #expect(language.number(Amount(units: 12_345_675, scale: 1)) == large)
        #expect(language.number(-5) == "\u{2212}5")
    }

    @Test(arguments: [
        ("en", "4.99", "USD", "$4.99"), ("en", "5", "EUR", "€5.00"), ("en", "600", "JPY", "¥600"),
        ("en", "5", "CHF", "CHF\u{A0}5.00"), ("fr", "4.99", "EUR", "4,99\u{A0}€"),
        ("fr", "1299", "USD", "1\u{202F}299,00\u{A0}$US"),
        ("de", "0.5", "EUR", "0,50\u{A0}€"), ("pt", "4.99", "BRL", "R$\u{A0}4,99"), ("ja", "600", "JPY", "￥600"),
        ("zh", "12", "CNY", "¥12.00"), ("en", "1.5", "KWD", "KWD\u{A0}1.500"),
    ])
    func `an amount of money`(tag: String, amount: String, code: String, text: String) throws {
        let money = Money(try #require(Amount(amount)), try #require(Currency(code)))
        #expect(Language.named(tag).money(money) == text)
    }

    @Test(arguments: ["4.99", "0.05", "100", "0"])
    func `reading and writing an amount gives it back`(text: String) { #expect(Amount(text)?.string == text) }

    @Test(arguments: ["", ".5", "5.", "1.2.3", "-1", "1e3", "٤", "99999999999999999999"])
    func `no amount`(text: String) { #expect(Amount(text) == nil) }

    @Test func `codes are sorted, and each once`() {
        #expect(Currency.codes == Set(Currency.codes).sorted())
        #expect(Currency("EUR") != nil && Currency("EURO") == nil && Currency("eur") == nil)
    }
}

@Suite struct CountTests {
    @Test(arguments: [
        ("en", [0: "0 posts", 1: "1 post", 2: "2 posts", 1_000: "1,000 posts"]),
        ("fr", [0: "0 article", 1: "1 article", 2: "2 articles"]),
        ("de", [0: "0 Beiträge", 1: "1 Beitrag"]), ("pt", [0: "0 artigo", 2: "2 artigos"]),
        ("pt-PT", [0: "0 artigos", 1: "1 artigo"]), ("ja", [1: "1件の記事", 2: "2件の記事"]),
        (
            "ar",
            [
                0: "لا مقالات", 1: "مقال واحد", 2: "مقالان", 3: "3 مقالات", 11: "11 مقالًا", 100: "100 مقال",
                103: "103 مقالات",
            ]
        ),
    ])
    func `a count takes the form its number asks for`(tag: String, forms: [Int: String]) {
        for (number, text) in forms { #expect(Language.named(tag).count(number, "posts") == text) }
    }

    @Test(arguments: [
        ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
    ])
    func `a list in words`(parts: [String], text: String) { #expect(Language.english.list(parts) == text) }

    @Test func `Spanish says e before the sound of i`() {
        let spanish = Language.named("es")
        #expect(spanish.list(["macOS", "iOS"]) == "macOS e iOS")
        #expect(spanish.list(["Linux", "macOS", "iPadOS"]) == "Linux, macOS e iPadOS")
        #expect(spanish.list(["Linux", "hielo"]) == "Linux y hielo")
    }
}
