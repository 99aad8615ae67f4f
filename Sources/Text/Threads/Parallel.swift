import CAffinity
import Glibc
import Synchronization

/// Runs a body for each index on all cores; the first error in the order of the indices is thrown at the end.
///
/// Results belong into places of their own, one an index, so that they do not depend on the order of the work.
/// - Parameters:
///   - count: how many indices there are, from 0.
///   - cores: how many threads work.
///   - batch: how many indices a core takes at once; 1 where each is much work.
///   - body: the work for an index.
/// - Throws: the error of the lowest index that failed.
package func inParallel<Failure: Error>(
    _ count: Int, cores: Int = availableCores(), batch: Int = 4, _ body: @Sendable (Int) throws(Failure) -> Void
) throws(Failure) {
    let workers = min(cores, count)
    guard workers > 1 else {
        for index in 0..<max(0, count) { try body(index) }
        return
    }
    let next = Atomic<Int>(0)
    let first = Mutex<(index: Int, error: Failure)?>(nil)
    withoutActuallyEscaping(body) { body in
        let work = Work {
            while true {
                let start = next.add(batch, ordering: .relaxed).oldValue
                if start >= count { return }
                for index in start..<min(count, start + batch) {
                    do throws(Failure) { try body(index) } catch {
                        first.withLock { if index < $0?.index ?? .max { $0 = (index, error) } }
                    }
                }
            }
        }
        work.run(on: workers)
    }
    if let failure = first.withLock({ $0 }) { throw failure.error }
}

/// The results of a body for each index, in order, worked out on all cores.
///
/// - Parameters:
///   - count: how many indices there are, from 0.
///   - cores: how many threads work.
///   - batch: how many indices a core takes at once; 1 where each is much work.
///   - body: the result for an index.
/// - Returns: the results, by index.
package func mapInParallel<Result: Sendable>(
    _ count: Int, cores: Int = availableCores(), batch: Int = 4, _ body: @Sendable (Int) -> Result
) -> [Result] {
    [Result](unsafeUninitializedCapacity: max(0, count)) { results, made in
        // Each index has a place of its own, and all are filled before anybody looks.
        nonisolated(unsafe) let places = results
        inParallel(count, cores: cores, batch: batch) { index in places.initializeElement(at: index, to: body(index)) }
        made = max(0, count)
    }
}

/// The results of two pieces of work that are done side by side.
package func sideBySide<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
    let one = Mutex<First?>(nil)
    let other = Mutex<Second?>(nil)
    inParallel(2, batch: 1) { step in
        if step == 0 {
            let result = first()
            one.withLock { $0 = result }
        } else {
            let result = second()
            other.withLock { $0 = result }
        }
    }
    // Both are there: nobody returns before the last index is done.
    return (one.withLock { $0 } ?? first(), other.withLock { $0 } ?? second())
}

/// What a piece of work makes on threads of its own while something else is done on this one.
/// - Throws: what is thrown here, once the work has ended too.
package func meanwhile<Result: Sendable, Failure: Error>(
    _ work: @Sendable () -> Result, here: () throws(Failure) -> Void
) throws(Failure) -> Result {
    let made = Mutex<Result?>(nil)
    try withoutActuallyEscaping(work) { (work) throws(Failure) in
        let work = Work {
            let result = work()
            made.withLock { $0 = result }
        }
        try work.run(beside: here)
    }
    return made.withLock { $0 } ?? work()
}

/// How many processors this process may use: those of its affinity, which `taskset` and containers narrow.
package func availableCores() -> Int {
    // As many bits as glibc's own `cpu_set_t` has.
    var allowed = [UInt64](repeating: 0, count: 16)
    guard sched_getaffinity(0, 128, &allowed) == 0 else { return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
    return max(1, allowed.reduce(0) { $0 + $1.nonzeroBitCount })
}

/// Threads that live as long as one call.
///
/// The stack is generous, since templates and markup nest.
private final class Work: Sendable {
    private static let stackBytes = 16 << 20
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func run(on workers: Int) {
        let threads = start(workers - 1)
        body()
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Runs it once, on another thread if there can be one.
    func run<Failure: Error>(beside here: () throws(Failure) -> Void) throws(Failure) {
        let threads = start(1)
        defer { for thread in threads { pthread_join(thread, nil) } }
        if threads.isEmpty { body() }
        try here()
    }

    private func start(_ count: Int) -> [pthread_t] {
        var threads: [pthread_t] = []
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, Work.stackBytes)
        defer { pthread_attr_destroy(&attributes) }
        for _ in 0..<count {
            var thread = pthread_t()
            let created = pthread_create(
                &thread, &attributes,
                { argument in
                    guard let argument else { return nil }
                    Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue().body()
                    return nil
                }, Unmanaged.passUnretained(self).toOpaque())
            if created == 0 { threads.append(thread) }
        }
        return threads
    }
}
