import Diagnostics
import Files
import Markdown
import Site

/// Fences that show a file, or a region of one: ```` ```swift source=Sources/X.swift#region ````, or a line within by which
/// another program takes one in.
///
/// A class, since each fence of each text asks it.
final class SourceFence: Sendable {
    private let roots: [String]
    private let content: SiteContent

    init(_ content: SiteContent) {
        roots = content.configuration.codeRoots
        self.content = content
    }

    /// The fence with the code that it names; nil where it names none.
    func result(of fence: Fence) -> FenceResult? {
        guard let named = fence["source"] else { return taken(by: fence) }
        let parts = named.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts.first ?? ""
        let wanted = Wanted(inInfo: named, of: fence)
        guard fence.body.allSatisfy(\.isWhitespace) else {
            return wanted.failed(
                "the fence shows a file, and has lines of its own", "take them out, or take out `source`")
        }
        guard let clean = resolvedPath(path, in: ""), isOpen(clean) else {
            return wanted.failed("`\(path)` lies in no folder that texts may show", remedy(for: path))
        }
        return code(path, clean, parts.count == 2 ? .region(parts[1]) : .whole, wanted)
    }

    /// The code that a line of another program takes in, where it names a file in an open folder: from the text's folder, or
    /// from the site's, which such a path may climb to.
    private func taken(by fence: Fence) -> FenceResult? {
        guard !roots.isEmpty, let line = IncludeLine(in: fence), line.part != .other else { return nil }
        let text = fence.place.path
        let folder = text.split(separator: "/").dropLast().joined(separator: "/")
        let below = line.path.split(separator: "/").drop { $0 == ".." || $0 == "." }.joined(separator: "/")
        let found = [resolvedPath(line.path, in: folder), resolvedPath(below, in: "")].compactMap(\.self)
            .first(where: isOpen)
        return found.flatMap { code(line.path, $0, line.part, Wanted(inBodyOf: fence)) }
    }

    private func code(_ path: String, _ clean: String, _ part: IncludeLine.Part, _ wanted: Wanted) -> FenceResult {
        guard let bytes = read(clean, for: wanted.place.path) else {
            return wanted.failed(
                "there is no file `\(clean)` in the site's folder",
                "write its path from there, such as `source=\(roots.first ?? "Sources")/Code.swift`")
        }
        let source = SourceText(path: clean, bytes: bytes)
        if source.firstInvalidByte != nil {
            return wanted.failed("`\(path)` is no text in UTF-8", "name a file of source code")
        }
        let regions = CodeRegions(source.string)
        switch part {
        case .whole, .other: return .code(regions.whole)
        case .lines(let lines): return .code(regions.lines(lines))
        case .region(let name):
            do throws(CodeRegions.Mistake) {
                return .code(try regions.region(name, joins: wanted.isOfAnother))
            } catch {
                return mistake(error, wanted, clean, name)
            }
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
        _ mistake: CodeRegions.Mistake, _ wanted: Wanted, _ path: String, _ region: String
    ) -> FenceResult {
        switch mistake {
        case .missing(let names):
            let known = names.isEmpty ? "" : "; the regions there are \(names.joined(separator: ", "))"
            return wanted.failed(
                "`\(path)` has no region `\(region)`",
                didYouMean(region, among: names)
                    ?? "mark it there with comments `region \(region)` and `endregion`\(known)")
        case .open(let line):
            return wanted.failed(
                "the region `\(region)` begins at \(path):\(line) and never ends",
                "write a comment `endregion` behind it")
        case .twice(let line):
            return wanted.failed(
                "the region `\(region)` begins a second time at \(path):\(line)", "give one of them another name")
        }
    }
}

/// Where a text asks for a file.
private struct Wanted {
    let place: Place
    private let excerpt: String
    private let length: Int
    /// Whether another program's line asks for it.
    let isOfAnother: Bool

    /// Behind the fence, as the value of `source`.
    init(inInfo named: String, of fence: Fence) {
        excerpt = "```" + fence.info
        var place = fence.place
        place.column =
            excerpt.ranges(of: named).first.map { [excerpt] in
                excerpt[..<$0.lowerBound].unicodeScalars.count + 1
            } ?? 1
        self.place = place
        length = named.unicodeScalars.count
        isOfAnother = false
    }

    /// In the fence, as a line of another program.
    init(inBodyOf fence: Fence) {
        place = fence.place(ofBodyLine: 1)
        excerpt = String(fence.body.prefix { $0 != "\n" })
        length = excerpt.unicodeScalars.count
        isOfAnother = true
    }

    func failed(_ message: String, _ remedy: String) -> FenceResult {
        .failed([
            Diagnostic(.error, message, at: place, excerpt: excerpt, length: max(1, length), remedy: remedy)
        ])
    }
}
