import Encodings
import Files
import Site

extension BuildPlan {
    /// The trace of its making, once it is made and written.
    /// - Parameters:
    ///   - making: how its files were made, as was noted.
    ///   - publication: what came of it.
    ///   - setting: the run, in words.
    ///   - inputs: the files that were read.
    ///   - asked: what was asked for besides.
    ///   - outputs: the files that were written, in the order of their paths.
    ///   - frame: the folders that they stand in.
    ///   - heads: the heads of pages as they were read.
    /// - Returns: the trace for the next build.
    package func trace(
        _ making: TraceRecorder.Making, _ publication: Publication, setting: [String], inputs: [TracedInput],
        asked: [AskedFile], outputs: [TracedOutput], frame: [OutputFolder.LeftFile], heads: [UInt8] = []
    ) -> BuildTrace {
        BuildTrace(
            setting: setting, now: options.now, period: Period(of: context.content, around: options.now),
            hasClock: hasClock || (reuse?.trace.hasClock ?? false), inputs: inputs, asked: asked,
            making: making, outputs: outputs, frame: frame, messages: publication.mistakes,
            counts: BuildTrace.Counts(publication),
            heads: heads)
    }

    /// The files that stay of an earlier build: those that need not be made, and what was packed of them.
    package func stayingOutputs(_ recorder: TraceRecorder) -> [TracedOutput] {
        guard let trace = reuse?.trace else { return [] }
        let endings = [""] + context.configuration.packed.map(\.ending)
        let outputs = Dictionary(
            trace.outputs.map { (ExactName($0.left.path), $0) }, uniquingKeysWith: { first, _ in first })
        return recorder.stay.flatMap { path in
            endings.compactMap { ending in
                ending.isEmpty || routes[path + ending] == nil ? outputs[ExactName(path + ending)] : nil
            }
        }
    }
}
