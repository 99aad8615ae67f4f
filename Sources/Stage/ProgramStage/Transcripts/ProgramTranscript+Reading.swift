import Diagnostics
import JSON
import Stage
import Values

extension ProgramTranscript {
    /// Reads the file of a rehearsal.
    /// - Throws: the first mistake, at its line.
    package init(reading source: SourceText) throws(Mistakes) {
        func fail(_ message: String, _ line: Int, _ remedy: String? = nil) -> Mistakes {
            Mistakes(
                Diagnostic(.error, message, at: Place(path: source.path, line: line, column: 1), remedy: remedy))
        }
        guard source.bytes.count <= ProgramLimits.transcript else { throw fail("it is too large", 1) }
        let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.count <= ProgramLimits.exchanges + 2 else { throw fail("it has too many lines", 1) }
        var read: ProgramTranscript?
        for (index, line) in lines.enumerated() where !line.isEmpty {
            do throws(Objection) {
                if read == nil {
                    read = try ProgramTranscript(head: object(of: line))
                } else {
                    read?.exchanges.append(try Exchange(object(of: line)))
                }
            } catch { throw fail("line \(index + 1): \(error.message)", index + 1, error.remedy) }
        }
        guard let read, !read.exchanges.isEmpty else { throw fail("it is empty", 1) }
        self = read
    }

    private init(head: Object) throws(Objection) {
        guard case .integer(1) = head["rehearsal"], case .string(let command) = head["program"],
            case .integer(let width) = head["width"], case .integer(let height) = head["height"],
            case .string(let language) = head["language"], case .integer(let seed) = head["seed"]
        else { throw Objection("this is no rehearsal of a program") }
        self.init(
            command: command,
            hello: ProgramHello(
                size: PictureSize(width: width, height: height), language: language,
                seed: UInt64(truncatingIfNeeded: seed)))
    }
}

extension ProgramTranscript.Exchange {
    fileprivate init(_ object: Object) throws(Objection) {
        guard let answer = object["answer"] else { throw Objection("there is no answer") }
        told = object["told"].map { String(decoding: json($0), as: UTF8.self) } ?? ""
        light = try ProgramAnswer(answer)
        dark = try object["dark"].map { (value) throws(Objection) in try ProgramAnswer(value) } ?? light
    }
}

private func object(of line: ArraySlice<UInt8>) throws(Objection) -> Object {
    do throws(Diagnostic) {
        guard case .object(let object) = try value(fromJSON: Array(line), path: "") else {
            throw Diagnostic(.error, "this is no object")
        }
        return object
    } catch { throw Objection(error.message) }
}
