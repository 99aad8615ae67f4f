import Dates
import Diagnostics
import Encodings
import Files

extension BuildTrace {
    /// Changes with the form, and with what is recorded.
    private static let head = "playbill traces 6\n"

    /// The trace as bytes, with a sum at the end.
    package var packed: [UInt8] {
        // A file and what is known of it take about so many bytes.
        let files = (inputs.count + outputs.count + frame.count) * 100
        var writer = PackedWriter(capacity: packedMaking.count + heads.count + files + 4_096)
        writer.write(BuildTrace.head)
        writer.write(packedMaking.count)
        writer.write(heads.count)
        writeInputs(&writer)
        writeOutputs(&writer)
        writer.append(packedMaking)
        writer.append(heads)
        writer.write(ContentSum(of: writer.bytes))
        return writer.bytes
    }

    /// The run, and what it read.
    private func writeInputs(_ writer: inout PackedWriter) {
        write(run: &writer)
        writer.write(inputs) { writer, input in
            writer.write(input.path)
            writer.write(input.stamp != nil)
            if let stamp = input.stamp { writer.write(stamp) }
            writer.write(input.sum)
            writer.write(input.headSum)
            writer.write(input.obstacle)
        }
    }

    /// What it left, and what it said.
    private func writeOutputs(_ writer: inout PackedWriter) {
        writer.write(frame) { $0.write($1) }
        writer.write(outputs) { writer, output in
            writer.write(output.left)
            writer.write(output.size)
            writer.write(output.sum)
        }
        writer.write(messages) { $0.write($1) }
    }

    private func write(run writer: inout PackedWriter) {
        writer.write(setting) { $0.write($1) }
        writer.write(now)
        writer.write(period.start)
        writer.write(period.end)
        writer.write(hasClock)
        writer.write(isTimeless)
        writer.write(asked) { writer, file in
            writer.write(file.name)
            writer.write(file.sum != nil)
            if let sum = file.sum { writer.write(sum) }
        }
        for count in [counts.pages, counts.posts, counts.products] { writer.write(count) }
        writer.write(counts.nextDue)
    }

    /// The trace that bytes hold; nil where they are not whole, or of another form.
    package init?(packed bytes: [UInt8]) {
        guard bytes.count > 8 else { return nil }
        var sum = ContentSum()
        sum.add(bytes.dropLast(8))
        do throws(PackedReader.Damage) {
            var last = PackedReader(bytes, from: bytes.count - 8)
            guard try last.sum() == sum else { return nil }
            var reader = PackedReader(bytes)
            guard try reader.text() == BuildTrace.head else { return nil }
            let (making, heads) = (try reader.number(), try reader.number())
            let end = bytes.count - 8
            guard making >= 0, heads >= 0, heads <= end, making <= end - heads else { return nil }
            try self.init(&reader, making: bytes[end - heads - making..<end - heads], heads: bytes[end - heads..<end])
        } catch { return nil }
    }

    private init(
        _ reader: inout PackedReader, making: ArraySlice<UInt8>, heads: ArraySlice<UInt8>
    ) throws(PackedReader.Damage) {
        self.heads = heads
        setting = try reader.list { reader throws(PackedReader.Damage) in try reader.text() }
        now = try reader.instant()
        let start = try reader.flag() ? try reader.instant() : nil
        let end = try reader.flag() ? try reader.instant() : nil
        period = Period(start: start, end: end)
        hasClock = try reader.flag()
        isTimeless = try reader.flag()
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
        packedMaking = making
        onceMade = Once { try? TracedMaking(packed: making) }
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
