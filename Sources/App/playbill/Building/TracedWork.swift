import Diagnostics
import Files
import Publishing
import Site
import Threads

/// A build that knows what the one before it did, and leaves a trace for the one after it.
struct TracedWork {
    let written: WrittenBuild
    let traces: TraceFile
    let listing: InputListing
    private let setting: [String]
    /// The trace of the build before, where its files stand as they were left and it was of the same run.
    let earlier: BuildTrace?
    /// What stays of it.
    private let reuse: Once<BuildReuse?>
    /// What is another in texts alone: the files of these, and all files as they are listed now.
    let edit: (texts: [String], inputs: [TracedInput])?
    /// The trace of the build before, where nothing has changed since: the work is done.
    let done: BuildTrace?

    var build: SiteBuild { written.build }

    init(_ written: WrittenBuild) throws {
        self.written = written
        let build = written.build
        traces = TraceFile(site: build.folder)
        let setting = build.setting(output: written.folder)
        self.setting = setting
        let traces = traces
        try written.folder.waitForOthers(written.console)
        // What there is to make a site from, and what stands of an earlier one.
        let (listed, standing) = sideBySide {
            Result { () throws(DiskError) in try InputListing(SiteBuild.sourceFolders, below: build.folder) }
        } _: {
            TracedWork.standing(traces, written, setting)
        }
        listing = try listed.get()
        guard let trace = standing else {
            (earlier, reuse, edit, done) = (nil, Once { nil }, nil, nil)
            return
        }
        earlier = trace
        let now = build.options.now
        let isTimeless = trace.now == now || trace.isTimeless
        // What texts, cards and products are drawn from is not looked at one by one.
        let mayReuse = trace.now == now || !trace.hasClock
        switch listing.change(since: trace) {
        case .nothing(let relisted) where isTimeless:
            var same = trace
            if let relisted {
                same.inputs = relisted
                traces.write(same)
            }
            (reuse, edit, done) = (Once { nil }, nil, same)
        case .nothing:
            reuse = Once { mayReuse ? BuildReuse(trace, changed: [], now: now) : nil }
            (edit, done) = (nil, nil)
        case .pages(let pages, let heads, let relisted):
            reuse = Once { mayReuse ? BuildReuse(trace, changed: pages, retitled: heads, now: now) : nil }
            edit = heads.isEmpty && isTimeless ? (pages, relisted) : nil
            done = nil
        case .more: (reuse, edit, done) = (Once { nil }, nil, nil)
        }
    }

    /// The trace of the build before, where it was of the same run and its files stand as they were left.
    private static func standing(_ traces: TraceFile, _ written: WrittenBuild, _ setting: [String]) -> BuildTrace? {
        guard !written.force, let trace = traces.read(), trace.setting == setting,
            trace.period.contains(written.build.options.now),
            AskedFiles.areSame(trace.asked, below: written.build.folder), written.folder.isAsLeft(trace.left)
        else { return nil }
        return trace
    }

    /// Makes what changed, and puts it among what stays.
    /// - Returns: nil where everything has to be made, and nothing was done; no outcome where the site has errors.
    func amend() throws -> (Publication, OutputFolder.Outcome?)? {
        guard let earlier, let reuse = reuse.value, !build.options.reportsOrphans else { return nil }
        let heads = reuse.heads
        let (content, mistakes) = try build.read(listing, heads: heads)
        // In several languages a page knows the titles of its translations, which nobody notes.
        guard heads.areRetitled, !heads.hasOthers || content.configuration.languages.count < 2 else { return nil }
        let plan = build.plan(content, mistakes, reuse: reuse)
        // Its mistakes are told by those who make everything.
        guard plan.isGood, plan.filesMayStay else { return nil }
        let record = OutputRecord(earlier: earlier.outputs, keepsChanged: true)
        let recorder = TraceRecorder(plan)
        // The program ends with this command: to give memory back piece by piece would only take time.
        if build.memory == nil { _ = Unmanaged.passRetained(recorder) }
        let homes = build.homes
        let publication = try plan.make(recorder: recorder) { path, content throws(DiskError) in
            guard content.isStill(within: homes) else {
                throw DiskError("read", path, reason: "its file changed its place while the site was made")
            }
            record.take(path, content)
        }
        guard let publication else { return nil }
        // What was saved meanwhile may have reached some files and not those that stay.
        guard listing.isStill else { return nil }
        guard publication.isGood else { return (publication, nil) }
        let staying = plan.stayingOutputs(recorder)
        let taken = record.taken
        let changed = record.changed
        let change = AmendedOutput(earlier, staying: staying, taken: Array(taken.keys), changed: changed.map(\.path))
        var left = Left()
        guard
            try written.folder.amended(
                change.touched, to: change.paths, with: changed, without: change.gone, written.console,
                whenDone: { left = Left(change, in: written.folder) })
        else { return nil }
        let outcome = OutputFolder.Outcome(
            written: changed.count, unchanged: change.paths.count - changed.count, removed: change.gone.count,
            bytes: staying.reduce(0) { $0 + $1.size } + taken.values.reduce(0) { $0 + $1.size })
        let sums = Dictionary(
            staying.map { (ExactName($0.left.path), OutputRecord.Taken(size: $0.size, sum: $0.sum)) },
            uniquingKeysWith: { first, _ in first }
        ).merging(taken) { $1 }
        keep(plan, recorder.making, publication, left, sums, heads)
        return (publication, outcome)
    }

    /// Makes everything, and puts it in the place of what was there.
    /// - Returns: no outcome where the site has errors.
    func replace() throws -> (Publication, OutputFolder.Outcome?) {
        let heads = KeptHeads { _ in false }
        let plan = try build.plan(listing, heads: heads)
        // As in amending.
        if build.memory == nil { _ = Unmanaged.passRetained(plan) }
        let (record, recorder) = (OutputRecord(), plan.isGood ? TraceRecorder(plan) : nil)
        var (left, making) = (Left(), TraceRecorder.Making?.none)
        let (publication, outcome) = try written.folder.replaceOrExplain(
            with: plan, of: build, force: written.force, recorder: recorder, record, written.console,
            whenDone: {
                // The trace is packed while the disk is asked.
                (left, making) = sideBySide {
                    Left(of: record.taken.keys.sorted().map(\.text), in: written.folder)
                } _: {
                    recorder?.making
                }
            })
        if let making, outcome != nil { keep(plan, making, publication, left, record.taken, heads) }
        return (publication, outcome)
    }

    /// The output as it is left, seen while others are kept out.
    private struct Left {
        var files: [OutputFolder.LeftFile] = []
        var frame: [OutputFolder.LeftFile]?

        init() {}

        /// All files of a folder.
        init(of paths: [String], in folder: OutputFolder) {
            guard let files = folder.left(paths), let frame = folder.left(OutputFolder.frame(of: paths)) else { return }
            (self.files, self.frame) = (files, frame)
        }

        /// The files of an output of which some were changed; the others need no look.
        init(_ output: AmendedOutput, in folder: OutputFolder) {
            guard let seen = folder.left(output.new), let frame = folder.left(output.newFrame) else { return }
            (files, self.frame) = (output.files(seen), output.frame(frame))
        }
    }

    /// Keeps the trace of what was made, or none where it could not be whole.
    private func keep(
        _ plan: BuildPlan, _ making: TraceRecorder.Making, _ publication: Publication, _ left: Left,
        _ sums: [ExactName: OutputRecord.Taken], _ heads: KeptHeads
    ) {
        let outputs = left.files.compactMap { file in
            sums[ExactName(file.path)].map { TracedOutput(left: file, size: $0.size, sum: $0.sum) }
        }
        guard !build.asked.hasHistory, let frame = left.frame, outputs.count == sums.count,
            let inputs = listing.inputs(since: earlier, read: heads.sums)
        else {
            return traces.write(nil)
        }
        traces.write(
            plan.trace(
                making, publication, setting: setting, inputs: inputs,
                asked: build.asked.all(with: earlier?.asked ?? []), outputs: outputs, frame: frame,
                heads: heads.packed))
    }
}
