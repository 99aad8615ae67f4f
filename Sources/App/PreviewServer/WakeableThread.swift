import Glibc

/// Tells a thread that it should end.
struct Wake: Sendable {
    /// Readable once the thread should end: the reading end of a pipe.
    let descriptor: Int32
    private let bell: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (descriptor, bell) = (ends[0], ends[1])
    }

    /// Waits; whether the thread should end.
    func waits(milliseconds: Int32) -> Bool {
        var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&poller, 1, milliseconds) > 0
    }

    func ring() {
        var byte: UInt8 = 1
        _ = write(bell, &byte, 1)
    }

    func close() {
        Glibc.close(descriptor)
        Glibc.close(bell)
    }
}

/// A thread that waits in the kernel, and can be told to end.
final class WakeableThread: Sendable {
    private let wake = Wake()
    private let thread: Guarded<pthread_t?>

    init(body: @escaping @Sendable (Wake) -> Void) {
        let work = Work(body: body, wake: wake)
        var identifier = pthread_t()
        let context = Unmanaged.passRetained(work).toOpaque()
        let failure = pthread_create(&identifier, nil, run, context)
        if failure != 0 { Unmanaged<Work>.fromOpaque(context).release() }
        thread = Guarded(failure == 0 ? identifier : nil)
    }

    /// Tells the thread to end, and waits for it unless it is the one that asks.
    func stop() {
        guard let identifier = thread.withLock({ $0.take() }) else { return }
        wake.ring()
        if pthread_equal(identifier, pthread_self()) != 0 {
            pthread_detach(identifier)
        } else {
            pthread_join(identifier, nil)
        }
    }

    deinit {
        stop()
        wake.close()
    }
}

/// What a thread is given.
private final class Work: Sendable {
    let body: @Sendable (Wake) -> Void
    let wake: Wake

    init(body: @escaping @Sendable (Wake) -> Void, wake: Wake) {
        self.body = body
        self.wake = wake
    }
}

private let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
    guard let context else { return nil }
    let work = Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
    work.body(work.wake)
    return nil
}
