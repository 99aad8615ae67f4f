import Diagnostics
import Files
import Publishing
import Synchronization

/// The site as requests see it: an edition whose files are made as they are asked for, until all of them are made.
///
/// An edition is shown as soon as the page that was edited can be made. It is kept once the whole site is found good;
/// where it is not, the last good one comes back.
final class ServedSite: Sendable {
    private struct Showing {
        var edition: Edition
        /// All files, once they are made.
        var tree: FileTree?
    }

    private struct State {
        var shown: Showing?
        var good: Showing?
        /// The page that was asked for last, by its file.
        var lastPage: String?
    }

    private let state = Mutex(State())

    /// The edition that requests are answered from; nil where none was ever good.
    var edition: Edition? { state.withLock { $0.shown?.edition } }

    /// The page that somebody looked at last, by its file.
    var lastPage: String? { state.withLock { $0.lastPage } }

    /// The file at a path of the output.
    func file(at path: String) -> FileContent? {
        let (shown, good) = state.withLock { ($0.shown, $0.good) }
        let found = shown.flatMap(file(at: path)) ?? good.flatMap(file(at: path))
        if found != nil, path.hasSuffix(".html"), path != "404.html" { state.withLock { $0.lastPage = path } }
        return found
    }

    private func file(at path: String) -> (Showing) -> FileContent? {
        { showing in
            if let made = showing.tree?[path] { return made }
            // What is wrong with a page is told when the whole site is made.
            return try? showing.edition.file(at: path)
        }
    }

    /// Answers requests from an edition of which only a few pages were made.
    func show(_ edition: Edition) {
        state.withLock { $0.shown = Showing(edition: edition) }
    }

    /// Answers requests from an edition that is good, and all of whose files are made.
    func keep(_ edition: Edition, _ tree: FileTree) {
        state.withLock {
            $0.good = Showing(edition: edition, tree: tree)
            $0.shown = $0.good
        }
    }

    /// Answers requests from the last edition that was good.
    func fallBack() {
        state.withLock { $0.shown = $0.good }
    }
}
