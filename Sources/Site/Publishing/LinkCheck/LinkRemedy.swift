import Diagnostics
import Files
import Site

/// What to write instead of an address that leads nowhere.
struct LinkRemedy {
    private let tree: FileTree
    private let baseURL: BaseURL

    init(_ tree: FileTree, _ baseURL: BaseURL) {
        (self.tree, self.baseURL) = (tree, baseURL)
    }

    /// The remedy for an address and the file it would be; nil where nothing is near.
    func remedy(for url: String, _ file: String) -> String? {
        if baseURL.path != "/", url.hasPrefix("/"), !url.hasPrefix(baseURL.path), tree[Address(url).file] != nil {
            return "in a layout write `{{ '\(url)' | relative_url }}`, which puts \(baseURL.path) in front"
        }
        if let name = file.split(separator: "/").last, name.contains("."), name != "index.html" {
            let same = tree.paths.filter { $0 == name || $0.hasSuffix("/" + name) }
            if let first = same.first { return "write `/\(percentEncoded(first))`, where there is such a file" }
            return didYouMean(url, among: tree.paths.lazy.map { baseURL.relative(percentEncoded($0)) })
                ?? "put the file beside this one, or into content/assets/ and write `/assets/\(name)`"
        }
        let pages = tree.paths.filter { $0.hasSuffix("index.html") }.map { baseURL.relative(Address("/" + $0).encoded) }
        return didYouMean(url, among: pages)
    }
}
