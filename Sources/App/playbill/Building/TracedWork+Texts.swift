import Encodings
import Files
import Publishing
import Site

extension TracedWork {
    /// Makes what an edit of a few texts changed, and puts it among what stays.
    /// - Returns: the trace that was left; nil where more has to be looked at, and nothing was done.
    func amendTexts() throws -> (BuildTrace, OutputFolder.Outcome)? {
        // Where one site is built again and again, what was read before is in memory.
        guard let earlier, let edit, build.memory == nil, listing.isSettled, let parts = listing.parts,
            let content = build.read(pages: parts.pages, others: parts.others, heads: earlier.heads),
            let amendment = build.publisher(content).amendment(
                of: content, earlier, texts: edit.texts,
                standing: { [folder = written.folder.path] in try? Disk.live.read(folder + "/" + $0) }),
            !build.asked.hasHistory
        else { return nil }
        // The program ends with this command: to give memory back piece by piece would only take time.
        _ = Unmanaged.passRetained(Kept(content, amendment))
        var outputs = AmendedTexts(earlier)
        guard let changed = outputs.taking(amendment.files), listing.isStill(parts.others),
            amendment.read.allSatisfy(\.isStillAsRead)
        else { return nil }
        var trace = amendment.amended(earlier)
        (trace.inputs, trace.now) = (edit.inputs, build.options.now)
        trace.asked = build.asked.all(with: earlier.asked)
        if !changed.isEmpty {
            let paths = changed.map(\.path)
            var isLeft = false
            guard
                try written.folder.amended(
                    outputs.touched(paths), to: nil, with: changed, without: [], written.console,
                    whenDone: { isLeft = outputs.look(at: paths, in: written.folder) })
            else { return nil }
            (trace.outputs, trace.frame) = (outputs.files, outputs.frame)
            traces.write(isLeft ? trace : nil)
        } else {
            traces.write(trace)
        }
        let outcome = OutputFolder.Outcome(
            written: changed.count, unchanged: outputs.files.count - changed.count,
            bytes: outputs.files.reduce(0) { $0 + $1.size })
        return (trace, outcome)
    }

    /// Values that nobody gives back.
    private final class Kept: Sendable {
        let content: SiteContent
        let amendment: TextAmendment

        init(_ content: SiteContent, _ amendment: TextAmendment) {
            (self.content, self.amendment) = (content, amendment)
        }
    }
}

/// The files of an output of which a few are replaced and none comes or goes.
private struct AmendedTexts {
    /// The files, in the order of their paths.
    private(set) var files: [TracedOutput]
    /// Their folders in order, and the marker behind them.
    private(set) var frame: [OutputFolder.LeftFile]

    init(_ trace: BuildTrace) { (files, frame) = (trace.outputs, trace.frame) }

    /// Notes files that were made.
    /// - Returns: those that are others than before; nil where one has no place.
    mutating func taking(
        _ made: [(path: String, content: FileContent)]
    ) -> [(path: String, content: FileContent)]? {
        var changed: [(path: String, content: FileContent)] = []
        for file in made {
            guard let place = place(of: file.path), case .bytes(let bytes) = file.content else { return nil }
            let sum = ContentSum(of: bytes)
            if files[place].sum == sum, files[place].size == bytes.count { continue }
            (files[place].sum, files[place].size) = (sum, bytes.count)
            changed.append(file)
        }
        return changed
    }

    /// What has to be as it was left right before files are replaced: they, their folders and the marker.
    func touched(_ paths: [String]) -> [OutputFolder.LeftFile] {
        paths.compactMap { place(of: $0).map { files[$0].left } }
            + OutputFolder.frame(of: paths).compactMap { framePlace(of: $0).map { frame[$0] } }
    }

    /// Takes what the disk says of files that were replaced; false where it does not say enough.
    mutating func look(at paths: [String], in folder: OutputFolder) -> Bool {
        guard let seen = folder.left(paths), let around = folder.left(OutputFolder.frame(of: paths)) else {
            return false
        }
        for file in seen {
            guard let place = place(of: file.path) else { return false }
            files[place].left = file
        }
        for folder in around {
            guard let place = framePlace(of: folder.path) else { return false }
            frame[place] = folder
        }
        return true
    }

    private func place(of path: String) -> Int? { AmendedTexts.place(of: path, files.count) { files[$0].left.path } }

    private func framePlace(of path: String) -> Int? {
        guard let last = frame.last else { return nil }
        if ExactName.hasSameBytes(last.path, path) { return frame.count - 1 }
        return AmendedTexts.place(of: path, frame.count - 1) { frame[$0].path }
    }

    /// The place of a path among some in order.
    private static func place(of path: String, _ count: Int, _ at: (Int) -> String) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let found = at(middle)
            if ExactName.hasSameBytes(found, path) { return middle }
            if ExactName.precedes(found, path) { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
