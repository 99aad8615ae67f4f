import Diagnostics
import Values

extension Manifest {
    /// A picture for a store: a title over something that is shown.
    package struct Scene: Sendable {
        /// The quiet line and the strong line.
        package var title: [String]
        /// What is shown, by the field that says so: `play`, `picture`, `code`, or a template of the theme.
        package var kind: String
        /// What that field holds.
        package var subject: Value
        /// Where it stands, for messages.
        package var subjectPlace: Place
        /// The mark or time of the moment; nil for the poster.
        package var moment: String?
        /// Where that stands, for messages.
        package var momentPlace: Place?
        /// How it looks, where that differs from the others.
        package var art: ArtDirection
        /// All that the author wrote, for templates.
        package var raw: Object
        /// Where it stands, for messages.
        package var place: Place

        /// The fields that say how a scene looks; any other says what it shows.
        package static let common = ["title", "at", "alt", "composition", "background", "device", "scheme", "focus"]

        /// What it shows, for those who do not see it, where its author says so.
        package var alt: String? {
            guard case .string(let text)? = raw["alt"], !text.isEmpty else { return nil }
            return text
        }

        /// The play it is taken from, by its name in ``Manifest/plays``; nil where it shows something else.
        package var play: String? {
            guard kind == "play", case .string(let name) = subject else { return nil }
            return name
        }
    }

    /// How the pictures for stores look: what a scene leaves open is as `art:` says for all.
    package struct ArtDirection: Sendable {
        /// The template of the theme that arranges title and device.
        package var composition: WrittenText?
        /// What lies behind: colours, words or a picture of the product's folder.
        package var background: [WrittenText] = []
        /// The drawn frame around what is shown.
        package var device: WrittenText?
        /// `light` or `dark`.
        package var scheme: String?
        /// Which part of what is shown matters most, in per cent of its height from above.
        package var focus: Int?
        /// Whether phones and tablets are held with the long side across, said for all scenes; nil for as the pictures are.
        package var isLandscape: Bool?

        /// This, with what it leaves open taken from another.
        package func completed(by other: ArtDirection) -> ArtDirection {
            var whole = self
            whole.composition = composition ?? other.composition
            whole.background = background.isEmpty ? other.background : background
            whole.device = device ?? other.device
            whole.scheme = scheme ?? other.scheme
            whole.focus = focus ?? other.focus
            return whole
        }
    }
}

extension Manifest.Scene {
    /// A scene without words, which nobody wrote: of a kind, with what it shows.
    package init(showing kind: String, _ subject: String, at place: Place) {
        self.init(
            title: [], kind: kind, subject: .string(subject), subjectPlace: place, moment: nil,
            art: Manifest.ArtDirection(),
            raw: Object([(kind, .string(subject))]), place: place)
    }
}
