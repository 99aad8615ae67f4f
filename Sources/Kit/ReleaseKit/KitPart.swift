import Diagnostics

/// What a part of a kit made: its files, and what is wrong with it.
struct KitPart: Sendable {
    var artefacts: [Artefact] = []
    var mistakes: [Diagnostic] = []
    /// The pictures of posts, which may be files of other parts, for the slots that take them.
    var uses: [SlotUse] = []

    /// Adds what another step made.
    mutating func add(_ other: KitPart) {
        artefacts += other.artefacts
        mistakes += other.mistakes
        uses += other.uses
    }

    /// Adds what a step makes; its mistakes do not keep the others from being done.
    mutating func attempt(_ step: () throws(Mistakes) -> [Artefact]) {
        do throws(Mistakes) { artefacts += try step() } catch { mistakes += error.all }
    }
}
