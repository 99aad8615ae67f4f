import CExchange
import Glibc

/// What is done with the files of a folder when some of them change: new ones go to their places, and others go.
///
/// All of it is done by a process of its own, which has nothing else to do and goes on to the end where the one that asked
/// for it is killed meanwhile: the folder holds the old files or the new ones. It holds the locks as long as it runs.
/// What ends both at once, such as a power cut, can still fall between two steps.
struct PlacingSteps {
    /// The folder.
    let place: String
    private var steps: [(source: String?, target: String)] = []

    /// Nothing to do yet in a folder.
    init(in place: String) { self.place = place }

    /// Removes a file, and the folders that it leaves behind empty.
    mutating func remove(_ path: String) { steps.append((nil, place + "/" + path)) }

    /// Puts a file that is beside the folder at a path in it.
    mutating func put(_ source: String, at path: String) { steps.append((source, place + "/" + path)) }

    /// Does it all.
    /// - Throws: what the disk refuses first; the steps before it are done, and none behind it.
    func take() throws(DiskError) {
        // One piece of memory for all names: a million small ones would take longer than the steps.
        var names: [CChar] = []
        let starts = steps.map { step in
            let source = step.source.map { names.append(terminated: $0) }
            return (source: source, target: names.append(terminated: step.target))
        }
        var done = 0
        let code = names.withUnsafeBufferPointer { names in
            let list = starts.map { start in
                playbill_step(
                    source: start.source.flatMap { names.baseAddress?.advanced(by: $0) },
                    target: names.baseAddress?.advanced(by: start.target))
            }
            return playbill_take(list, list.count, place.utf8.count, &done)
        }
        guard code != 0, steps.indices.contains(done) else { return }
        let failed = steps[done]
        throw DiskError(failed.source == nil ? "remove" : "write", failed.target, code: code)
    }
}

extension [CChar] {
    /// Adds a text with a zero behind it, and tells where it begins.
    fileprivate mutating func append(terminated text: String) -> Int {
        let start = count
        append(contentsOf: text.utf8.lazy.map { CChar(bitPattern: $0) })
        append(0)
        return start
    }
}
