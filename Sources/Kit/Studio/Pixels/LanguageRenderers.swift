import Canvas

/// Renderers by language: each sets Chinese letters in the forms that its language writes.
struct LanguageRenderers: Sendable {
    private let usual: DrawingRenderer
    private var others: [FontSet: DrawingRenderer] = [:]

    /// The renderers of some languages, by their tags.
    init(_ usual: DrawingRenderer, for languages: [String]) {
        self.usual = usual
        let fonts = usual.painters.fonts
        for language in languages {
            let own = fonts.withForms(of: language)
            if own != fonts, others[own] == nil { others[own] = DrawingRenderer(fonts: own) }
        }
    }

    subscript(language: String) -> DrawingRenderer {
        others[usual.painters.fonts.withForms(of: language)] ?? usual
    }
}
