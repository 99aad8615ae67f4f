import Diagnostics
import Files
import Rendering
import Site
import Threads

/// The addresses of a site, ready for being compared with many that lead nowhere.
///
/// What cannot be near is left out by its letters alone: a letter put in, left out, changed or swapped brings two words'
/// counts of letters nearer by one at most, so that the words are as far apart as the counts are, or further. Of ten
/// thousand addresses that leaves a few for ``nearMiss(_:among:)``.
struct NearAddresses {
    private struct Candidate: Sendable {
        /// The file that answers at the address; of equally near ones the first counts in the order of these.
        var file: String
        var address: String
    }

    private let candidates: [Candidate]
    /// The counts of each candidate, by themselves: thousands are looked at for each word.
    private let letters: [LetterCounts?]

    /// The addresses of some files, each as a link from the server's root.
    init(_ files: some Sequence<String>, _ baseURL: BaseURL) {
        let files = Array(files)
        let found = mapInParallel(files.count, batch: 64) { index -> (Candidate, LetterCounts?) in
            let address = baseURL.relative(percentEncoded(NearAddresses.path(of: files[index])))
            return (Candidate(file: files[index], address: address), LetterCounts(address))
        }
        (candidates, letters) = (found.map(\.0), found.map(\.1))
    }

    /// Which one may have been meant; nil where none is near.
    func remedy(for url: String) -> String? {
        let own = LetterCounts(url)
        // Where letters are not bytes nothing is left out.
        let near = letters.indices.filter { index in
            guard let own, let letters = letters[index] else { return true }
            return own.distance(to: letters) <= max(1, max(own.total, letters.total) / 3)
        }.map { candidates[$0] }
        return didYouMean(url, among: near.sorted { ExactName.precedes($0.file, $1.file) }.map(\.address))
    }

    /// The path of a file's address: that of the folder for its `index.html`.
    private static func path(of file: String) -> String {
        let index = "index.html"
        let (bytes, ending) = (file.utf8, ("/" + index).utf8)
        let isPage = bytes.elementsEqual(index.utf8) || bytes.suffix(ending.count).elementsEqual(ending)
        return "/" + (isPage ? Substring(bytes.dropLast(index.utf8.count)) : file[...])
    }
}
