/// Reads a head and what follows it, from wherever bytes come.
package final class FootageReader {
    /// Puts bytes that have come into a place for them, and says how many; 0 is the end of all.
    package typealias ByteSource = (UnsafeMutableRawBufferPointer) throws(FootageMistake) -> Int

    /// What is wanted.
    package let order: FilmOrder
    private let source: ByteSource
    private var chunk: [UInt8]
    private var (next, filled) = (0, 0)

    /// Reads the head.
    /// - Throws: what is wrong with it.
    package init(_ source: @escaping ByteSource) throws(FootageMistake) {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var (next, filled) = (0, 0)
        var head: [UInt8] = []
        while head.count < 2 || head[head.count - 2] != 0x0A || head[head.count - 1] != 0x0A {
            guard head.count < FilmOrder.longestHead else { throw FootageMistake("the head has no end") }
            guard let byte = try FootageReader.byte(&chunk, &next, &filled, source) else {
                throw FootageMistake(
                    head.isEmpty ? "nothing came in" : "the head breaks off: an empty line ends it")
            }
            head.append(byte)
        }
        self.source = source
        order = try FilmOrder(reading: String(decoding: head.dropLast(2), as: UTF8.self))
        (self.chunk, self.next, self.filled) = (chunk, next, filled)
    }

    private static func byte(
        _ chunk: inout [UInt8], _ next: inout Int, _ filled: inout Int, _ source: ByteSource
    ) throws(FootageMistake) -> UInt8? {
        if next == filled {
            next = 0
            filled = try read(source, &chunk)
            guard filled > 0 else { return nil }
        }
        next += 1
        return chunk[next - 1]
    }

    private static func read(_ source: ByteSource, _ chunk: inout [UInt8]) throws(FootageMistake) -> Int {
        var outcome: Result<Int, FootageMistake> = .success(0)
        chunk.withUnsafeMutableBytes { bytes in
            do throws(FootageMistake) { outcome = .success(try source(bytes)) } catch { outcome = .failure(error) }
        }
        return try outcome.get()
    }

    /// The next piece; its pixels have to be taken with ``pixels(_:into:)`` before the one after it.
    /// - Throws: that the line means nothing, or that it breaks off before the end.
    package func piece() throws(FootageMistake) -> FootagePiece {
        var line: [UInt8] = []
        while true {
            guard let byte = try FootageReader.byte(&chunk, &next, &filled, source) else {
                throw FootageMistake("it breaks off: the last line must be `end`")
            }
            if byte == UInt8(ascii: "\n") { break }
            line.append(byte)
            guard line.count <= 200 else { break }
        }
        let text = String(decoding: line, as: UTF8.self)
        guard let piece = FootagePiece(reading: text, width: order.width, height: order.height) else {
            let shown = text.unicodeScalars.prefix(60).map { $0.value < 0x20 ? "?" : String($0) }.joined()
            throw FootageMistake(
                "`\(shown)` announces no part of a picture of \(order.width)x\(order.height)")
        }
        return piece
    }

    /// The pixels that a piece has announced.
    /// - Throws: that fewer came.
    package func pixels(_ target: UnsafeMutableRawBufferPointer) throws(FootageMistake) {
        var done = min(target.count, filled - next)
        chunk.withUnsafeBytes { bytes in
            target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[next..<next + done]))
        }
        next += done
        while done < target.count {
            let count = try source(UnsafeMutableRawBufferPointer(rebasing: target[done...]))
            guard count > 0 else {
                throw FootageMistake("it breaks off: \(target.count) bytes of pixels were announced, and \(done) came")
            }
            done += count
        }
    }

    /// The pixels that a piece has announced, `0xAARRGGBB`.
    /// - Throws: that fewer came.
    package func pixels(_ target: inout [UInt32]) throws(FootageMistake) {
        var failure: FootageMistake?
        target.withUnsafeMutableBytes { bytes in
            do throws(FootageMistake) { try pixels(bytes) } catch { failure = error }
        }
        if let failure { throw failure }
    }
}
