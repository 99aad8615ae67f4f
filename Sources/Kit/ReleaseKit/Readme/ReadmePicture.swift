import Site
import Studio
import Values

/// The picture at the head of a README, as its template sees it: `src`, `dark`, `alt`.
enum ReadmePicture {
    /// The moving picture by its paths in the kit, where one is planned, else the picture that the manifest names, else the
    /// moving picture of the author's own film where the kit has one.
    static func inKit(_ film: PlannedFilm?, hasOwnFilm: Bool, of subject: KitSubject) -> Value {
        guard let film else {
            guard hasOwnFilm, subject.product.manifest.picture == nil else {
                return named(by: subject.product) { whole($0, subject) }
            }
            return ["src": "preview.gif", "alt": .string(subject.product.manifest.tagline)]
        }
        return ["src": "preview.gif", "dark": "preview-dusk.gif", "alt": .string(film.description)]
    }

    /// The moving picture by its whole addresses on the site, else the picture that the manifest names.
    static func onSite(_ film: PlannedFilm?, of subject: KitSubject) -> Value {
        guard let film else { return named(by: subject.product) { whole($0, subject) } }
        func address(_ name: String) -> Value {
            film.address(name).map { .string(whole($0, subject)) } ?? .null
        }
        return ["src": address("gif"), "dark": address("dark_gif"), "alt": .string(film.description)]
    }

    /// The picture that the manifest names, its addresses turned into what readers can follow.
    static func named(by product: Product, _ follow: (String) -> String) -> Value {
        guard let picture = product.manifest.picture else { return .null }
        return [
            "src": .string(follow(picture.src.text)), "dark": picture.dark.map { .string(follow($0.text)) } ?? .null,
            "alt": .string(picture.alt), "shown_width": picture.width.map { .integer(min($0, 600)) } ?? .null,
        ]
    }

    private static func whole(_ path: String, _ subject: KitSubject) -> String {
        path.hasPrefix("/") && !path.hasPrefix("//") ? subject.baseURL.absolute(path) : path
    }
}
