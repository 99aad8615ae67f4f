import Diagnostics
import Files
import Site
import Stage

extension Product {
    /// A play of the manifest by its name; nil where the file is not there.
    package func script(_ name: String) -> Script? {
        guard let file = manifest.plays.first(where: { $0.name == name })?.file else { return nil }
        return script(file: file)
    }

    /// The play in a file of the product's folder, with those beside it that it includes.
    private func script(file: String) -> Script? {
        guard case .bytes(let bytes)? = files[file] else { return nil }
        let (files, folder) = (files, folder)
        let near = String(file.folderPart)
        let read = { @Sendable (name: String) -> [UInt8]? in
            guard let content = files[near + name], content.size <= PlayLimits.fileBytes else { return nil }
            return try? content.read()
        }
        return Script(
            SourceText(path: folder + "/" + file, bytes: bytes),
            include: { name in read(name).map { SourceText(path: folder + "/" + near + name, bytes: $0) } }, read: read)
    }

    /// A mistake about a line of the manifest, of the changelog, or of the words of a language.
    package func mistake(_ message: String, at place: Place, length: Int = 1, remedy: String? = nil) -> Diagnostic {
        Diagnostic(.error, message, at: place, excerpt: line(at: place), length: length, remedy: remedy)
    }
}

extension PositionText {
    init(_ board: Manifest.Board, of product: Product) {
        func written(_ text: String, _ place: Place) -> WrittenPlace {
            WrittenPlace(
                place: place, excerpt: product.source.line(place.line) ?? text, length: text.unicodeScalars.count)
        }
        request = BoardRequest(
            position: board.position, options: board.options.map { BoardOption($0.name, $0.value) })
        caption = board.title
        positionPlace = written(board.position, board.place)
        optionPlaces = board.options.map { written($0.value, $0.place) }
    }
}
