import Glibc
import Threads

extension OutputFolder {
    /// A file of the folder as a build left it.
    package struct LeftFile: Sendable, Hashable {
        /// Its path in the folder.
        package var path: String
        /// What the disk said of it then.
        package var stamp: FileStamp
        /// Whether it was a file or a folder, and who might do what with it.
        package var permissions: UInt32

        /// A file as it was left.
        package init(path: String, stamp: FileStamp, permissions: UInt32) {
            (self.path, self.stamp, self.permissions) = (path, stamp, permissions)
        }

        /// What stands at a path below a folder now; nil where nothing does.
        init?(at path: String, _ near: inout NearFolder) {
            guard let facts = near.facts(of: path) else { return nil }
            let isFolder = facts.st_mode & Glibc.S_IFMT == Glibc.S_IFDIR
            guard isFolder || facts.st_mode & Glibc.S_IFMT == Glibc.S_IFREG else { return nil }
            self.init(path: path, stamp: FileStamp(facts), permissions: UInt32(facts.st_mode & 0o177777))
        }
    }

    /// Whether the folder holds these files and no others, each as it was left, by what the disk says of them and of the
    /// folders that they stand in.
    package func isAsLeft(_ files: [LeftFile]) -> Bool {
        guard let place = try? place(), OutputMarker.isThere(in: place) else { return false }
        let isSame = inParts(of: place, files) { part, near in
            for file in part where LeftFile(at: file.path, &near) != file { return false }
            return true
        }
        return isSame.allSatisfy(\.self)
    }

    /// Looks at what stands in a folder on all cores, in parts, so that these have few to share.
    private func look(at paths: [String], in place: String) -> [LeftFile?] {
        inParts(of: place, paths) { part, near in part.map { LeftFile(at: $0, &near) } }.flatMap(\.self)
    }

    private func inParts<Thing: Sendable, Result: Sendable>(
        of place: String, _ things: [Thing], _ body: @Sendable (ArraySlice<Thing>, inout NearFolder) -> Result
    ) -> [Result] {
        let size = 512
        return mapInParallel((things.count + size - 1) / size, batch: 1) { number in
            var near = NearFolder(place)
            return body(things[number * size..<min(things.count, (number + 1) * size)], &near)
        }
    }

    /// The files of the folder and who may do what with them, whoever wrote them.
    package func files() throws(DiskError) -> [ExactName: UInt32] {
        let place = try place()
        let standing = try StandingFiles(in: place)
        var files = standing.files.mapValues { UInt32($0.permissions) }
        for path in standing.foreign { files[ExactName(path)] = 0 }
        return files
    }

    /// What the disk says of some files of the folder, once its clock has gone on, so that a later change shows.
    /// - Returns: the files in the given order; nil where one is not there.
    package func left(_ paths: [String]) -> [LeftFile]? {
        guard let place = try? place() else { return nil }
        let clock = DiskClock()
        var files = look(at: paths, in: place)
        if files.contains(where: { $0?.stamp.isSettled(at: clock) == false }) {
            DiskClock.waitForTick()
            let later = DiskClock()
            files = look(at: paths, in: place)
            // A disk that counts whole seconds proves nothing yet.
            if files.contains(where: { $0?.stamp.isSettled(at: later) == false }) { return nil }
        }
        let all = files.compactMap(\.self)
        return all.count == files.count ? all : nil
    }

    /// The folders that some files stand in, and the marker of a whole output: what the disk says of a folder is another
    /// thing once a file in it came or went.
    package static func frame(of paths: some Sequence<String>) -> [String] {
        var folders = [ExactName("")]
        var last = ""
        for path in paths {
            var folder = parent(of: path)
            if ExactName.hasSameBytes(folder, last) { continue }
            let own = folder
            // Neighbours in a list of files have most of their folders in common.
            while !folder.isEmpty, !isPath(last, within: folder) {
                folders.append(ExactName(folder))
                folder = parent(of: folder)
            }
            last = own
        }
        folders.sort()
        var frame: [String] = []
        for folder in folders where frame.last.map({ !ExactName.hasSameBytes($0, folder.text) }) ?? true {
            frame.append(folder.text)
        }
        return frame + [OutputMarker.name]
    }

    /// Changes a few files of the folder, and leaves all others alone.
    ///
    /// The new files are made beside the folder and brought to the disk first, and go to their places by renaming, which
    /// takes no time, and which nobody's end interrupts but that of the whole machine; see ``PlacingSteps``. What that leaves
    /// is not as anybody left it, so that the next run makes everything.
    /// - Parameters:
    ///   - left: what the folder holds and the folders in it, as they were left.
    ///   - files: the paths of all files that it is to hold; nil where they are those that it holds.
    ///   - new: the files that change or are added.
    ///   - gone: the paths that are to go.
    ///   - waiting: is called once where another process replaces the folder, and is waited for.
    ///   - whenDone: is called once the new files are in place, while others are still kept out.
    /// - Returns: false where the folder is not as it was left, and nothing was done.
    /// - Throws: why not all was changed.
    package func amend(
        _ left: [LeftFile], to files: [String]?, with new: [(path: String, content: FileContent)],
        without gone: [String], waiting: () -> Void = {}, whenDone: () -> Void = {}
    ) throws(Refusal) -> Bool {
        let place: String
        do throws(DiskError) { place = try self.place() } catch { throw .disk(error) }
        var lock = try OutputLock(place, patience: OutputLock.patience, waiting: waiting)
        let isDone: Bool
        do throws(DiskError) {
            // Where others cannot be kept out, a whole tree is safer.
            isDone = lock.isHeld && isAsLeft(left) && LeftOvers(beside: place).paths.isEmpty
            if isDone { try change(place, &lock, files, new, gone) }
        } catch {
            lock.release()
            throw .disk(error)
        }
        if isDone { whenDone() }
        lock.release()
        return isDone
    }

    private func change(
        _ place: String, _ lock: inout OutputLock, _ files: [String]?, _ new: [(path: String, content: FileContent)],
        _ gone: [String]
    ) throws(DiskError) {
        if new.isEmpty, gone.isEmpty { return }
        let staging = try Staging(LeftOvers.newPath(beside: place), old: (place, [:]))
        defer { retire(staging) }
        try lock.add(staging.path)
        try inParallel(new.count) { index throws(DiskError) in try staging.take(new[index].path, new[index].content) }
        // It is another file after each change: a run that has looked at the folder before sees that it is not as it was.
        let marker =
            if let files { try staging.marker(naming: files) } else { try staging.marker(likeThatOf: place) }
        try sync(staging)
        var steps = PlacingSteps(in: place)
        for path in gone { steps.remove(path) }
        for (path, _) in new { steps.put(staging.path + "/" + path, at: path) }
        steps.put(marker, at: OutputMarker.name)
        try steps.take()
    }
}
