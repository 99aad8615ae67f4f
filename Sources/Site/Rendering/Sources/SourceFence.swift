import Diagnostics
import Files
import Markdown
import Site

/// Fences that show a file, or a region of one: ```` ```swift source=Sources/X.swift#region ````.
struct SourceFence: Sendable {
    private let roots: [String]
    private let content: SiteContent

    init(_ content: SiteContent) {
        roots = content.configuration.codeRoots
        self.content = content
    }

    /// The fence with the code that it names; nil where it names none.
    func result(of fence: Fence) -> FenceResult? {
        guard let named = fence["source"] else { return nil }
        let parts = named.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts.first ?? ""
        let region = parts.count == 2 ? parts[1] : nil
        guard fence.body.allSatisfy(\.isWhitespace) else {
            return failed(
                fence, named, "the fence shows a file, and has lines of its own", "take them out, or take out `source`")
        }
        guard let clean = resolvedPath(path, in: ""), isOpen(clean) else {
            return failed(fence, named, "`\(path)` lies in no folder that texts may show", remedy(for: path))
        }
        guard let bytes = read(clean, for: fence.place.path) else {
            return failed(
                fence, named, "there is no file `\(path)` in the site's folder",
                "write its path from there, such as `source=\(roots.first ?? "Sources")/Code.swift`")
        }
        let source = SourceText(path: clean, bytes: bytes)
        if source.firstInvalidByte != nil {
            return failed(fence, named, "`\(path)` is no text in UTF-8", "name a file of source code")
        }
        let regions = CodeRegions(source.string)
        guard let region else { return .code(regions.whole) }
        do throws(CodeRegions.Mistake) {
            return .code(try regions.region(region))
        } catch {
            return mistake(error, fence, named, clean, region)
        }
    }

    /// The file as it is, or as it was by the time of the text that shows it.
    private func read(_ path: String, for text: String) -> [UInt8]? {
        guard let tag = content.configuration.olderText(text)?.version.tag else { return content.fileBeside(path) }
        return content.fileAtTag(path, tag)
    }

    private func isOpen(_ path: String) -> Bool {
        let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
        return !isHidden && roots.contains { path.hasPrefix($0 + "/") }
    }

    private func remedy(for path: String) -> String {
        let first = path.split(separator: "/").first.map(String.init) ?? "Sources"
        if roots.isEmpty, first != "..", !path.hasPrefix("/") {
            return "open it in site.yml, with `code_roots: [\(first)]`"
        }
        return roots.isEmpty
            ? "open a folder of the site in site.yml, such as `code_roots: [Sources]`"
            : "the open ones are \(roots.joined(separator: ", ")), by `code_roots` of site.yml"
    }

    private func mistake(
        _ mistake: CodeRegions.Mistake, _ fence: Fence, _ named: String, _ path: String, _ region: String
    ) -> FenceResult {
        switch mistake {
        case .missing(let names):
            let known = names.isEmpty ? "" : "; the regions there are \(names.joined(separator: ", "))"
            return failed(
                fence, named, "`\(path)` has no region `\(region)`",
                didYouMean(region, among: names)
                    ?? "mark it there with comments `region \(region)` and `endregion`\(known)")
        case .open(let line):
            return failed(
                fence, named, "the region `\(region)` begins at \(path):\(line) and never ends",
                "write a comment `endregion` behind it")
        case .twice(let line):
            return failed(
                fence, named, "the region `\(region)` begins a second time at \(path):\(line)",
                "give one of them another name")
        }
    }

    private func failed(_ fence: Fence, _ named: String, _ message: String, _ remedy: String) -> FenceResult {
        let line = "```" + fence.info
        let column = line.range(of: named).map { line[..<$0.lowerBound].unicodeScalars.count + 1 } ?? 1
        var place = fence.place
        place.column = column
        return .failed([
            Diagnostic(
                .error, message, at: place, excerpt: line, length: max(1, named.unicodeScalars.count), remedy: remedy)
        ])
    }
}

extension String {
    /// Where a text stands first.
    fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
