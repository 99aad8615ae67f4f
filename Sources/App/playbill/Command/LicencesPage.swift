/// `playbill help licences`: whose work comes along with the program, and under which licences.
enum LicencesPage {
    /// Somebody's work.
    private struct Work {
        var name: String
        /// By its name in the list of SPDX.
        var licence: String
        /// What it does here.
        var purpose: String
        /// The Debian package whose `copyright` has the whole text.
        var package: String
    }

    private static let works = [
        Work(name: "Inter", licence: "OFL-1.1", purpose: "texts in pictures", package: "fonts-inter"),
        Work(name: "JetBrains Mono", licence: "OFL-1.1", purpose: "code in pictures", package: "fonts-jetbrains-mono"),
        Work(name: "IANA time zones", licence: "public domain", purpose: "dates", package: "tzdata"),
        Work(name: "Swift", licence: "Apache-2.0 WITH Swift-exception", purpose: "the language", package: "swift"),
        Work(
            name: "GCC's runtime", licence: "GPL-3.0-or-later WITH GCC-exception-3.1", purpose: "under Swift",
            package: "libstdc++6"),
        Work(name: "cmark", licence: "BSD-2-Clause", purpose: "Markdown", package: "libcmark0.30.2"),
        Work(name: "LibYAML", licence: "MIT", purpose: "YAML", package: "libyaml-0-2"),
        Work(name: "mimalloc", licence: "MIT", purpose: "memory", package: "libmimalloc2.0"),
        Work(name: "libdeflate", licence: "MIT", purpose: "gzip and PNG", package: "libdeflate0"),
        Work(name: "Brotli", licence: "MIT", purpose: "packed texts", package: "libbrotli1"),
        Work(name: "Cairo", licence: "LGPL-2.1 OR MPL-1.1", purpose: "drawing", package: "libcairo2"),
        Work(name: "Pango", licence: "LGPL-2.0-or-later", purpose: "setting texts", package: "libpango-1.0-0"),
        Work(name: "GLib", licence: "LGPL-2.1-or-later", purpose: "under Pango", package: "libglib2.0-0"),
        Work(name: "librsvg", licence: "LGPL-2.1-or-later", purpose: "SVG to pixels", package: "librsvg2-2"),
        Work(name: "GIFLIB", licence: "MIT", purpose: "GIF", package: "libgif7"),
        Work(name: "libwebp", licence: "BSD-3-Clause", purpose: "WebP", package: "libwebp7"),
        Work(name: "libjpeg-turbo", licence: "IJG AND BSD-3-Clause", purpose: "JPEG", package: "libjpeg62-turbo"),
        Work(name: "libpng", licence: "libpng-2.0", purpose: "PNG", package: "libpng16-16"),
        Work(name: "libzip", licence: "BSD-3-Clause", purpose: "ZIP", package: "libzip4"),
        Work(name: "libvterm", licence: "MIT", purpose: "terminals", package: "libvterm0"),
        Work(name: "Nettle", licence: "LGPL-3.0-or-later", purpose: "SHA-256", package: "libnettle8"),
        Work(
            name: "GNU libmicrohttpd", licence: "LGPL-2.1-or-later", purpose: "serve", package: "libmicrohttpd12"),
        Work(
            name: "FFmpeg, x264", licence: "GPL-2.0-or-later", purpose: "films, in playbill-film alone",
            package: "libavcodec59"),
    ]

    static var text: String {
        let width = (works.map(\.name.count).max() ?? 0) + 2
        let licenceWidth = (works.map(\.licence.count).max() ?? 0) + 2
        let lines = works.map { work in
            "  " + padded(work.name, width) + padded(work.licence, licenceWidth) + work.purpose
        }
        return """
            Playbill is under the MIT licence. It works with what others have made:

            \(lines.joined(separator: "\n"))

            The libraries of these come along where the program has a folder of its own for them; nothing under the GPL does
            but GCC's runtime, whose exception lets it be part of any program.
            \(place)
            """
    }

    private static var place: String {
        if let folder = Installation.licences { return "The whole texts stand in \(folder)." }
        return "The whole texts stand in /usr/share/doc/PACKAGE/copyright of Debian's packages: "
            + works.map(\.package).joined(separator: ", ") + "."
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
