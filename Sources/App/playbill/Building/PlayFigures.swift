import Markup
import Publishing
import Site
import Values

/// A moving picture in the text of a page: the still where motion is not wanted, the dark one where pages are dark.
struct MovingFigure {
    let picture: Object
    let baseURL: BaseURL

    /// The figure, as the theme's style sheet knows it.
    func html(caption: String?) -> String {
        let dark = "(prefers-color-scheme: dark)"
        let sparing = ["(prefers-reduced-motion: reduce)", "(prefers-reduced-data: reduce)"]
        let darkSparing = sparing.map { "\($0) and \(dark)" }
        var html = "<figure class=\"play\"><picture>" + source("print", "still")
        html += source(darkSparing.joined(separator: ", "), "dark_still")
        html += source(sparing.joined(separator: ", "), "still") + source(dark, "dark_gif")
        let (width, height) = (picture.attribute("width"), picture.attribute("height"))
        html += "<img class=\"stage\" src=\"\(address("gif"))\" width=\"\(width)\" height=\"\(height)\""
        html += " alt=\"\(escaped(picture.attribute("alt")))\" loading=\"lazy\"></picture>"
        if let caption { html += "<figcaption>\(escaped(caption))</figcaption>" }
        return html + "</figure>\n"
    }

    private func source(_ media: String, _ name: String) -> String {
        picture[name] == nil ? "" : "<source media=\"\(media)\" srcset=\"\(address(name))\">"
    }

    private func address(_ name: String) -> String { escaped(baseURL.relative(picture.attribute(name))) }
}

/// A film in the text of a page: the browser's own player, which the theme's script may replace.
struct FilmFigure {
    let film: Object
    /// What it is called where it has no caption.
    let title: String
    let baseURL: BaseURL

    /// The figure, as the theme's partial `film` writes it.
    func html(caption: String?) -> String {
        var html =
            "<figure class=\"film\"><div class=\"film-frame\" style=\"--ratio: \(film.attribute("width")) / \(film.attribute("height"))\"><video controls playsinline preload=\"none\""
        html += " width=\"\(film.attribute("width"))\" height=\"\(film.attribute("height"))\""
        if !film.attribute("poster").isEmpty { html += " poster=\"\(address(film, "poster"))\"" }
        html += " aria-label=\"\(escaped(caption ?? title))\">"
        for source in objects("sources") {
            html += "<source src=\"\(address(source))\" type=\"\(escaped(source.attribute("type")))\">"
        }
        for (index, track) in objects("captions").enumerated() {
            html += "<track kind=\"captions\" src=\"\(address(track))\""
            html +=
                " srclang=\"\(escaped(track.attribute("language")))\" label=\"\(escaped(track.attribute("label")))\"\(index == 0 ? " default" : "")>"
        }
        html += "<a href=\"\(address(film))\">\(escaped(caption ?? title))</a></video></div>"
        if let caption { html += "<figcaption>\(escaped(caption))</figcaption>" }
        return html + "</figure>\n"
    }

    private func objects(_ name: String) -> [Object] {
        guard case .list(let parts)? = film[name] else { return [] }
        return parts.compactMap { part in
            if case .object(let object) = part { object } else { nil }
        }
    }

    private func address(_ object: Object, _ name: String = "src") -> String {
        escaped(baseURL.relative(object.attribute(name)))
    }
}

extension Object {
    /// A member as the text of an attribute; nothing where it is neither text nor number.
    fileprivate func attribute(_ name: String) -> String {
        switch self[name] {
        case .string(let text): text
        case .integer(let number): String(number)
        default: ""
        }
    }
}
