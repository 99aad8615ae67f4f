import Files
import Publishing

/// An output that stays as an earlier build left it, but for some of its files.
struct AmendedOutput {
    /// The paths of all files, in order.
    let paths: [String]
    /// Those that are to go.
    let gone: [String]
    /// Those that are new, or others than before, in order.
    let new: [String]
    /// The folders that are not as they were, and the marker: where a file is replaced its folder says so.
    let newFrame: [String]
    /// What of the earlier output has to be as it was left right before it is changed.
    ///
    /// That is the marker, which every build replaces, the files that change, and their folders; all else was looked at
    /// when the build began, and keeps the stamp that it had then.
    let touched: [OutputFolder.LeftFile]
    private let earlier: [TracedOutput]
    private let earlierFrame: [OutputFolder.LeftFile]
    /// Whether the same files stand there as before.
    private let isSame: Bool

    /// - Parameters:
    ///   - trace: what the earlier build left.
    ///   - staying: the files that need not be made.
    ///   - taken: those that were made.
    ///   - changed: those among them that are to be written.
    init(_ trace: BuildTrace, staying: [TracedOutput], taken: [ExactName], changed: [String]) {
        (earlier, earlierFrame) = (trace.outputs, trace.frame)
        let there = Set(taken).union(staying.lazy.map { ExactName($0.left.path) })
        let old = trace.outputs.map(\.left.path)
        let gone = old.filter { !there.contains(ExactName($0)) }
        self.gone = gone
        // With as many as before and none gone they are the same, which is the rule.
        let isSame = gone.isEmpty && there.count == old.count
        self.isSame = isSame
        paths = isSame ? old : there.sorted().map(\.text)
        let replaced = Set(changed.map { ExactName($0) })
        let known = isSame ? [] : Set(old.map { ExactName($0) })
        new = isSame ? changed : paths.filter { replaced.contains(ExactName($0)) || !known.contains(ExactName($0)) }
        newFrame = OutputFolder.frame(of: isSame ? changed : paths)
        let moved = replaced.union((gone + newFrame).map { ExactName($0) })
        touched = trace.left.filter { moved.contains(ExactName($0.path)) }
    }

    /// All files as they are left, where these are the new ones.
    func files(_ new: [OutputFolder.LeftFile]) -> [OutputFolder.LeftFile] {
        if isSame { return AmendedOutput.merged(earlier.map(\.left), new) }
        let all = Dictionary(
            (new + earlier.map(\.left)).map { (ExactName($0.path), $0) }, uniquingKeysWith: { first, _ in first })
        return paths.compactMap { all[ExactName($0)] }
    }

    /// All folders and the marker as they are left, where these are the ones that were looked at.
    func frame(_ new: [OutputFolder.LeftFile]) -> [OutputFolder.LeftFile] {
        isSame ? AmendedOutput.merged(earlierFrame, new) : new
    }

    private static func merged(
        _ old: [OutputFolder.LeftFile], _ new: [OutputFolder.LeftFile]
    ) -> [OutputFolder.LeftFile] {
        let known = Dictionary(new.map { (ExactName($0.path), $0) }, uniquingKeysWith: { first, _ in first })
        return old.map { known[ExactName($0.path)] ?? $0 }
    }
}
