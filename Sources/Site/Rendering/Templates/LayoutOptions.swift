import Liquid
import Markup
import Values

/// What renders of layouts need, made ready once for each way of escaping.
package struct LayoutOptions: Sendable {
    private let html: PreparedOptions
    private let xml: PreparedOptions
    private let plain: PreparedOptions
    /// Whether what a layout says of itself counts in those around it.
    let mergesValues: Bool

    init(_ options: RenderOptions, mergesValues: Bool) {
        func prepared(_ escaping: Escaping?) -> PreparedOptions {
            var options = options
            options.escaping = escaping
            return PreparedOptions(options)
        }
        (html, xml, plain) = (prepared(.html), prepared(.xml), prepared(nil))
        self.mergesValues = mergesValues
    }

    subscript(escaping: Escaping?) -> PreparedOptions {
        switch escaping {
        case .html: html
        case .xml: xml
        default: plain
        }
    }
}

extension Object {
    /// These values, and others in their place or behind them.
    func merging(_ others: Object) -> Object {
        var merged = self
        for (name, value) in others { merged[name] = value }
        return merged
    }
}
