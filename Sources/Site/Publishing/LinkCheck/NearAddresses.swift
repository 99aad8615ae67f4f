import Diagnostics
import Files
import Rendering
import Site

/// The addresses of a site, ready for being compared with many that lead nowhere.
///
/// What cannot be near is left out by its letters alone: a letter put in, left out, changed or swapped brings two words'
/// counts of letters nearer by one at most, so that the words are as far apart as the counts are, or further. Of ten
/// thousand addresses that leaves a few for ``nearMiss(_:among:)``.
struct NearAddresses {
    private struct Candidate {
        /// The file that answers at the address; of equally near ones the first counts in the order of these.
        var file: String
        var address: String
        /// nil where letters are not bytes: then nothing is left out.
        var letters: LetterCounts?
    }

    private let candidates: [Candidate]

    /// The addresses of some files, each as a link from the server's root.
    init(_ files: some Sequence<String>, _ baseURL: BaseURL) {
        candidates = files.map { file in
            let address = baseURL.relative(percentEncoded(NearAddresses.path(of: file)))
            return Candidate(file: file, address: address, letters: LetterCounts(address))
        }
    }

    /// Which one may have been meant; nil where none is near.
    func remedy(for url: String) -> String? {
        let own = LetterCounts(url)
        let near = candidates.filter { candidate in
            guard let own, let letters = candidate.letters else { return true }
            return own.distance(to: letters) <= max(1, max(own.total, letters.total) / 3)
        }
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

/// How often each letter stands in a word, capitals as small ones; letters may share a count, which makes words nearer.
struct LetterCounts {
    /// How many letters there are.
    let total: Int
    private var counts = SIMD32<UInt8>()

    /// The counts of a word; nil where it is not plain ASCII, or too long for any to be near it.
    init?(_ word: String) {
        guard word.utf8.count <= 128 else { return nil }
        for byte in word.utf8 {
            guard byte < 0x80 else { return nil }
            counts[Int(byte & 31)] += 1
        }
        total = word.utf8.count
    }

    /// The least number of letters that are to be put in, left out, changed or swapped to make one word of the other.
    func distance(to other: LetterCounts) -> Int {
        let (one, another) = (counts, other.counts)
        let more = (one &- another).replacing(with: 0, where: one .< another)
        let less = (another &- one).replacing(with: 0, where: another .< one)
        return Int(max(more.wrappedSum(), less.wrappedSum()))
    }
}
