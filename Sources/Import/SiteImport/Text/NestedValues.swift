import Values

extension Object {
    /// Puts a value below names, each in the object of the one before; what is none gives way to one.
    mutating func set(_ value: Value, at path: ArraySlice<String>) {
        guard let name = path.first else { return }
        guard path.count > 1 else {
            self[name] = value
            return
        }
        var inner = Object()
        if case .object(let known)? = self[name] { inner = known }
        inner.set(value, at: path.dropFirst())
        self[name] = .object(inner)
    }
}
