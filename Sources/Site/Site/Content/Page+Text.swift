import Diagnostics
import Files

extension Page {
    /// The whole file; nothing where it cannot be read any more, which ``isStillAsRead`` tells.
    private var text: SourceText { SourceText(path: path, bytes: (try? file.read()) ?? []) }

    /// The front matter as written, for messages.
    ///
    /// Costs the reading of the file where that is on the disk.
    package var head: SourceText { cut?.headText(of: text) ?? SourceText(path: path, "") }

    /// The Markdown, with the lines of the front matter counted.
    ///
    /// Costs the reading of the file where that is on the disk.
    package var body: SourceText { cut?.bodyText(of: text) ?? text }

    /// The line of its file that a place is on, for the excerpt of a message.
    package func excerpt(at place: Place) -> String? {
        guard place.path == path else { return nil }
        return place.line > cut?.linesAbove ?? 0 ? body.line(place.line) : head.line(place.line)
    }

    /// Whether its file is the one that the front matter was read from: a page whose file was saved meanwhile has the head
    /// of one text and the body of another.
    package var isStillAsRead: Bool { file.isStill(within: []) }

    /// The same page with another text in its file; nil where more than the text is another, or where it is no text.
    package func rewritten(_ bytes: [UInt8]) -> Page? {
        guard let cut, let old = try? file.read(), let new = FrontMatterCut(bytes), new.body == cut.body,
            old.count >= cut.body, old[..<cut.body] == bytes[..<cut.body],
            frontMatter.isTitled || LeadingHeading.areSame(old, bytes, from: cut.body),
            SourceText(path: path, bytes: bytes).encodingMistake == nil
        else { return nil }
        return Page(
            kind: kind, path: path, language: language, frontMatter: frontMatter, file: .bytes(bytes), cut: new,
            address: address, companions: companions)
    }
}
