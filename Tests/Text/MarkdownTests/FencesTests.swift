import Diagnostics
import Testing

@testable import Markdown

@Suite struct FencesTests {
    /// Each line's role, by its first letter: text, opening, code, closing.
    private func roles(_ text: String, hasIndentedCode: Bool = true) -> String {
        var fences = Fences(hasIndentedCode: hasIndentedCode)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            switch fences.read(line.utf8) {
            case .text: "t"
            case .opening: "o"
            case .code: "c"
            case .closing: "."
            }
        }.joined()
    }

    @Test(arguments: [
        ("a\n```\nb\n```\nc", "toc.t"), ("~~~ swift\nb\n~~~", "oc."), ("```\n~~~\n```", "oc."),
        // A fence is closed by one as long, and by nothing behind it.
        ("````\n```\n````\na", "oc.t"), ("```\n``` a\n````\na", "oc.t"),
        // Code in a line is none, nor is what is indented as code is.
        ("```a``` b\nc", "tt"), ("a\n\n    ```\n    b\n\nc", "tttttt"), ("   ```\na\n   ```", "oc."),
        ("```\n    ```\n```", "oc."),
    ])
    func `a fence opens code and closes it`(text: String, expected: String) {
        #expect(roles(text) == expected)
    }

    @Test(arguments: [
        ("- a\n\n  ```\n  b\n  ```\nc", "ttoc.t"), ("1. ```\n   b\n   ```", "oc."),
        ("- a\n    ```\n    b\n    ```", "toc."),
        ("-\n\t```\n\tb\n\t```", "toc."), ("- a\n  - b\n\n    ```\n    c\n    ```", "tttoc."),
        ("- a\n\n      ```\n", "tttt"),
        ("> ```\n> a\n> ```\nb", "oc.t"), ("> - ```\n>   a\n>   ```", "oc."),
        // Code ends with what it stands in.
        ("> ```\n> a\nb\n```\nc", "octoc"), ("- ```\n  a\nb", "oct"), ("* * *\n    ```", "tt"),
        // What other programs indent by four columns.
        ("!!! note\n\n    ```\n    a\n    ```\nb", "ttoc.t"), ("[^1]: a\n\n    ```\n    b\n    ```", "ttoc."),
        ("=== \"A\"\n\n    ~~~\n    ```\n    ~~~", "ttoc."), (":   a\n\n    ```\n    b\n    ```", "ttoc."),
    ])
    func `quotes and items hold fences of their own`(text: String, expected: String) {
        #expect(roles(text) == expected)
    }

    @Test func `in MDX no indentation makes code`() {
        #expect(roles("<A>\n      ```\n      a\n      ```\n</A>", hasIndentedCode: false) == "toc.t")
    }

    @Test func `code is told by its lines`() {
        let code = FencedCode.all(in: ["a", "```swift", "b", "```", "~~~", "c"])
        #expect(code.map(\.lines) == [1..<4, 4..<6])
        #expect(code.map(\.inside) == [2..<3, 5..<6])
        #expect(code.map(\.info) == ["swift", ""])
        #expect(code.map(\.isClosed) == [true, false])
    }

    @Test func `code between three backquotes in a table is no fence`() {
        let source = SourceText(path: "a.md", "```a``` | b\n--- | ---\n```c``` | d\n")
        #expect(renderMarkdown(source).string.contains("<td><code>c</code></td>"))
    }
}
