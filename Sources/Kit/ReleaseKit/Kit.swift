import Diagnostics
import Files

/// All that a release of a product needs.
package struct Kit: Sendable {
    /// The files, in the order in which the kit's page shows them.
    package var artefacts: [Artefact] = []
    /// What is wrong, each thing once; with an error among it the kit is not for use.
    package var mistakes: [Diagnostic] = []
    /// What it has for each place that the product goes to.
    package var places: [PlaceSummary] = []

    /// The kit of these parts, in this order.
    init(_ parts: [KitPart], places: [PlaceSummary] = []) {
        self.places = places
        artefacts = parts.flatMap(\.artefacts)
        // A play that cannot be performed fails for each picture of it.
        var told: Set<Diagnostic> = []
        mistakes = parts.flatMap(\.mistakes).filter { told.insert($0).inserted }
    }

    /// Whether the kit can replace the last one.
    package var isGood: Bool { !mistakes.hasErrors }

    /// The kit as a folder.
    package var tree: FileTree {
        var tree = FileTree()
        for artefact in artefacts { tree[artefact.path] = artefact.content }
        return tree
    }
}
