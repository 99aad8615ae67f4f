import Encodings
import Files
import Site
import Threads

/// The files that a build reads, as the disk lists them.
package struct InputListing: Sendable {
    /// What became different since an earlier build.
    package enum Change: Sendable {
        /// Nothing; the inputs as the disk lists them now, where it says other things of the same bytes.
        case nothing(relisted: [TracedInput]?)
        /// The texts of these pages alone, and the heads of some of them; the inputs as the disk lists them now.
        case pages([String], heads: [String], relisted: [TracedInput])
        /// Something else as well.
        case more
    }

    /// The files and what stands among them, by paths relative to the site.
    package let entries: [Disk.Entry]
    private let root: String
    /// Whether what the disk says of each file tells as much as its bytes do.
    package let isSettled: Bool

    /// Lists some folders of a site.
    ///
    /// Where a file was written within the present tick of the disk's clock it waits for the next one: whatever is written
    /// from then on shows in what the disk says.
    /// - Throws: a folder that cannot be listed.
    package init(_ folders: [String], below root: String) throws(DiskError) {
        self.root = root
        let clock = DiskClock()
        entries = try FileTree.entries(folders, below: root, from: .live)
        if entries.contains(where: { $0.stamp?.isSettled(at: clock) == false }) { DiskClock.waitForTick() }
        let later = DiskClock()
        isSettled = entries.allSatisfy { $0.stamp?.isSettled(at: later) ?? true }
    }

    /// What became different since a build.
    package func change(since trace: BuildTrace) -> Change {
        let old = trace.inputs
        guard old.count == entries.count,
            zip(old, entries).allSatisfy({
                ExactName.hasSameBytes($0.path, $1.path) && $0.obstacle == InputListing.words($1.obstacle)
            })
        else { return .more }
        let others = old.indices.filter { old[$0].stamp != entries[$0].stamp }
        if others.isEmpty { return .nothing(relisted: nil) }
        let found = mapInParallel(others.count) { input(entries[others[$0]]) }
        var (relisted, pages, heads) = (old, [String](), [String]())
        for (index, input) in zip(others, found) {
            guard let input else { return .more }
            if input.headSum != old[index].headSum {
                guard SiteReader.isPage(input.path) else { return .more }
                heads.append(input.path)
            }
            if input.sum != old[index].sum { pages.append(input.path) }
            relisted[index] = input
        }
        if pages.isEmpty { return .nothing(relisted: isSettled ? relisted : nil) }
        return .pages(pages, heads: heads, relisted: relisted)
    }

    /// Whether the disk still says the same of all files but pages, which are looked at by those who made them.
    package var isStill: Bool {
        mapInParallel(entries.count, batch: 64) { index in
            let entry = entries[index]
            return SiteReader.isPage(entry.path) || entry.obstacle != nil
                || FileStamp(ofFileAt: root + "/" + entry.path) == entry.stamp
        }.allSatisfy(\.self)
    }

    /// Whether the disk says the same here as in another listing, but for some files, which are there in both.
    package func isSame(as other: InputListing, besides paths: [String]) -> Bool {
        guard entries.count == other.entries.count else { return false }
        let others = ExactNames(paths)
        return zip(entries, other.entries).allSatisfy { mine, its in
            mine == its
                || ExactName.hasSameBytes(mine.path, its.path) && mine.obstacle == its.obstacle
                    && others.contains(mine.path)
        }
    }

    /// Whether the disk still says the same of some files.
    package func isStill(_ some: [Disk.Entry]) -> Bool {
        some.allSatisfy { FileStamp(ofFileAt: root + "/" + $0.path) == $0.stamp }
    }

    /// The texts of pages, and all else; nil where something among them cannot be read.
    package var parts: (pages: [Disk.Entry], others: [Disk.Entry])? {
        var parts: (pages: [Disk.Entry], others: [Disk.Entry]) = ([], [])
        parts.pages.reserveCapacity(entries.count)
        for entry in entries {
            if entry.obstacle != nil { return nil }
            if SiteReader.isPage(entry.path) { parts.pages.append(entry) } else { parts.others.append(entry) }
        }
        return parts
    }

    /// The files for a trace of a build that has read them; nil where one was changed meanwhile.
    ///
    /// The sums of an earlier one serve where the disk says the same, and so do those that were taken as pages were read.
    package func inputs(
        since trace: BuildTrace?, read noted: [(path: String, sums: PageSums)] = []
    ) -> [TracedInput]? {
        guard isSettled else { return nil }
        let before = trace?.inputs ?? []
        // Where no file came or went each has the place that it had.
        let isSame =
            before.count == entries.count
            && zip(before, entries).allSatisfy { ExactName.hasSameBytes($0.path, $1.path) }
        let known = Dictionary(
            (isSame ? [] : before).map { (ExactName($0.path), $0) }, uniquingKeysWith: { first, _ in first })
        let sums = placed(noted)
        let inputs = mapInParallel(entries.count, batch: 64) { index -> TracedInput? in
            let entry = entries[index]
            let old = isSame ? before[index] : known[ExactName(entry.path)]
            if let old, old.stamp == entry.stamp, old.obstacle == nil,
                entry.obstacle == nil
            {
                return old
            }
            return input(entry, sums[index])
        }
        let all = inputs.compactMap(\.self)
        return all.count == inputs.count ? all : nil
    }

    /// The sums of each file, found side by side, since both are in the same order; nil for those without.
    private func placed(_ noted: [(path: String, sums: PageSums)]) -> [PageSums?] {
        var sums = [PageSums?](repeating: nil, count: entries.count)
        var next = 0
        for (place, entry) in entries.enumerated() where next < noted.count {
            guard ExactName.hasSameBytes(entry.path, noted[next].path) else { continue }
            sums[place] = noted[next].sums
            next += 1
        }
        return sums
    }

    /// A file with the sums of its bytes, which may be known; nil where it cannot be read, or is another than was listed.
    private func input(_ entry: Disk.Entry, _ known: PageSums? = nil) -> TracedInput? {
        if let obstacle = entry.obstacle {
            return TracedInput(
                path: entry.path, stamp: entry.stamp, sum: ContentSum(), headSum: ContentSum(),
                obstacle: InputListing.words(obstacle))
        }
        let path = root + "/" + entry.path
        if let known {
            // Where it was saved since it was listed, the next run sees another stamp, and what was read has these sums.
            return TracedInput(path: entry.path, stamp: entry.stamp, sum: known.file, headSum: known.head)
        }
        guard let bytes = try? FileContent.onDisk(path: path, size: entry.size).read(),
            FileStamp(ofFileAt: path) == entry.stamp
        else { return nil }
        guard SiteReader.isPage(entry.path) else {
            let sum = ContentSum(of: bytes)
            return TracedInput(path: entry.path, stamp: entry.stamp, sum: sum, headSum: sum)
        }
        let sums = PageSums(bytes)
        return TracedInput(path: entry.path, stamp: entry.stamp, sum: sums.file, headSum: sums.head)
    }

    private static func words(_ obstacle: Disk.Obstacle?) -> String? { obstacle.map { "\($0)" } }
}
