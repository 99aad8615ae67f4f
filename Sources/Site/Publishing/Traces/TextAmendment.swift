import Diagnostics
import Files
import Rendering
import Site

/// What an edit of a few texts changes in an output, followed from these texts and not from the whole site.
///
/// Where no head, and no file but texts, is another one, the addresses of the site, its lists and all that was said of it are
/// as they were. So are the files that did not read what became different. The others are made, and where each leads to the
/// same addresses as before, nothing is left to be asked. Where anything of this does not hold there is no amendment, and
/// somebody has to look at all of the site; see ``BuildReuse``.
package struct TextAmendment: Sendable {
    /// The files that were made anew.
    package let files: [(path: String, content: FileContent)]
    /// The pages whose texts were looked at.
    package let read: [Page]
    /// How the files of the output were made, as a trace has it.
    private let making: ArraySlice<UInt8>

    /// The trace of the build before with what is another now; its files are as they were.
    package func amended(_ trace: BuildTrace) -> BuildTrace {
        var trace = trace
        trace.take(making: making)
        return trace
    }

    init(files: [(path: String, content: FileContent)], read: [Page], making: ArraySlice<UInt8>) {
        (self.files, self.read, self.making) = (files, read, making)
    }
}

extension Publisher {
    /// More files than this are made as well by those who look at all of the site.
    private static let most = 256

    /// What the change of some texts changes.
    /// - Parameters:
    ///   - content: the site, whose heads and files besides texts are as they were.
    ///   - trace: what the build before left.
    ///   - paths: the files of the pages whose texts are others.
    ///   - standing: what a file of the output holds, of which a part stays.
    /// - Returns: nil where more has to be looked at to know.
    package func amendment(
        of content: SiteContent, _ trace: BuildTrace, texts paths: [String], standing: (String) -> [UInt8]?
    ) -> TextAmendment? {
        guard paths.count <= Publisher.most, !options.reportsOrphans, !options.collectsOutsideAddresses,
            let making = PackedMaking(trace.packedMaking, texts: paths),
            making.texts.count == paths.count, making.texts.values.allSatisfy(\.isQuiet),
            let site = AmendedSite(content, self, texts: Set(making.texts.keys), of: making.textCount),
            let texts = site.texts(like: making.texts, told: trace.messages)
        else { return nil }
        let readers = making.readers.filter { _, route in
            route.reads.contains { place, parts in
                guard let old = making.texts[place], let new = texts[place] else { return false }
                return !old.hasSame(parts, as: new)
            }
        }
        guard readers.count <= Publisher.most else { return nil }
        var (routes, files) = ([Int: TracedRoute](), [(path: String, content: FileContent)]())
        for (place, route) in readers.sorted(by: { $0.key < $1.key }) {
            if route.kind == .search {
                guard let bytes = standing(route.path).flatMap({ site.index(route.path, rewriting: $0) }) else {
                    return nil
                }
                files.append((route.path, .bytes(bytes)))
                continue
            }
            guard !making.isPointed(route.path), let (made, bytes) = site.made(like: route, isFile: making.hasFile)
            else { return nil }
            routes[place] = made
            files.append((route.path, .bytes(bytes)))
        }
        if site.hasClock { return nil }
        let read = Set(routes.values.flatMap(\.reads.keys)).union(texts.keys).sorted()
        return TextAmendment(
            files: files, read: read.map { site.plan.pages[$0] }, making: making.replacing(texts, routes))
    }
}
