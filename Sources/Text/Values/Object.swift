/// Named values in the order they were written.
///
/// Small objects are searched from front to back; large ones keep an index of their keys.
public struct Object: Sendable {
    /// The names, in order.
    public private(set) var keys: [String] = []
    /// The values, in the order of ``keys``.
    public private(set) var values: [Value] = []
    private var index: [String: Int] = [:]

    private static let searchedFromFrontToBack = 8

    /// An empty object.
    public init() {}

    /// An object of these pairs; a later value replaces an earlier one of the same name.
    public init(_ pairs: some Sequence<(String, Value)>) {
        for (key, value) in pairs { self[key] = value }
    }

    /// How many values there are.
    public var count: Int { keys.count }

    /// Whether there are none.
    public var isEmpty: Bool { keys.isEmpty }

    /// The value with this name. Setting adds it at the end, or replaces it in its place; nil removes it.
    public subscript(key: String) -> Value? {
        get { position(of: key).map { values[$0] } }
        set {
            switch (position(of: key), newValue) {
            case (let position?, let value?): values[position] = value
            case (let position?, nil): remove(at: position)
            case (nil, let value?): append(key, value)
            case (nil, nil): break
            }
        }
    }

    private func position(of key: String) -> Int? {
        index.isEmpty ? keys.firstIndex(of: key) : index[key]
    }

    private mutating func append(_ key: String, _ value: Value) {
        keys.append(key)
        values.append(value)
        if !index.isEmpty {
            index[key] = keys.count - 1
        } else if keys.count > Object.searchedFromFrontToBack {
            reindex()
        }
    }

    private mutating func remove(at position: Int) {
        keys.remove(at: position)
        values.remove(at: position)
        if !index.isEmpty { reindex() }
    }

    private mutating func reindex() {
        index = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    }
}

extension Object: Equatable {
    /// Whether both hold the same values under the same names, in whatever order.
    public static func == (left: Object, right: Object) -> Bool {
        left.count == right.count && left.keys.allSatisfy { left[$0] == right[$0] }
    }
}

extension Object: Sequence {
    /// The pairs, in order.
    public func makeIterator() -> Zip2Sequence<[String], [Value]>.Iterator { zip(keys, values).makeIterator() }
}
