import Files
import LiveStudio
import Site
import Stage
import Studio

extension Product {
    /// Every play of its folder: those of the manifest first, in its order.
    var studioPlays: [StudioPlay] {
        let filmed: String? = if case .play(_, let name, _)? = try? FilmSource(self) { name } else { nil }
        let listed = manifest.plays
        let others = files.keys.filter { file in
            file.hasSuffix(".play") && !listed.contains { $0.file == file }
        }.sorted()
        let all = listed.filter { files[$0.file] != nil }.map { ($0.name, $0.file, true) }
        let unlisted = others.map { file in
            let name = String(file.fileName)
            return (String(name.dropLast(".play".count)), file, false)
        }
        return (all + unlisted).map { name, file, isListed in
            StudioPlay(
                product: slug, productName: manifest.name, name: name, path: folder + "/" + file, isListed: isListed,
                isFilmed: isListed && name == filmed,
                languages: locales.compactMap { listing in
                    listing.playCaptions[name].map { (listing.locale.name, $0.map(\.captionText)) }
                })
        }
    }
}

extension StoreListing.Caption {
    /// As a caption of a play: a strong line, and perhaps a soft one.
    fileprivate var captionText: CaptionText {
        CaptionText(lines.first ?? "", lines.dropFirst().first ?? "")
    }
}
