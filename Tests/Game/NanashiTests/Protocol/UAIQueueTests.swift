import Nanashi
import Testing

/// A queue that can be asked inside an expectation.
private final class Lines {
    private var queue = UAIQueue()
    func add(_ text: String, at arrival: Int) -> Bool { queue.add(text, at: arrival) }
    func next() -> UAIQueue.Line? { queue.next() }
    func end() { queue.end() }
    var isStopWaiting: Bool { queue.isStopWaiting }
    var isOver: Bool { queue.isOver }
}

/// The order of events is that of the lines here: nothing depends on two threads' luck.
@Suite struct UAIQueueTests {
    @Test func `readyok waits for what was sent before it`() {
        let queue = Lines()
        #expect(!queue.add("setoption name Hash value 1024", at: 0))
        #expect(queue.next()?.text == "setoption name Hash value 1024")
        // The table is being taken while the question arrives.
        #expect(!queue.add("isready", at: 1))
        #expect(queue.next()?.text == "isready")
        #expect(queue.next() == nil)
    }

    @Test(arguments: ["go infinite", " go movetime 50", "perft 9", "split 9"])
    func `a search is overtaken by isready`(order: String) {
        let queue = Lines()
        _ = queue.add(order, at: 0)
        #expect(!queue.add("isready", at: 0), "it is not begun")
        #expect(queue.next()?.text == order)
        #expect(!queue.add("isready", at: 1), "an isready from before still waits")
        #expect(queue.next()?.text == "isready")
        #expect(queue.next()?.text == "isready")
        _ = queue.add(order, at: 2)
        #expect(queue.next()?.text == order)
        #expect(queue.add("isready", at: 3))
        #expect(!queue.add("setoption name Hash value 1", at: 4))
        #expect(!queue.add("isready", at: 5), "what stands behind the search comes first")
    }

    @Test func `after a search isready waits its turn again`() {
        let queue = Lines()
        _ = queue.add("go depth 1", at: 0)
        _ = queue.next()
        #expect(queue.next() == nil)
        #expect(!queue.add("isready", at: 0))
    }

    @Test func `a stop is seen while it waits, and so is the end`() {
        let queue = Lines()
        _ = queue.add("go infinite", at: 0)
        _ = queue.add(" quit ", at: 7)
        #expect(queue.isStopWaiting && !queue.isOver)
        #expect(queue.next()?.text == "go infinite")
        #expect(queue.isStopWaiting)
        let last = queue.next()
        #expect(last?.text == " quit " && last?.arrival == 7)
        #expect(!queue.isStopWaiting && !queue.isOver)
        queue.end()
        #expect(queue.isStopWaiting && queue.isOver)
    }

    @Test func `ten thousand lines come out as they went in`() {
        let queue = Lines()
        for number in 0..<10_000 { _ = queue.add("d \(number)", at: number) }
        #expect((0..<10_000).allSatisfy { queue.next()?.text == "d \($0)" })
        #expect(queue.next() == nil)
    }
}
