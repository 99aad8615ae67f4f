import Glibc
import Synchronization
import Testing

@testable import PreviewServer

@Suite struct RebuilderTests {
    /// What builds have told, in order.
    private final class Record: Sendable {
        private let lines = Guarded<[String]>([])

        func add(_ line: String) { lines.withLock { $0.append(line) } }

        /// Waits until so many lines are there.
        func first(_ count: Int) -> [String] {
            for _ in 0..<5_000 {
                let all = lines.withLock { $0 }
                if all.count >= count { return all }
                usleep(1_000)
            }
            return lines.withLock { $0 }
        }
    }

    @Test func `batches are built one after the other; what comes meanwhile is one batch`() {
        let record = Record()
        let isHeld = Guarded(true)
        let rebuilder = Rebuilder { changed, _ in
            record.add("+" + changed.joined(separator: " "))
            while isHeld.withLock({ $0 }) { usleep(200) }
            record.add("-")
        }
        rebuilder.rebuild([])
        #expect(record.first(1) == ["+"])
        rebuilder.rebuild(["a"])
        rebuilder.rebuild(["b", "c"])
        isHeld.withLock { $0 = false }
        #expect(record.first(4) == ["+", "-", "+a b c", "-"])
        rebuilder.stop()
    }

    @Test func `a build is told that it is superseded, by a change and by the end`() {
        let record = Record()
        let rebuilder = Rebuilder { changed, isSuperseded in
            record.add("+" + changed.joined())
            while !isSuperseded() { usleep(200) }
            record.add("-" + changed.joined())
        }
        rebuilder.rebuild(["a"])
        #expect(record.first(1) == ["+a"])
        rebuilder.rebuild(["b"])
        #expect(record.first(3) == ["+a", "-a", "+b"])
        rebuilder.stop()
        #expect(record.first(4) == ["+a", "-a", "+b", "-b"])
        rebuilder.rebuild(["c"])
        usleep(5_000)
        #expect(record.first(4).count == 4)
    }
}
