import Encodings
import Files
import Rendering

/// The part of a trace that tells how files were made: names that stand in many places, then texts, files, anchors.
extension TracedMaking {
    /// As bytes.
    var packed: ArraySlice<UInt8> {
        var names = NumberedNames()
        var body = PackedWriter(capacity: bodies.count * 110 + routes.count * 70)
        body.write(bodies) { $0.write($1) }
        body.write(routes.indices) { $0.write(routes[$1], &names) }
        body.write(anchors.sorted { $0.key < $1.key }) { writer, page in
            writer.write(page.key)
            writer.write(page.value) { $0.write($1) }
        }
        var writer = PackedWriter(capacity: body.bytes.count + names.all.reduce(16) { $0 + $1.utf8.count + 4 })
        writer.write(names.all) { $0.write($1) }
        writer.append(body)
        return writer.bytes[...]
    }

    /// What bytes hold.
    init(packed bytes: ArraySlice<UInt8>) throws(PackedReader.Damage) {
        var reader = PackedReader(bytes)
        let names = try reader.list { reader throws(PackedReader.Damage) in try reader.text() }
        bodies = try reader.list { reader throws(PackedReader.Damage) in try TracedBody(&reader) }
        routes = try reader.list { reader throws(PackedReader.Damage) in try TracedRoute(&reader, names) }
        let pages = try reader.list { reader throws(PackedReader.Damage) in
            (try reader.text(), try reader.list { reader throws(PackedReader.Damage) in try reader.text() })
        }
        for (page, places) in pages { anchors[page] = places }
        guard reader.isAtEnd else { throw PackedReader.Damage() }
    }
}

extension PackedWriter {
    mutating func write(_ text: TracedBody) {
        write(text.path)
        write(text.sums) { $0.write($1) }
        write(text.isQuiet)
    }

    /// Writes how a file was made; names that it has in common with others by their numbers.
    mutating func write(_ route: TracedRoute, _ names: inout NumberedNames) {
        write(route.path)
        write(route.kind.rawValue)
        write(route.isMade)
        write(route.reads.sorted { $0.key < $1.key }) { writer, read in
            writer.write(read.key)
            writer.write(Int(read.value.rawValue))
        }
        write(route.hasClock)
        write(route.assets) { $0.write(names.number(of: $1)) }
        write(route.references) { writer, reference in
            writer.write(names.number(of: reference.url))
            writer.write(reference.isLink)
        }
        write(route.picturesWithoutAlt) { $0.write(names.number(of: $1)) }
    }
}

extension TracedBody {
    init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
        self.init(
            path: try reader.text(), sums: try reader.list { reader throws(PackedReader.Damage) in try reader.sum() },
            isQuiet: try reader.flag())
    }
}

extension TracedRoute {
    init(_ reader: inout PackedReader, _ names: [String]) throws(PackedReader.Damage) {
        func name(_ reader: inout PackedReader) throws(PackedReader.Damage) -> String {
            let number = try reader.number()
            guard names.indices.contains(number) else { throw PackedReader.Damage() }
            return names[number]
        }
        path = try reader.text()
        guard let kind = Kind(rawValue: try reader.number()) else { throw PackedReader.Damage() }
        self.kind = kind
        isMade = try reader.flag()
        reads = [:]
        let count = try reader.number()
        for _ in 0..<max(0, count) {
            let body = try reader.number()
            reads[body] = BodyParts(rawValue: UInt8(truncatingIfNeeded: try reader.number()))
        }
        hasClock = try reader.flag()
        assets = try reader.list { reader throws(PackedReader.Damage) in try name(&reader) }
        references = try reader.list { reader throws(PackedReader.Damage) in
            Reference(url: try name(&reader), isLink: try reader.flag())
        }
        picturesWithoutAlt = try reader.list { reader throws(PackedReader.Damage) in try name(&reader) }
    }
}

/// Names that stand in many places, each with a number.
struct NumberedNames {
    private(set) var all: [String] = []
    private var numbers: [ExactName: Int] = [:]

    /// No names, or those that have their numbers already.
    init(_ known: [String] = []) { for name in known { _ = number(of: name) } }

    mutating func number(of name: String) -> Int {
        if let number = numbers[ExactName(name)] { return number }
        numbers[ExactName(name)] = all.count
        all.append(name)
        return all.count - 1
    }
}
