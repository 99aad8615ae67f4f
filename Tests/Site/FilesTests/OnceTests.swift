import Synchronization
import Testing
import Threads

@testable import Files

@Suite struct OnceTests {
    private final class Counters: Sendable {
        let asked = Atomic<Int>(0)
        let made = Atomic<Int>(0)
    }

    @Test func `a value is worked out once for a key, however many threads ask for it meanwhile`() {
        let counters = Counters()
        let lengths = OnceEach<String, Int> { key in
            counters.made.add(1, ordering: .sequentiallyConsistent)
            // All others are on their way before the first has its answer.
            while counters.asked.load(ordering: .sequentiallyConsistent) < 8 {}
            return key.utf8.count
        }
        inParallel(8, cores: 8, batch: 1) { _ in
            counters.asked.add(1, ordering: .sequentiallyConsistent)
            #expect(lengths["four"] == 4)
        }
        #expect(counters.made.load(ordering: .sequentiallyConsistent) == 1)
        #expect(lengths["a"] == 1)
        #expect(counters.made.load(ordering: .sequentiallyConsistent) == 2)
    }
}
