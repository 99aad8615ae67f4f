import Glibc

/// A value that one thread at a time may touch.
///
/// Not `Synchronization.Mutex`: where threads wait for one, the kernel hands it over, which ThreadSanitizer does not see,
/// so that a run under it reports races that are none and hides those that are.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    init(_ value: sending Value) {
        self.value = value
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Calls a closure with the value, alone.
    func withLock<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body(&value)
    }
}
