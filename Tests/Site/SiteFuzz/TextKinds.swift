import CSV
import Dates
import Diagnostics
import JSON
import Languages
import Markup
import Social
import Values
import YAML

/// Texts given to one reader each; what is read is written again where there is a writer, and reads as the same.
extension Kind {
    static let textKinds = [
        Kind("xml", xmlTexts, words: xmlWords) { bytes in
            do throws(XMLMistake) { _ = try parseXML(bytes).text } catch {
                precondition(!error.message.isEmpty && error.offset <= bytes.count)
            }
        },
        Kind(
            "tags", xmlTexts, words: xmlWords + ["<script>", "</script", "<style ", "=", "'", "\"", "/>", "<textarea"]
        ) { bytes in
            var scanner = TagScanner(bytes)
            var last = 0
            while let tag = scanner.next() {
                precondition(tag.range.lowerBound >= last && tag.range.upperBound <= bytes.count)
                last = tag.range.lowerBound + 1
                for attribute in scanner.attributes {
                    precondition((attribute.value ?? attribute.name).upperBound <= bytes.count)
                }
            }
        },
        Kind("json", ["{\"a\":[1,-2.5e3,\"x\\u00e9\\ud83d\\ude00\\n\",null,true,{\"b\":{}}]}"], words: jsonWords) {
            bytes in
            guard let read = try? value(fromJSON: bytes) else { return readNodes(bytes) }
            precondition((try? value(fromJSON: json(read))) == read, "JSON changed by writing")
            readNodes(bytes)
        },
        Kind("yaml", yamlTexts, words: yamlWords) { bytes in
            do throws(Mistakes) {
                let node = try parseYAML(SourceText(path: "f", bytes: bytes))
                let again = try? parseYAML(SourceText(path: "f", yaml(node.value)))
                precondition(again.map { yaml($0.value) } == yaml(node.value), "YAML changed by writing")
            } catch { check(error) }
        },
        Kind("csv", ["a,b\n1,\"2 \"\" 3\"\r\n"], words: ["\"", ",", "\"\"", "\r", "\n"]) { bytes in
            do throws(Mistakes) { _ = try parseCSV(SourceText(path: "f", bytes: bytes)) } catch { check(error) }
        },
        Kind(
            "dates", dates,
            words: ["T", "Z", "+", "W", "P", "Y", "M", "D", "H", "S", "-W53-7", ":", "%", "%-", "%10", "%^", "%z"]
        ) {
            readDates(String(decoding: $0, as: UTF8.self))
        },
        Kind("zone", bytes: [zone]) { bytes in
            guard let zone = Zone(name: "Z", tzif: bytes) else { return }
            for seconds in [Int.min / 4, -1, 0, 1_795_262_400, 1 << 40] {
                let local = zone.time(at: Instant(seconds: seconds))
                _ = local.strftime("%F %T %z %Z")
            }
        },
        Kind("social", posts, words: postWords) { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            for network in Network.allCases {
                precondition(network.weightedLength(text).length >= 0)
                for link in network.links(in: text) { precondition(link.bytes.upperBound <= text.utf8.count) }
            }
            for facet in facets(in: text) {
                precondition(facet.byteStart <= facet.byteEnd && facet.byteEnd <= text.utf8.count)
            }
        },
    ]

    private static func readNodes(_ bytes: [UInt8]) {
        do throws(Mistakes) { _ = try parseJSON(SourceText(path: "f", bytes: bytes)).value } catch { check(error) }
    }

    private static func readDates(_ text: String) {
        if let parsed = ISO8601.parse(text) {
            let time = parsed.time(in: .utc)
            precondition(!time.strftime("%Y-%m-%dT%H:%M:%S%z").isEmpty)
            _ = time.strftime(text)
        }
        if let duration = ISODuration(text) {
            precondition(ISODuration(duration.string) == duration, "a duration changed")
        }
        _ = Zone.utc.time(at: Instant(seconds: 1_795_262_400)).strftime(String(text.prefix(300)))
        if let amount = Amount(text) { _ = [amount.string, Language.english.number(amount)] }
    }

    private static let xmlTexts = [
        "<?xml version=\"1.0\"?><!DOCTYPE a><a b=\"c\" d='e'>f &amp; &#233;<g/><!-- h --><![CDATA[<i>]]></a>",
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><g><path d=\"M0 0L1 1\"/></g><style>a{}</style></svg>",
    ]
    private static let xmlWords = [
        "<a>", "</a>", "<a b=\"", "\"/>", "<!--", "-->", "<![CDATA[", "]]>", "<?x", "?>", "<!DOCTYPE a [",
        "<!ENTITY x \"", "&x;", "&#",
        "&#x10FFFF;", "&#xD800;", "<g>", "</g>", "xmlns:a=", "</", "<", ">",
    ]
    private static let jsonWords = [
        "{\"a\":", "[", "]", "}", ",", "\"", "\\u", "\\ud83d", "\\", "1e", "-", "null", "true", "0.", "E+",
    ]
    private static let yamlTexts = [
        "a: [1, 2.5, ~, 'x', \"\\u00e9\"]\nb:\n  - c: d\n  - |\n    e\n    f\n  - >-\n    g\n'h i': {j: k, l: }\n",
        "- a\n- - b\n  - c: 0x1F\n- 1e3\n- -.inf\n- 2026-11-21\n- !!str 1\n# c\n",
    ]
    private static let yamlWords = [
        "a: ", "- ", "  ", "\n", "[", "]", "{", "}", ", ", "'", "\"", "|\n", ">\n", "|2-\n", "? ", "&a ", "*a",
        "!!str ", "! ", "%YAML 1.2\n",
        "---\n", "...\n", "#", "\\x", "\\U0010FFFF", ".nan", "0o7", "1_000", "\t", "\u{85}",
    ]
    private static let dates = [
        "2026-11-21T12:00:00.123456789+01:00", "2026-11-21", "20261121T1200Z", "P1Y2M3DT4H5M6.7S", "PT0.8S",
        "%Y-%m-%d %-H:%M %B %j %U %s %3N",
        "1,234.50",
    ]
    /// Version 2, two changes, two kinds of time, and the rule of Berlin behind (RFC 8536).
    private static let zone: [UInt8] = {
        func head(_ times: UInt8, _ types: UInt8) -> [UInt8] {
            let counts: [UInt8] = [0, 0, 0, times, 0, 0, 0, types, 0, 0, 0, 8]
            return Array("TZif2".utf8) + [UInt8](repeating: 0, count: 27) + counts
        }
        let types: [UInt8] = [0, 0, 0x0E, 0x10, 0, 0, 0, 0, 0x1C, 0x20, 1, 4]
        let body: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0x9B, 0x0C, 0x17, 0x60, 0, 0, 0, 0, 0x65, 0, 0, 0, 1, 0] + types
        let names = Array("CET\0CES\0".utf8)
        var file = head(0, 1)
        file += types.prefix(6)
        file += names + head(2, 2)
        file += body + names
        return file + Array("\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8)
    }()
    private static let posts = [
        "Out now: https://me.dev/a?b=c#d @me@host.dev #tag 😀 example.com/é (http://x.y)",
        "a.b c.co.uk 日本.jp https://t.co/x",
    ]
    private static let postWords = [
        "https://", "http://", "www.", ".com", ".co.uk", ".日本", "xn--", "@a", "@a@b.c", "#a", "$A", "/", "?", "(", ")",
        ":8080", "😀", "\u{200D}",
        "\u{FE0F}", "👩‍👩‍👧", "🇩🇪", "e\u{301}", "\u{1F3FB}", "..", "-", "_", "&", "％", "。",
    ]
}
