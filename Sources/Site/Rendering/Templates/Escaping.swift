import Liquid
import Markup

/// How a template escapes what it prints, by the name of its file; plain texts do not.
func escaping(of path: String) -> Escaping? {
    if path.hasSuffix(".html") { return .html }
    return path.hasSuffix(".xml") || path.hasSuffix(".svg") ? .xml : nil
}
