import Diagnostics

/// A README that is made from the manifest between markers, and its author's own everywhere else.
///
/// A pair of markers holds the whole, or one section that it names:
///
///     <!-- playbill: requirements; made from product.yml; edit that, or outside of these two lines -->
///     <!-- /playbill -->
///
/// It is taken as bytes: what stands outside of the markers need not be UTF-8, and stays as it is. What is made gets the
/// line ends of the marker above it. Markers in a fence of code are only shown, and no markers.
package enum KeptReadme {
    /// Where a part begins that holds the whole README.
    package static let begin = "<!-- playbill: made from product.yml; edit that, or outside of these two lines -->"
    /// Where a part ends.
    package static let end = "<!-- /playbill -->"

    /// Where a part begins that holds one section.
    package static func begin(_ section: String) -> String {
        begin.replacing("playbill:", with: "playbill: \(section);")
    }

    /// Makes the text of a section, or of the whole where none is named.
    package typealias Maker = (_ section: String?) throws(Mistakes) -> String

    /// The file with our parts brought up to date; a file that is not there yet becomes one part, the whole.
    /// - Parameters:
    ///   - file: what the file holds; nil where it is not there.
    ///   - path: what messages call it.
    ///   - make: makes the text of a part.
    /// - Returns: what the file is to hold.
    /// - Throws: that the file has no markers, markers that make no sense, or a text that would not stay between them.
    package static func updated(_ file: [UInt8]?, at path: String, _ make: Maker) throws(Mistakes) -> [UInt8] {
        let file = file ?? Array((begin + "\n" + end + "\n").utf8)
        let parts = try ReadmeParts(file, at: path)
        var bytes: [UInt8] = []
        var next = 0
        for part in parts.all {
            bytes += file[next..<part.inside.lowerBound]
            bytes += try made(part, parts, make)
            next = part.inside.upperBound
        }
        return bytes + file[next...]
    }

    /// The first line of each of our parts that is not what would be made.
    /// - Throws: what ``updated(_:at:_:)`` throws.
    package static func differences(
        in file: [UInt8], at path: String, _ make: Maker
    ) throws(Mistakes) -> [Diagnostic] {
        let parts = try ReadmeParts(file, at: path)
        var found: [Diagnostic] = []
        for part in parts.all {
            let (old, new) = (file[part.inside], try made(part, parts, make))
            guard !old.elementsEqual(new) else { continue }
            let same = zip(old, new).prefix { $0 == $1 }
            let line = part.line + 1 + same.count { $0.0 == UInt8(ascii: "\n") }
            found.append(parts.mistake("this is out of date", line, remedy: nil))
        }
        return found
    }

    /// What stands between the markers of a part, in its line ends.
    private static func made(
        _ part: ReadmeParts.Part, _ parts: ReadmeParts, _ make: Maker
    ) throws(Mistakes) -> [UInt8] {
        let text = Array(try make(part.section).utf8)
        if let problem = ReadmeParts.objection(to: text) {
            throw Mistakes(parts.mistake(problem.message, part.line, remedy: problem.remedy))
        }
        guard part.hasReturns else { return text }
        var bytes: [UInt8] = []
        for byte in text {
            if byte == UInt8(ascii: "\n"), bytes.last != UInt8(ascii: "\r") { bytes.append(UInt8(ascii: "\r")) }
            bytes.append(byte)
        }
        return bytes
    }
}
