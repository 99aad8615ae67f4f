import CMark
import Diagnostics
import Glibc
import Highlighting
import Markdown
import Markup

/// `make bench`: Markdown against libcmark on the same text in the same run, and code highlighted per second.
@main
enum Bench {
    static func main() {
        let post = Array(Samples.post.utf8)
        let documents = (0..<1000).map { number in Array("# Post \(number)\n\n".utf8) + post }
        let size = documents.reduce(0) { $0 + $1.count }
        let reference = best { for document in documents { renderWithLibrary(document) } }
        let flavours: [(String, MarkdownOptions)] = [
            ("commonmark", MarkdownOptions(flavour: .commonMark)), ("github", MarkdownOptions(flavour: .github)),
            ("site", MarkdownOptions(flavour: .site)),
        ]
        print("markdown: \(documents.count) documents, \(size) bytes, libcmark 1.00")
        for (name, options) in flavours {
            let ours = best {
                for document in documents {
                    _ = renderMarkdown(SourceText(path: "post.md", bytes: document), options: options)
                }
            }
            print("markdown \(name): \(rounded(ours / reference)) times libcmark")
        }
        for (language, code) in Samples.code {
            let code = Array(repeating: Array(code.utf8), count: 1 + 1_000_000 / code.utf8.count).flatMap { $0 }
            var out = ByteBuffer(capacity: code.count * 4)
            let seconds = best {
                out.removeAll()
                _ = highlight(code, language: language, into: &out)
            }
            print("highlighting \(language): \(rounded(Double(code.count) / seconds / 1_000_000)) MB/s")
        }
    }

    private static func renderWithLibrary(_ text: [UInt8]) {
        text.withUnsafeBytes { raw in
            let start = raw.bindMemory(to: CChar.self).baseAddress
            let root = cmark_parse_document(start, raw.count, CMARK_OPT_DEFAULT)
            free(cmark_render_html(root, CMARK_OPT_UNSAFE))
            cmark_node_free(root)
        }
    }

    /// The best of seven runs, in seconds of the processor: other programs do not count.
    private static func best(_ work: () -> Void) -> Double {
        (0..<7).map { _ in
            let start = seconds()
            work()
            return seconds() - start
        }.min() ?? 0
    }

    private static func seconds() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }

    private static func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
