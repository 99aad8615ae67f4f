import Encodings
import Files
import Rendering

/// The part of a trace that tells how files were made: names that stand in many places, then texts, files, anchors.
extension TracedMaking {
    /// As bytes.
    var packed: ArraySlice<UInt8> {
        var names = NumberedNames()
        var body = PackedWriter()
        body.write(bodies) { writer, text in
            writer.write(text.path)
            writer.write(text.sums) { $0.write($1) }
            writer.write(text.isQuiet)
        }
        body.write(routes) { writer, route in
            writer.write(route.path)
            writer.write(route.isMade)
            writer.write(route.reads.sorted { $0.key < $1.key }) { writer, read in
                writer.write(read.key)
                writer.write(Int(read.value.rawValue))
            }
            writer.write(route.hasClock)
            writer.write(route.assets) { $0.write(names.number(of: $1)) }
            writer.write(route.references) { writer, reference in
                writer.write(names.number(of: reference.url))
                writer.write(reference.isLink)
            }
            writer.write(route.picturesWithoutAlt) { $0.write(names.number(of: $1)) }
        }
        body.write(anchors.sorted { $0.key < $1.key }) { writer, page in
            writer.write(page.key)
            writer.write(page.value) { $0.write($1) }
        }
        var writer = PackedWriter()
        writer.write(names.all) { $0.write($1) }
        writer.append(body)
        return writer.bytes[...]
    }

    /// What bytes hold.
    init(packed bytes: ArraySlice<UInt8>) throws(PackedReader.Damage) {
        var reader = PackedReader(bytes)
        let names = try reader.list { reader throws(PackedReader.Damage) in try reader.text() }
        bodies = try reader.list { reader throws(PackedReader.Damage) in
            TracedBody(
                path: try reader.text(),
                sums: try reader.list { reader throws(PackedReader.Damage) in try reader.sum() },
                isQuiet: try reader.flag())
        }
        routes = try reader.list { reader throws(PackedReader.Damage) in try TracedRoute(&reader, names) }
        let pages = try reader.list { reader throws(PackedReader.Damage) in
            (try reader.text(), try reader.list { reader throws(PackedReader.Damage) in try reader.text() })
        }
        for (page, places) in pages { anchors[page] = places }
        guard reader.isAtEnd else { throw PackedReader.Damage() }
    }
}

extension TracedRoute {
    fileprivate init(_ reader: inout PackedReader, _ names: [String]) throws(PackedReader.Damage) {
        func name(_ reader: inout PackedReader) throws(PackedReader.Damage) -> String {
            let number = try reader.number()
            guard names.indices.contains(number) else { throw PackedReader.Damage() }
            return names[number]
        }
        path = try reader.text()
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
private struct NumberedNames {
    private(set) var all: [String] = []
    private var numbers: [ExactName: Int] = [:]

    mutating func number(of name: String) -> Int {
        if let number = numbers[ExactName(name)] { return number }
        numbers[ExactName(name)] = all.count
        all.append(name)
        return all.count - 1
    }
}
