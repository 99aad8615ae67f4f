import Files
import Synchronization
import Threads

/// Pages kept from one reading of a site to the next, so that a save parses one front matter.
///
/// A page is used again where its file holds the same bytes, and `site.yml` does.
package final class PageCache: Sendable {
    private struct Kept {
        var configuration: FileContent?
        var pages: [ExactName: (file: FileContent, read: ReadPage)]
    }

    private let kept = Mutex(Kept(pages: [:]))

    /// An empty cache.
    package init() {}

    /// The pages of files; those that are not here yet are read on all cores.
    func pages(
        of files: [(path: String, content: FileContent)], configuration: FileContent?,
        _ read: @Sendable (_ path: String, _ file: FileContent) -> ReadPage
    ) -> [ReadPage] {
        let known = kept.withLock { $0.configuration == configuration ? $0.pages : [:] }
        let pages = mapInParallel(files.count) { index -> ReadPage in
            let file = files[index]
            // Files that were not read again share their bytes, so that most comparisons look at no byte.
            if let old = known[ExactName(file.path)], old.file == file.content { return old.read }
            return read(file.path, file.content)
        }
        let all = Dictionary(
            zip(files, pages).map { (ExactName($0.path), ($0.content, $1)) }, uniquingKeysWith: { first, _ in first })
        kept.withLock { $0 = Kept(configuration: configuration, pages: all) }
        return pages
    }
}
