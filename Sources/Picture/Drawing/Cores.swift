import Glibc
import Synchronization

/// Does `count` jobs on at most `cores` threads, this one included, and gives their results in order, whichever thread
/// did them.
package func inOrder<Result: Sendable>(
    count: Int, cores: Int, _ job: @escaping @Sendable (Int) -> Result
) -> [Result] {
    let crew = Crew(count: count, job: job)
    var threads: [pthread_t] = []
    for _ in 1..<max(1, min(cores, count, 64)) {
        var thread = pthread_t()
        let started = pthread_create(
            &thread, nil,
            { pointer in
                guard let pointer else { return nil }
                Unmanaged<Worker>.fromOpaque(pointer).takeRetainedValue().work()
                return nil
            }, Unmanaged.passRetained(crew as Worker).toOpaque())
        if started == 0 { threads.append(thread) }
    }
    crew.work()
    for thread in threads { pthread_join(thread, nil) }
    return crew.results.withLock { $0.compactMap { $0 } }
}

/// Something that a thread does.
private class Worker: @unchecked Sendable {
    func work() {}
}

/// Jobs that several threads take one by one.
private final class Crew<Result: Sendable>: Worker, @unchecked Sendable {
    private let count: Int
    private let job: @Sendable (Int) -> Result
    private let taken = Atomic<Int>(0)
    let results: Mutex<[Result?]>

    init(count: Int, job: @escaping @Sendable (Int) -> Result) {
        self.count = count
        self.job = job
        results = Mutex(Array(repeating: nil, count: count))
    }

    override func work() {
        while true {
            let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < count else { return }
            let result = job(index)
            results.withLock { $0[index] = result }
        }
    }
}
