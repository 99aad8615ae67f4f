import Diagnostics
import Files

/// A field that says in another language what one of the manifest says.
package struct SpokenField: Sendable, Hashable {
    /// What it is called there: `short_description` for a tagline.
    package var name: String
    /// The file that it stands in.
    package var path: String
}

extension Product {
    /// What a field of the manifest is called where its words in the language of this product stand.
    package func name(of field: String) -> String { spokenFields[field]?.name ?? field }

    /// Where a field of the manifest's first level stands, in the language of this product; the first line where it is not
    /// there.
    package func line(of field: String) -> Place {
        guard let spoken = spokenFields[field], let text = text(at: spoken.path) else { return source.line(of: field) }
        return text.line(of: spoken.name)
    }

    /// The author's line at a place in the manifest, in the changelog or in the words of a language; nil elsewhere.
    package func line(at place: Place) -> String? { text(at: place.path)?.line(place.line) }

    /// The manifest, the changelog, or a file with the words of a language, by its path.
    private func text(at path: String) -> SourceText? {
        let texts = [source] + [changelog].compactMap(\.self) + locales.map(\.source)
        return texts.first { $0.path == path } ?? (prose?.path == path ? prose?.source : nil)
    }
}

extension Page {
    /// The whole file as a text; nil where it cannot be read any more.
    var source: SourceText? { (try? file.read()).map { SourceText(path: path, bytes: $0) } }
}

extension SourceText {
    /// The first line that begins with a field's name; the first line where none does.
    func line(of field: String) -> Place {
        let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
        let index = lines.firstIndex { $0.hasPrefix(field + ":") } ?? 0
        return Place(path: path, line: linesAbove + index + 1, column: 1)
    }
}
