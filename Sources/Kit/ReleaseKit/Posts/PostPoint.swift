import Diagnostics

/// One point of a post: something new, or a feature.
struct PostPoint {
    /// In a few words.
    var text: String
    /// How much it matters; what matters least drops first.
    var weight: Int
    /// Where it was written.
    var place: Place
}
