/// Named values in the order they were written.
///
/// Small objects are searched from front to back; large ones keep an index of their keys. Copies share their pairs
/// until one of them changes.
public struct Object: Sendable {
    private var pairs = Pairs()

    /// What copies share.
    ///
    /// It is changed only through an `Object` that holds the one reference to it, hence never seen changing by another
    /// thread.
    private final class Pairs: @unchecked Sendable {
        // No access overlaps another, since none lasts longer than a call of this file.
        @exclusivity(unchecked) var keys: [String] = []
        @exclusivity(unchecked) var values: [Value] = []
        @exclusivity(unchecked) var index: [String: Int] = [:]

        init() {}

        init(copying other: Pairs) {
            keys = other.keys
            values = other.values
            index = other.index
        }

        func position(of key: String) -> Int? {
            index.isEmpty ? keys.firstIndex(of: key) : index[key]
        }

        func append(_ key: String, _ value: Value) {
            keys.append(key)
            values.append(value)
            if !index.isEmpty {
                index[key] = keys.count - 1
            } else if keys.count > Object.searchedFromFrontToBack {
                reindex()
            }
        }

        func remove(at position: Int) {
            keys.remove(at: position)
            values.remove(at: position)
            if !index.isEmpty { reindex() }
        }

        private func reindex() {
            index = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
        }
    }

    private static let searchedFromFrontToBack = 16

    /// An empty object.
    public init() {}

    /// An object of these pairs; a later value replaces an earlier one of the same name.
    public init(_ pairs: some Sequence<(String, Value)>) {
        for (key, value) in pairs { self[key] = value }
    }

    /// The names, in order.
    public var keys: [String] { pairs.keys }

    /// The values, in the order of ``keys``.
    public var values: [Value] { pairs.values }

    /// How many values there are.
    public var count: Int { pairs.keys.count }

    /// Whether there are none.
    public var isEmpty: Bool { pairs.keys.isEmpty }

    /// The value with this name. Setting adds it at the end, or replaces it in its place; nil removes it.
    public subscript(key: String) -> Value? {
        get { pairs.position(of: key).map { pairs.values[$0] } }
        set {
            if !isKnownUniquelyReferenced(&pairs) { pairs = Pairs(copying: pairs) }
            switch (pairs.position(of: key), newValue) {
            case (let position?, let value?): pairs.values[position] = value
            case (let position?, nil): pairs.remove(at: position)
            case (nil, let value?): pairs.append(key, value)
            case (nil, nil): break
            }
        }
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
