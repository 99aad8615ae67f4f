import Encodings

/// The addresses of a site's files as themes write them, told by their bytes: most links of a page are such, and lead
/// somewhere.
struct PlainAddresses: Sendable {
    private let sums: Set<ContentSum>

    /// The addresses of these files of the output, below the base path.
    ///
    /// Those are left out that could be written in several ways.
    init(_ files: some Collection<String>, basePath: String) {
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
    }

    /// Whether an address leads to one of the files, as it stands in markup; false of those that need a closer look.
    func contains(_ address: ArraySlice<UInt8>) -> Bool {
        var sum = ContentSum()
        sum.add(address)
        return sums.contains(sum)
    }
}
