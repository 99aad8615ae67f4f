import Encodings
import Site

/// The addresses of a site's files as themes write them, told by their bytes: most links of a page are such, and lead
/// somewhere.
struct PlainAddresses: Sendable {
    private let sums: Set<ContentSum>
    /// How addresses of the site begin that are written whole.
    private let own: [UInt8]
    /// How many bytes of that are scheme and host.
    private let origin: Int
    private let keepsOutside: Bool

    /// The addresses of these files of the output, below the base path.
    ///
    /// Those are left out that could be written in several ways.
    /// - Parameters:
    ///   - files: the files.
    ///   - baseURL: the site's address.
    ///   - keepsOutside: whether somebody asks for addresses that lead out of the site.
    init(_ files: some Collection<String>, baseURL: BaseURL, keepsOutside: Bool) {
        let basePath = baseURL.path
        var sums = Set<ContentSum>(minimumCapacity: files.count)
        let index = "index.html"
        for file in files {
            let isIndex = file == index || file.hasSuffix("/" + index)
            let address = basePath + (isIndex ? String(file.utf8.dropLast(index.utf8.count)) ?? file : file)
            // What markup writes in another way is looked at as it was meant.
            guard !address.utf8.contains(UInt8(ascii: "&")), LinkTarget.plainFile(address, basePath: basePath) == file
            else { continue }
            sums.insert(ContentSum(of: address))
        }
        self.sums = sums
        (own, origin) = (Array(baseURL.string.utf8), baseURL.origin.utf8.count)
        self.keepsOutside = keepsOutside
    }

    /// Whether an address leads to one of the files, or certainly out of the site where nobody asks for those, as it stands
    /// in markup; false of those that need a closer look.
    func contains(_ address: ArraySlice<UInt8>) -> Bool {
        guard address.first == UInt8(ascii: "h"), address.starts(with: "http".utf8) else { return isKnown(address) }
        if address.starts(with: own) { return isKnown(address.dropFirst(origin)) }
        let leadsOut = address.starts(with: "https://".utf8) || address.starts(with: "http://".utf8)
        return !keepsOutside && leadsOut && !address.contains(UInt8(ascii: "&"))
    }

    private func isKnown(_ address: ArraySlice<UInt8>) -> Bool {
        var sum = ContentSum()
        sum.add(address)
        return sums.contains(sum)
    }
}
