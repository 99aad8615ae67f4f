import Diagnostics
import Files

extension ProductReader {
    /// Gives the manifest's pictures of the product's own folder their addresses on the site.
    /// - Returns: a message for each that is not there, the logo among them.
    func placePictures(of product: inout Product) -> [Diagnostic] {
        var mistakes: [Diagnostic] = []
        if let logo = product.manifest.logo, product.files[logo.text] == nil {
            mistakes.append(missing(logo, in: product, called: "logo"))
        }
        guard var picture = product.manifest.picture else { return mistakes }
        picture.src = placed(picture.src, in: product, &mistakes)
        picture.dark = picture.dark.map { placed($0, in: product, &mistakes) }
        product.manifest.picture = picture
        return mistakes
    }

    private func placed(_ picture: WrittenText, in product: Product, _ mistakes: inout [Diagnostic]) -> WrittenText {
        if picture.text.isEmpty || FieldReader.isAddress(picture.text, onSite: true) { return picture }
        guard product.files[picture.text] != nil else {
            mistakes.append(missing(picture, in: product, called: "picture"))
            return picture
        }
        return WrittenText(text: Address(product.address.path + picture.text).encoded, place: picture.place)
    }

    private func missing(_ file: WrittenText, in product: Product, called field: String) -> Diagnostic {
        let pictures = ["svg", "png", "jpg", "jpeg", "gif", "webp", "avif"]
        let known = product.files.keys.filter { pictures.contains(fileExtension(of: $0)) }.sorted()
        return Diagnostic(
            .error, "there is no file `\(file.text)` in \(product.folder), which `\(field)` names", at: file.place,
            excerpt: product.source.line(file.place.line), length: file.text.unicodeScalars.count,
            remedy: didYouMean(file.text, among: known)
                ?? (known.isEmpty
                    ? "put it there, beside product.yml" : "the pictures there are \(known.joined(separator: ", "))"))
    }
}
