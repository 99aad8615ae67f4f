import Site
import Stage

/// What the files of a play's moving picture are called on the page of its product.
struct PageFilmNames: Sendable {
    /// A file of it, by the member of the picture that tells its address.
    struct File: Sendable, Hashable {
        /// `gif`, `still`, `dark_gif` or `dark_still`.
        var member: String
        var isDark: Bool
        var isStill: Bool
    }

    static let files = [
        File(member: "gif", isDark: false, isStill: false), File(member: "still", isDark: false, isStill: true),
        File(member: "dark_gif", isDark: true, isStill: false), File(member: "dark_still", isDark: true, isStill: true),
    ]

    private let stem: String
    private let darkStyle: String

    init(_ play: String, of product: Product, _ styles: SchemeStyles) {
        stem = PageFilmNames.folder(of: product) + play
        darkStyle = styles.dark
    }

    /// Where the pictures of a product's page are, in the folder of the site.
    static func folder(of product: Product) -> String { product.address.path.dropFirst() + "pictures/" }

    /// The path of a file in the site; `fingerprint` changes with its bytes, so that a browser never shows an old one.
    func path(_ file: File, fingerprint: String) -> String {
        PageFilmNames.path(
            stem + (file.isDark ? "-" + darkStyle : ""), fingerprint: fingerprint, file.isStill ? "png" : "gif")
    }

    /// The path of a picture of a page.
    static func path(_ stem: String, fingerprint: String, _ fileExtension: String) -> String {
        "\(stem).\(fingerprint).\(fileExtension)"
    }
}

extension MovingPicture {
    func bytes(_ file: PageFilmNames.File) -> [UInt8] { file.isStill ? still : gif }
}
