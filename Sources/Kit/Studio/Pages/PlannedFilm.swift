import Diagnostics
import Files
import Site
import Stage
import Values

/// The moving picture of a product's page before a frame of it is drawn: what texts have to know of it.
///
/// An address on the site tells the bytes that it leads to. Until they are there a mark of the same length stands in
/// their place, which ``finished(_:light:dark:)`` replaces, so that texts can be made before pictures.
package struct PlannedFilm: Sendable {
    /// What happens in it, for those who do not see it.
    package let description: String
    private let names: PageFilmNames
    private let shown: PlannedMembers

    /// The first play of a product; nil where there is none, or none that can be read.
    package init?(_ product: Product, _ performer: PlayPerformer) {
        guard let play = product.manifest.plays.first, let script = product.script(play.name),
            let read = try? performer.read(script).play, let styles = try? performer.styles(of: script)
        else { return nil }
        description = performer.description(of: read)
        names = PageFilmNames(play.name, of: product, styles)
        shown = PlannedMembers(read, names, description, performer, PlayChanges(style: styles.light))
    }

    /// The picture as templates see it, by its addresses on the site: `gif`, `still`, `width`, `height`, `alt`,
    /// `duration`, `dark_gif`, `dark_still`.
    package var members: Value { .lazy(shown) }

    /// The address of one of its files on the site: `gif`, `still`, `dark_gif`, `dark_still`; nil for any other name.
    package func address(_ member: String) -> String? {
        if case .string(let address)? = shown.member(member) { address } else { nil }
    }

    /// A text in which the addresses of the picture lead to the files that were drawn.
    package func finished(_ text: String, light: MovingPicture, dark: MovingPicture) -> String {
        PageFilmNames.files.reduce(text) { text, file in
            let bytes = (file.isDark ? dark : light).bytes(file)
            return text.replacing(PlannedFilm.mark(file), with: Digest(of: bytes).fingerprint)
        }
    }

    /// What stands for a file's fingerprint: ten letters, which no way of escaping touches and nobody writes by chance.
    fileprivate static func mark(_ file: PageFilmNames.File) -> String {
        "undrawn" + (file.isDark ? "d" : "l") + (file.isStill ? "st" : "mv")
    }
}

/// The members of a picture that is not drawn.
private final class PlannedMembers: LazyMembers {
    private let play: Play
    private let names: PageFilmNames
    private let description: String
    private let performer: PlayPerformer
    private let changes: PlayChanges

    init(
        _ play: Play, _ names: PageFilmNames, _ description: String, _ performer: PlayPerformer, _ changes: PlayChanges
    ) {
        (self.play, self.names, self.description) = (play, names, description)
        (self.performer, self.changes) = (performer, changes)
    }

    var memberNames: [String] { ["gif", "still", "width", "height", "alt", "duration", "dark_gif", "dark_still"] }
    var isPlain: Bool { true }

    func member(_ name: String) -> Value? {
        switch name {
        case "width": return .integer(play.size.width)
        case "height": return .integer(play.size.height)
        case "alt": return .string(description)
        case "duration":
            // Only who performs the play knows, and few templates ask.
            return (try? performer.perform(play, changes)).map { .decimal($0.duration.value) } ?? .null
        default:
            guard let file = PageFilmNames.files.first(where: { $0.member == name }) else { return nil }
            return .string("/" + names.path(file, fingerprint: PlannedFilm.mark(file)))
        }
    }
}
