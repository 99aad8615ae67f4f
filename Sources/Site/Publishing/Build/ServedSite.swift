import Diagnostics
import Files
import Synchronization

/// The site as requests see it: a build plan whose files are made as they are asked for, until all of them are made.
///
/// A build plan is shown as soon as the page that was edited can be made. It is kept once the whole site is found good;
/// where it is not, the last good one comes back. A build plan that was overtaken by the next save before anybody could
/// judge it stands in where none was ever found good: it could make its pages, which is more than an empty site can.
package final class ServedSite: Sendable {
    private struct Showing {
        var plan: BuildPlan
        /// The files that are made; the others are made as they are asked for.
        var tree: FileTree?
    }

    private struct State {
        var shown: Showing?
        /// What comes back where the shown one is found bad.
        var good: Showing?
        /// Whether the last build plan that was judged was good: else nothing is shown before the next one is.
        var isSound = true
        /// The page that was asked for last, by its file.
        var lastPage: String?
    }

    private let state = Mutex(State())

    /// Nothing yet.
    package init() {}

    /// The plan that requests are answered from; nil where there is none.
    package var plan: BuildPlan? { state.withLock { $0.shown?.plan } }

    /// The file at a path of the output.
    package func file(at path: String) -> FileContent? {
        let (shown, good) = state.withLock { ($0.shown, $0.good) }
        let found = shown.flatMap(file(at: path)) ?? good.flatMap(file(at: path))
        if found != nil, path.hasSuffix(".html"), path != "404.html" { state.withLock { $0.lastPage = path } }
        return found
    }

    private func file(at path: String) -> (Showing) -> FileContent? {
        { showing in
            if let made = showing.tree?[path] { return made }
            // What is wrong with a page is told when the whole site is made.
            return try? showing.plan.file(at: path)
        }
    }

    /// Whether a build plan may be shown before all of it is made: where nothing better is, and the pages that the author
    /// edits and sees can be made.
    /// - Parameters:
    ///   - plan: the site, decided.
    ///   - changed: the source files that were edited since the last one was shown.
    /// - Returns: whether it may.
    package func canShow(_ plan: BuildPlan, changed: [String]) -> Bool {
        let isFree = state.withLock { $0.isSound || $0.good == nil }
        guard plan.isGood, isFree else { return false }
        return lookedAt(plan, changed: changed).allSatisfy { page in
            !plan.mistakes(at: page).hasErrors
        }
    }

    /// The pages that the author edits and sees, by their files.
    /// - Parameters:
    ///   - plan: the site, decided.
    ///   - changed: the source files that were edited.
    /// - Returns: those that were edited, and the one that was asked for last.
    package func lookedAt(_ plan: BuildPlan, changed: [String]) -> Set<String> {
        let lastPage = state.withLock { $0.lastPage }
        let edited = changed.compactMap { plan.file(of: $0) }
        // A save changes one file or a few; where it is a whole checkout, the whole site is as quick.
        return Set(edited.prefix(8) + (lastPage.map { [$0] } ?? []))
    }

    /// Answers requests from a build plan of which only some files were made: a few pages, or all that are as they were.
    package func show(_ plan: BuildPlan, _ tree: FileTree? = nil) {
        state.withLock { state in
            // Nobody has judged the one before it, and there is no better one.
            if state.good == nil { state.good = state.shown }
            state.shown = Showing(plan: plan, tree: tree)
        }
    }

    /// Answers requests from a build plan that is good, and all of whose files are made.
    package func keep(_ plan: BuildPlan, _ tree: FileTree) {
        state.withLock {
            $0.isSound = true
            $0.good = Showing(plan: plan, tree: tree)
            $0.shown = $0.good
        }
    }

    /// Answers requests from the last build plan that was good, since a build plan was found not to be.
    /// - Parameter plan: the bad one.
    package func fallBack(from plan: BuildPlan) {
        state.withLock { state in
            state.isSound = false
            // One that was never shown leaves what stands: where it overtook the one before, that is all there is.
            if state.good == nil, state.shown?.plan !== plan { state.good = state.shown }
            state.shown = state.good
        }
    }
}
