/// A field that few things have: it takes one word of those without it, however large it is.
@propertyWrapper package struct OutOfLine<Value: Sendable>: Sendable {
    private indirect enum Storage: Sendable {
        case none
        case some(Value)
    }

    private var storage = Storage.none

    /// Nothing.
    package init() {}

    /// The value; nil where there is none.
    package var wrappedValue: Value? {
        get { if case .some(let value) = storage { value } else { nil } }
        set { storage = newValue.map { .some($0) } ?? .none }
    }
}
