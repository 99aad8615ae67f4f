import CPangoCairo
import Drawing

/// The font files that texts are drawn with.
///
/// Only these are used, whatever the machine has installed besides, so that a picture is the same everywhere.
public struct FontSet: Hashable, Sendable {
    /// One file: a family at one weight.
    public struct Face: Hashable, Sendable {
        /// 100...900.
        public var weight: Int
        /// Whether it slants.
        public var italic: Bool
        /// Where the file lies.
        public var path: String

        /// A face in the file at `path`.
        public init(weight: Int, italic: Bool = false, path: String) {
            self.weight = weight
            self.italic = italic
            self.path = path
        }
    }

    /// The faces of one design.
    public struct Family: Hashable, Sendable {
        /// The family's name as its files say it.
        public var name: String
        /// Its files.
        public var faces: [Face]
        /// The Debian package that installs it, for the message where a file is missing.
        public var package: String?

        /// A family of the given faces.
        public init(name: String, faces: [Face], package: String? = nil) {
            self.name = name
            self.faces = faces
            self.package = package
        }

        /// The face nearest to the wanted one: the slant first, then the weight, the heavier of two equally near.
        func face(weight: Int, italic: Bool) -> Face? {
            faces.min { first, second in
                func distance(_ face: Face) -> Int {
                    (face.italic == italic ? 0 : 10_000) + 2 * abs(face.weight - weight)
                        + (face.weight < weight ? 1 : 0)
                }
                return distance(first) < distance(second)
            }
        }
    }

    /// The families by what they are for.
    public var text, display, mono: Family
    /// The fonts for letters that these lack, in the order in which they are tried.
    public var fallbacks: [FallbackFont]

    /// A set of three families, and of fonts for letters that they lack.
    public init(text: Family, display: Family, mono: Family, fallbacks: [FallbackFont] = []) {
        self.text = text
        self.display = display
        self.mono = mono
        self.fallbacks = fallbacks
    }

    /// The family for a role.
    public subscript(role: Font.Role) -> Family {
        switch role {
        case .text: text
        case .display: display
        case .mono: mono
        }
    }

    /// Inter and JetBrains Mono from Debian's packages `fonts-inter` and `fonts-jetbrains-mono`.
    public static func debian(root: String = "/usr/share/fonts", fallbacks: [FallbackFont] = []) -> FontSet {
        let inter = "\(root)/opentype/inter/Inter"
        return FontSet(
            text: family("Inter", files: inter + "-", ending: ".otf", package: "fonts-inter"),
            display: family("Inter Display", files: inter + "Display-", ending: ".otf", package: "fonts-inter"),
            mono: family(
                "JetBrains Mono", files: "\(root)/truetype/jetbrains-mono/JetBrainsMono-", ending: ".ttf",
                package: "fonts-jetbrains-mono", weights: weights.filter { $0.weight < 900 }),
            fallbacks: fallbacks)
    }

    private static let weights: [(weight: Int, name: String)] = [
        (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"),
        (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    ]

    private static func family(
        _ name: String, files: String, ending: String, package: String, weights: [(weight: Int, name: String)] = weights
    ) -> Family {
        let upright = weights.map { Face(weight: $0.weight, path: files + $0.name + ending) }
        let italic = weights.map {
            Face(weight: $0.weight, italic: true, path: files + ($0.weight == 400 ? "" : $0.name) + "Italic" + ending)
        }
        return Family(name: name, faces: upright + italic, package: package)
    }
}

extension FontSet {
    /// Keeps fontconfig from reading the host's configuration, which would cost some milliseconds of a start and an
    /// error message where there is none: an empty one takes its place for the whole process.
    public static func forgetHost() { _ = hostIsForgotten }

    private static let hostIsForgotten = FcConfigSetCurrent(FcConfigCreate()) != 0
}
