import Dates
import Encodings
import Files
import Site
import Synchronization

@testable import Publishing

/// A site that is made again and again, each time by what changed.
final class TracedSite {
    var files: [String: String]
    /// Those of them that end in a byte that no text has.
    var damaged: Set<String> = []
    var options = PublishingOptions(now: Instant(seconds: 1_795_000_000))
    private(set) var trace: BuildTrace?
    private(set) var output = FileTree()

    init(_ files: [String: String], theme: [String: String] = [:]) {
        self.files = files.merging(plainTheme.merging(theme) { $1 }) { mine, _ in mine }
            .merging(["content/site.yml": plainSite]) { mine, _ in mine }
    }

    /// The site made from nothing.
    var whole: Publication {
        let (content, mistakes) = SiteReader().read(FileTree(texts: files))
        return Publisher(options: options).publish(content, mistakes: mistakes)
    }

    /// Makes what the change of some pages' texts has changed.
    /// - Returns: the files that were made, but for those that are copied.
    @discardableResult
    func make(changed: [String] = []) -> Set<String> {
        let (content, mistakes) = SiteReader().read(FileTree(texts: files))
        let reuse = trace.flatMap { BuildReuse($0, changed: changed, now: options.now) }
        let plan = Publisher(options: options, reuse: reuse).buildPlan(of: content, mistakes: mistakes)
        let recorder = TraceRecorder(plan)
        let taken = Mutex(FileTree())
        guard let publication = plan.make(recorder: recorder, { path, file in taken.withLock { $0[path] = file } })
        else { return [] }
        let made = taken.withLock { $0 }
        var tree = made
        for stays in plan.stayingOutputs(recorder) { tree[stays.left.path] = output[stays.left.path] }
        output = tree
        trace = plan.trace(
            recorder.making, publication, setting: [], inputs: [], asked: [],
            outputs: tree.paths.map { path in
                TracedOutput(left: OutputFolder.LeftFile.none(path), size: tree[path]?.size ?? 0, sum: ContentSum())
            }, frame: [])
        return Set(made.paths.filter { $0.hasSuffix(".html") || $0.hasSuffix(".xml") || $0.hasSuffix(".json") })
    }

    /// Puts something else in the place of a file of the output.
    func replace(_ path: String, with text: String) { output[path] = .bytes(Array(text.utf8)) }

    /// Follows an edit of some pages' texts from these alone.
    /// - Returns: the files that were made; nil where all of the site has to be looked at, and nothing was done.
    @discardableResult
    func amend(_ texts: [String]) -> Set<String>? {
        let (pages, others) = (files.filter { SiteReader.isPage($0.key) }, files.filter { !SiteReader.isPage($0.key) })
        let named = pages.sorted { ExactName.precedes($0.key, $1.key) }
            .map { ($0.key, FileContent.bytes(Array($0.value.utf8) + (damaged.contains($0.key) ? [0xFF] : []))) }
        guard let trace = trace.flatMap({ BuildTrace(packed: $0.packed) }),
            let content = SiteReader().read(FileTree(texts: others), pages: named, heads: trace.heads),
            let amendment = Publisher(options: options).amendment(
                of: content, trace, texts: texts, standing: { [output] in try? output[$0]?.read() })
        else { return nil }
        for (path, file) in amendment.files { output[path] = file }
        self.trace = amendment.amended(trace)
        return Set(amendment.files.map(\.path))
    }
}

extension OutputFolder.LeftFile {
    fileprivate static func none(_ path: String) -> OutputFolder.LeftFile {
        // A record of four numbers, as a trace has it.
        var writer = PackedWriter()
        for _ in 0..<4 { writer.write(word: 0) }
        var reader = PackedReader(writer.bytes)
        guard let stamp = try? reader.stamp() else { preconditionFailure("four numbers are a stamp") }
        return OutputFolder.LeftFile(path: path, stamp: stamp, permissions: 0)
    }
}
