import Diagnostics
import Testing
import Values

@testable import CSV

@Suite struct CSVTests {
    @Test(
        arguments: [
            ("a,b\n1,2\n", [["a": "1", "b": "2"]]),
            ("a,b\r\n1,2\r\n3,4", [["a": "1", "b": "2"], ["a": "3", "b": "4"]]),
            ("a\n\"x, y\"\n", [["a": "x, y"]]), ("a\n\"say \"\"hi\"\"\"\n", [["a": "say \"hi\""]]),
            ("a\n\"two\nlines\"\n", [["a": "two\nlines"]]), ("\u{FEFF}a\n1\n", [["a": "1"]]),
            ("a,b\n,\n", [["a": "", "b": ""]]), ("", []), ("a,b\n", []), ("a,b\n\n1,2\n\n", [["a": "1", "b": "2"]]),
        ] as [(String, Value)])
    func `records read as`(text: String, expected: Value) throws {
        #expect(try parseCSV(SourceText(path: "a.csv", text)) == expected)
    }

    @Test func `a hundred mistakes are told at most`() {
        for text in ["a,b\n" + String(repeating: "1\n", count: 500), String(repeating: "a,", count: 500) + "\n"] {
            do {
                _ = try parseCSV(SourceText(path: "a.csv", text))
                Issue.record("it was read")
            } catch {
                #expect(error.all.count == 100)
            }
        }
    }

    @Test func `every line with too few or too many fields is named`() {
        do {
            _ = try parseCSV(SourceText(path: "a.csv", "a,b\n1\n2,3\n4,5,6\n"))
            Issue.record("it was read")
        } catch {
            #expect(error.all.map { $0.place?.line } == [2, 4])
        }
    }

    @Test func `a quote that never closes is a mistake at the quote`() {
        do {
            _ = try parseCSV(SourceText(path: "a.csv", "a\n\"x\n"))
            Issue.record("it was read")
        } catch {
            #expect(error.all.first?.place == Place(path: "a.csv", line: 2, column: 1))
        }
    }
}
