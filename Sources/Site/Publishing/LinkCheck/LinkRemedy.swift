import Diagnostics
import Files
import Site

/// What to write instead of an address that leads nowhere.
struct LinkRemedy {
    private let files: ExactNames
    private let baseURL: BaseURL

    init(_ files: ExactNames, _ baseURL: BaseURL) {
        (self.files, self.baseURL) = (files, baseURL)
    }

    /// The remedy for an address and the file it would be; nil where nothing is near.
    func remedy(for url: String, _ file: String) -> String? {
        if baseURL.path != "/", url.hasPrefix("/"), !url.hasPrefix(baseURL.path), files.contains(Address(url).file) {
            return "in a layout write `{{ '\(url)' | relative_url }}`, which puts \(baseURL.path) in front"
        }
        if let same = files.lookAlike(of: file) { return ExactNames.remedy(for: same) }
        if let name = file.split(separator: "/").last, name.contains("."), name != "index.html" {
            let same = files.filter { $0 == name || $0.hasSuffix("/" + name) }
            if let first = same.min() { return "write `/\(percentEncoded(first))`, where there is such a file" }
            return didYouMean(url, among: files.sorted().lazy.map { baseURL.relative(percentEncoded($0)) })
                ?? "put the file beside this one, or into content/assets/ and write `/assets/\(name)`"
        }
        let pages = files.filter { $0.hasSuffix("index.html") }.sorted().map {
            baseURL.relative(Address("/" + $0).encoded)
        }
        return didYouMean(url, among: pages)
    }
}
