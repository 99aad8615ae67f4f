import Rendering
import Social

/// A description as a network's alt text: whole sentences of it, as many as it takes, else its first words.
func altText(_ description: String, within limit: Limit?) -> String {
    guard let most = limit?.count, description.count > most else { return description }
    let head = description.prefix(most)
    let ends = head.indices.filter { index in
        let after = description.index(after: index)
        return ".!?".contains(description[index]) && after < description.endIndex && description[after] == " "
    }
    return ends.last.map { String(description[...$0]) } ?? shortened(description, to: most)
}
