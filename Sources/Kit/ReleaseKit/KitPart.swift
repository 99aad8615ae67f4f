import Diagnostics

/// What a part of a kit made: its files, and what is wrong with it.
struct KitPart: Sendable {
    var artefacts: [Artefact] = []
    var mistakes: [Diagnostic] = []

    /// Adds what another step made.
    mutating func add(_ other: KitPart) {
        artefacts += other.artefacts
        mistakes += other.mistakes
    }

    /// Adds what a step makes; its mistakes do not keep the others from being done.
    mutating func attempt(_ step: () throws(Mistakes) -> [Artefact]) {
        do throws(Mistakes) { artefacts += try step() } catch { mistakes += error.all }
    }
}
