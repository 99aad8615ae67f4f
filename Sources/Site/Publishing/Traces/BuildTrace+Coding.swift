import Dates
import Diagnostics
import Encodings
import Files
import Rendering

extension BuildTrace {
    /// Changes with the form, and with what is recorded.
    private static let head = "playbill traces 1\n"

    /// The trace as bytes, with a sum at the end.
    package var packed: [UInt8] {
        var writer = PackedWriter()
        writer.write(BuildTrace.head)
        write(run: &writer)
        writer.write(inputs) { writer, input in
            writer.write(input.path)
            writer.write(input.stamp != nil)
            if let stamp = input.stamp { writer.write(stamp) }
            writer.write(input.sum)
            writer.write(input.headSum)
            writer.write(input.obstacle)
        }
        writer.write(frame) { $0.write($1) }
        writer.write(outputs) { writer, output in
            writer.write(output.left)
            writer.write(output.size)
            writer.write(output.sum)
        }
        writer.write(messages) { $0.write($1) }
        write(making: &writer)
        var sum = ContentSum()
        sum.add(writer.bytes)
        writer.write(sum)
        return writer.bytes
    }

    private func write(run writer: inout PackedWriter) {
        writer.write(setting) { $0.write($1) }
        writer.write(now)
        writer.write(period.start)
        writer.write(period.end)
        writer.write(hasClock)
        writer.write(asked) { writer, file in
            writer.write(file.name)
            writer.write(file.sum != nil)
            if let sum = file.sum { writer.write(sum) }
        }
        for count in [counts.pages, counts.posts, counts.products] { writer.write(count) }
        writer.write(counts.nextDue)
    }

    private func write(making writer: inout PackedWriter) {
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
        writer.write(names.all) { $0.write($1) }
        writer.append(body)
    }

    /// The trace that bytes hold; nil where they are not whole, or of another form.
    package init?(packed bytes: [UInt8]) {
        guard bytes.count > 8 else { return nil }
        var sum = ContentSum()
        sum.add(Array(bytes.dropLast(8)))
        do throws(PackedReader.Damage) {
            var end = PackedReader(bytes, from: bytes.count - 8)
            guard try end.sum() == sum else { return nil }
            var reader = PackedReader(bytes)
            guard try reader.text() == BuildTrace.head else { return nil }
            try self.init(&reader)
        } catch { return nil }
    }

    private init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
        setting = try reader.list { reader throws(PackedReader.Damage) in try reader.text() }
        now = try reader.instant()
        let start = try reader.flag() ? try reader.instant() : nil
        let end = try reader.flag() ? try reader.instant() : nil
        period = Period(start: start, end: end)
        hasClock = try reader.flag()
        asked = try reader.list { reader throws(PackedReader.Damage) in
            let name = try reader.text()
            return AskedFile(name: name, sum: try reader.flag() ? try reader.sum() : nil)
        }
        counts = Counts(
            pages: try reader.number(), posts: try reader.number(), products: try reader.number(),
            nextDue: try reader.optionalText())
        inputs = try reader.list { reader throws(PackedReader.Damage) in
            TracedInput(
                path: try reader.text(), stamp: try reader.flag() ? try reader.stamp() : nil, sum: try reader.sum(),
                headSum: try reader.sum(),
                obstacle: try reader.optionalText())
        }
        frame = try reader.list { reader throws(PackedReader.Damage) in try reader.leftFile() }
        outputs = try reader.list { reader throws(PackedReader.Damage) in
            TracedOutput(left: try reader.leftFile(), size: try reader.number(), sum: try reader.sum())
        }
        messages = try reader.list { reader throws(PackedReader.Damage) in try reader.diagnostic() }
        let names = try reader.list { reader throws(PackedReader.Damage) in try reader.text() }
        bodies = try reader.list { reader throws(PackedReader.Damage) in
            TracedBody(
                path: try reader.text(),
                sums: try reader.list { reader throws(PackedReader.Damage) in try reader.sum() },
                isQuiet: try reader.flag())
        }
        routes = try reader.list { reader throws(PackedReader.Damage) in try TracedRoute(&reader, names) }
        anchors = [:]
        let pages = try reader.list { reader throws(PackedReader.Damage) in
            (try reader.text(), try reader.list { reader throws(PackedReader.Damage) in try reader.text() })
        }
        for (page, places) in pages { anchors[page] = places }
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

extension PackedWriter {
    fileprivate mutating func write(_ file: OutputFolder.LeftFile) {
        write(file.path)
        write(file.stamp)
        write(Int(file.permissions))
    }

    fileprivate mutating func write(_ instant: Instant) {
        write(instant.seconds)
        write(instant.nanoseconds)
    }

    fileprivate mutating func write(_ instant: Instant?) {
        write(instant != nil)
        if let instant { write(instant) }
    }

    fileprivate mutating func write(_ place: Place?) {
        write(place != nil)
        guard let place else { return }
        write(place.path)
        write(place.line)
        write(place.column)
    }

    fileprivate mutating func write(_ message: Diagnostic) {
        write(message.severity.rawValue)
        write(message.place)
        write(message.message)
        write(message.excerpt)
        write(message.length)
        write(message.remedy)
        write(message.trail) { writer, step in
            writer.write(step.text)
            writer.write(step.place)
        }
    }
}

extension PackedReader {
    fileprivate mutating func leftFile() throws(Damage) -> OutputFolder.LeftFile {
        OutputFolder.LeftFile(
            path: try text(), stamp: try stamp(), permissions: UInt32(truncatingIfNeeded: try number()))
    }

    fileprivate mutating func instant() throws(Damage) -> Instant {
        Instant(seconds: try number(), nanoseconds: try number())
    }

    fileprivate mutating func place() throws(Damage) -> Place? {
        guard try flag() else { return nil }
        return Place(path: try text(), line: try number(), column: try number())
    }

    fileprivate mutating func diagnostic() throws(Damage) -> Diagnostic {
        guard let severity = Severity(rawValue: try text()) else { throw Damage() }
        let place = try place()
        return Diagnostic(
            severity, try text(), at: place, excerpt: try optionalText(), length: try number(),
            remedy: try optionalText(),
            trail: try list { reader throws(Damage) in Diagnostic.Step(try reader.text(), at: try reader.place()) })
    }
}
