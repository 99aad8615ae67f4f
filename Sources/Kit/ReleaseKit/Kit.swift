public import Diagnostics
public import Files

/// All that a release of a product needs.
public struct Kit: Sendable {
    /// The files, in the order in which the kit's page shows them.
    public var artefacts: [Artefact] = []
    /// What is wrong; with an error among it the kit is not for use.
    public var mistakes: [Diagnostic] = []

    /// The kit of these parts, in this order.
    init(_ parts: [KitPart]) {
        artefacts = parts.flatMap(\.artefacts)
        mistakes = parts.flatMap(\.mistakes)
    }

    /// Whether the kit can replace the last one.
    public var isGood: Bool { !mistakes.contains { $0.severity == .error } }

    /// The kit as a folder.
    public var tree: FileTree {
        var tree = FileTree()
        for artefact in artefacts { tree[artefact.path] = .bytes(artefact.bytes) }
        return tree
    }
}
