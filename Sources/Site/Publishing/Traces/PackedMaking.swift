import Encodings
import Files
import Rendering

/// How the files of an output were made, as bytes of which no more is read than an edit of a few texts asks for.
///
/// The form is that of ``TracedMaking/packed``: to read all of it costs more than to make the page that was edited.
struct PackedMaking {
    private let bytes: ArraySlice<UInt8>
    private let names: [String]
    /// Where each text begins, and where the last one ends.
    private let bodyStarts: [Int]
    /// Where each file begins, and where the last one ends.
    private let routeStarts: [Int]
    /// The pages that others point into.
    private let pointed: ExactNames
    /// The texts that were asked for, by their places.
    private(set) var texts: [Int: TracedBody] = [:]
    /// The files that read one of them, by their places.
    private(set) var readers: [Int: TracedRoute] = [:]

    /// What bytes hold of some texts, by the paths of their files, and of those who read them; nil where they are not whole.
    init?(_ bytes: ArraySlice<UInt8>, texts paths: [String]) {
        self.bytes = bytes
        do throws(PackedReader.Damage) {
            var reader = PackedReader(bytes)
            names = try reader.list { reader throws(PackedReader.Damage) in try reader.text() }
            let wanted = Set(paths.map { ExactName($0) })
            (bodyStarts, texts) = try PackedMaking.texts(&reader, wanted)
            (routeStarts, readers) = try PackedMaking.routes(&reader, names, readingAnyOf: Set(texts.keys))
            let pages = try reader.list { reader throws(PackedReader.Damage) in
                let page = try reader.text()
                _ = try reader.list { reader throws(PackedReader.Damage) in try reader.textBytes() }
                return page
            }
            pointed = ExactNames(pages)
            guard reader.isAtEnd else { return nil }
        } catch { return nil }
    }

    private static func texts(
        _ reader: inout PackedReader, _ wanted: Set<ExactName>
    ) throws(PackedReader.Damage) -> (starts: [Int], found: [Int: TracedBody]) {
        let lengths = Set(wanted.map(\.text.utf8.count))
        var found: [Int: TracedBody] = [:]
        let starts = try starts(&reader) { place, reader throws(PackedReader.Damage) in
            var whole = reader
            let path = try reader.textBytes()
            try reader.skip(8 * (try reader.number()))
            _ = try reader.flag()
            if lengths.contains(path.count), wanted.contains(ExactName(String(decoding: path, as: UTF8.self))) {
                found[place] = try TracedBody(&whole)
            }
        }
        return (starts, found)
    }

    private static func routes(
        _ reader: inout PackedReader, _ names: [String], readingAnyOf texts: Set<Int>
    ) throws(PackedReader.Damage) -> (starts: [Int], found: [Int: TracedRoute]) {
        var found: [Int: TracedRoute] = [:]
        let starts = try starts(&reader) { place, reader throws(PackedReader.Damage) in
            var whole = reader
            _ = try reader.textBytes()
            _ = try reader.number()
            _ = try reader.flag()
            var isReader = false
            for _ in 0..<max(0, try reader.number()) {
                if texts.contains(try reader.number()) { isReader = true }
                _ = try reader.number()
            }
            _ = try reader.flag()
            for _ in 0..<max(0, try reader.number()) { _ = try reader.number() }
            for _ in 0..<max(0, try reader.number()) {
                _ = try reader.number()
                _ = try reader.flag()
            }
            for _ in 0..<max(0, try reader.number()) { _ = try reader.number() }
            if isReader { found[place] = try TracedRoute(&whole, names) }
        }
        return (starts, found)
    }

    /// Where each thing of a list begins, and where the last one ends.
    private static func starts(
        _ reader: inout PackedReader, _ pass: (Int, inout PackedReader) throws(PackedReader.Damage) -> Void
    ) throws(PackedReader.Damage) -> [Int] {
        let count = try reader.number()
        var starts: [Int] = []
        starts.reserveCapacity(max(0, count) + 1)
        for place in 0..<max(0, count) {
            starts.append(reader.position)
            try pass(place, &reader)
        }
        return starts + [reader.position]
    }

    /// How many texts there are.
    var textCount: Int { bodyStarts.count - 1 }

    /// Whether others point into a page.
    func isPointed(_ path: String) -> Bool { pointed.contains(path) }

    /// Whether there is a file at a path; they are in the order of their paths.
    func hasFile(_ path: String) -> Bool {
        var (low, high) = (0, routeStarts.count - 1)
        while low < high {
            let middle = (low + high) / 2
            var reader = PackedReader(bytes[routeStarts[middle]...])
            guard let found = try? reader.textBytes() else { return false }
            let name = String(decoding: found, as: UTF8.self)
            if ExactName.hasSameBytes(name, path) { return true }
            if ExactName.precedes(name, path) { low = middle + 1 } else { high = middle }
        }
        return false
    }

    /// The bytes with some texts and files in the places of others; their names are among those that were there.
    func replacing(_ texts: [Int: TracedBody], _ routes: [Int: TracedRoute]) -> ArraySlice<UInt8> {
        var names = NumberedNames(names)
        var writer = PackedWriter()
        var done = bytes.startIndex
        func copy(_ starts: [Int], _ place: Int) {
            writer.append(bytes[done..<starts[place]])
            done = starts[place + 1]
        }
        for (place, text) in texts.sorted(by: { $0.key < $1.key }) {
            copy(bodyStarts, place)
            writer.write(text)
        }
        for (place, route) in routes.sorted(by: { $0.key < $1.key }) {
            copy(routeStarts, place)
            writer.write(route, &names)
        }
        writer.append(bytes[done...])
        return writer.bytes[...]
    }
}
