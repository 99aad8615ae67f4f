import Verify

/// The picture that goes with a post, known to be taken by its network.
struct PostPicture {
    /// The file: one of the kit's, or one that was made smaller for this network.
    var artefact: Artefact
    /// Whether the file is the network's own.
    var isNew = false
    /// What it shows, in as many words as the network takes.
    var alt: String
    /// What its bytes say.
    var facts: MediaFacts
    /// The slot that takes it.
    var slot: Slot
}
