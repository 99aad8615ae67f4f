import Synchronization

/// A value that is worked out when it is first asked for, and once, whoever asks.
final class Once<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    var value: Value {
        made.withLock { known in
            if let known { return known }
            let value = make()
            known = value
            return value
        }
    }
}
