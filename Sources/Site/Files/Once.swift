import Synchronization

/// A value that is worked out when it is first asked for, and once, whoever asks.
///
/// Who asks while it is being worked out waits for it.
package final class Once<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    /// A value that this closure works out.
    package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    package var value: Value {
        made.withLock { known in
            if let known { return known }
            let value = make()
            known = value
            return value
        }
    }
}

/// Values by keys, each worked out when its key is first asked for, and once, on however many threads that happens.
package final class OnceEach<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let known = Mutex<[Key: Once<Value>]>([:])
    private let make: @Sendable (Key) -> Value

    /// Values that this closure works out.
    package init(_ make: @escaping @Sendable (Key) -> Value) { self.make = make }

    /// The value of a key; other keys' are worked out meanwhile.
    package subscript(key: Key) -> Value {
        let (place, make) = (key, make)
        return known.withLock { known in
            if let once = known[place] { return once }
            let once = Once { make(place) }
            known[place] = once
            return once
        }.value
    }
}
