/// The tags of a product in a repository, which may be that of several: `v1.2.0`, or `lantern-v1.2.0`.
struct ProductTags {
    /// What stands between the name of a product and its version.
    static let separators = ["-", "/", "@"]

    /// The product, by the name of its folder.
    let product: String
    /// All tags of the repository.
    let names: [String]

    /// Whether a version has its tag.
    func has(_ version: String) -> Bool {
        let own = prefixes.flatMap { [$0 + version, $0 + "v" + version] }
        // Where the product's tags begin with its name, another's version is not its own.
        return names.contains { own.contains($0) || (own.isEmpty && ($0 == version || $0 == "v" + version)) }
    }

    /// The tag that a version would have, as those before it are written.
    func tag(of version: String) -> String {
        guard let prefix = prefixes.first else { return "v" + version }
        return prefix + (names.contains { $0.hasPrefix(prefix + "v") } ? "v" : "") + version
    }

    /// What the product's tags begin with; nothing where no tag is its own alone.
    private var prefixes: [String] {
        ProductTags.separators.map { product + $0 }.filter { prefix in
            names.contains { name in
                guard name.hasPrefix(prefix) else { return false }
                let version = name.dropFirst(prefix.count)
                return (version.first == "v" ? version.dropFirst() : version).first?.isNumber == true
            }
        }
    }
}
