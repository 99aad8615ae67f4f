import Values

/// The variables, and what tags remember from one place to the next.
struct Frame {
    var scopes: Scopes
    /// `include` is not allowed within `render`.
    var mayInclude = true
    var loops: [ForLoop] = []
    /// Where loops ended, by their labels.
    private var offsets: [(label: UInt64, offset: Int)] = []
    var cycles: [String: Int] = [:]
    var lastChanged: [UInt8]?

    init(scopes: Scopes, mayInclude: Bool = true) {
        self.scopes = scopes
        self.mayInclude = mayInclude
    }

    func offset(_ label: Name) -> Int { offsets.first { $0.label == label.hash }?.offset ?? 0 }

    mutating func setOffset(_ label: Name, _ offset: Int) {
        for index in offsets.indices where offsets[index].label == label.hash { return offsets[index].offset = offset }
        offsets.append((label.hash, offset))
    }
}
