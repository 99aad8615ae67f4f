import Foundation
import Testing

/// What the program's vocabularies say of plays, against what the guide and an editor know.
@Suite struct PlayWordsTests {
    /// The page of the guide that tells of an actor, by the word with which its plays begin.
    private static let pages = [
        "game": "plays", "terminal": "terminals", "cast": "terminals", "screens": "screens", "program": "programs",
        "component": "components",
    ]

    private struct Table {
        var title: String
        var words: [String]
        /// The page that tells of it.
        var page: String? {
            guard let actor = title.split(separator: "`").dropFirst().first else { return "plays" }
            return pages[String(actor.prefix { $0 != " " })]
        }
    }

    private static func tables() throws -> [Table] {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let parts = try playbill("help", "plays").output.components(separatedBy: "\n\n").dropFirst(2)
        return parts.map { part in
            let lines = part.split(separator: "\n")
            return Table(
                title: String(lines[0]), words: lines.dropFirst().map { String($0.split(separator: " ")[0]) })
        }
    }

    /// The words that begin the code in the first column of a page's tables of settings and actions.
    private static func words(ofPage name: String) throws -> Set<String> {
        let guide = URL(filePath: #filePath).appending(path: "../../../../content/guide").standardized
        let text = try String(contentsOf: guide.appending(path: name + ".md"), encoding: .utf8)
        var words: Set<String> = []
        var isTable = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("|") else {
                isTable = false
                continue
            }
            let cell = line.dropFirst().prefix { $0 != "|" }
            if ["word", "line", "setting"].contains(cell.trimmingCharacters(in: .whitespaces)) { isTable = true }
            guard isTable, !cell.hasPrefix(" … `") else { continue }
            for (index, code) in cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            where index % 2 == 1 { words.insert(String(code.prefix { $0 != " " })) }
        }
        return words
    }

    @Test func `each word stands in the guide, on the page of who acts`() throws {
        for table in try PlayWordsTests.tables() {
            let page = try #require(table.page, "\(table.title) has a page")
            let told = try PlayWordsTests.words(ofPage: page)
            let missing = table.words.filter { !told.contains($0) }
            #expect(missing.isEmpty, "\(page).md lacks \(missing), \(table.title)")
        }
    }

    @Test func `the guide's tables name no word that there is not`() throws {
        let tables = try PlayWordsTests.tables()
        let shared = tables.filter { !$0.title.contains("`") }.flatMap(\.words)
        for page in Set(PlayWordsTests.pages.values) {
            let known = Set(shared + tables.filter { $0.page == page }.flatMap(\.words))
            let told = try PlayWordsTests.words(ofPage: page)
            #expect(told.subtracting(known).isEmpty, "\(page).md: \(told.subtracting(known))")
            #expect(!told.isEmpty)
        }
    }

    @Test func `an editor's grammar knows each word where a line begins, and each example`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let outcome = try playbill("help", "plays", "--grammar")
        #expect(outcome.status == 0)
        let grammar = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(grammar["fileTypes"] as? [String] == ["play"])
        let rules = try #require(grammar["patterns"] as? [[String: String]])
        let heads = try rules.filter { $0["name"]?.hasPrefix("keyword") ?? false }
            .map { try NSRegularExpression(pattern: #require($0["match"])) }
        #expect(heads.count == 2)
        func count(_ line: String) -> Int {
            heads.count { $0.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil }
        }
        for word in try PlayWordsTests.tables().flatMap(\.words) {
            #expect(count(word) == 1 && count("  \(word) 3") == 1, "\(word)")
            #expect(count("\(word)x") == 0 && count("# \(word)") == 0, "\(word)")
        }
        #expect(try playbill("help", "plays", "--gramar").status == 64)
    }
}
