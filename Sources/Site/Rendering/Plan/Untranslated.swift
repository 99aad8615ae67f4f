import Diagnostics
import Site

/// What a site in several languages says in some of them and not in others.
package enum Untranslated {
    /// A warning for each language that lacks pages which the base language has.
    package static func summary(of plan: SitePlan) -> [Diagnostic] {
        let languages = plan.content.configuration.languages
        let all = plan.pages.lazy.filter { $0.language == 0 }.count + plan.content.products.count
        return languages.indices.dropFirst().compactMap { place in
            let missing = paths(plan, in: place)
            guard let first = missing.first else { return nil }
            let (language, count) = (languages[place], missing.count)
            return Diagnostic(
                .warning,
                "\(count) of \(all) pages \(count == 1 ? "is" : "are") not there in \(language.tag), first \(first)",
                at: language.place,
                remedy:
                    "`playbill list untranslated` names them; a translation of x.md is x.\(language.tag).md beside it")
        }
    }

    /// The pages, and then the manifests of products, that one of the site's languages lacks.
    private static func paths(_ plan: SitePlan, in language: Int) -> [String] {
        plan.translations.missing(in: language).map { plan.pages[$0].path }
            + products(plan.content, in: language).map(\.source.path)
    }

    /// The products that do not speak one of the site's languages.
    static func products(_ content: SiteContent, in language: Int) -> [Product] {
        content.products.filter { content.edition(language).product($0.slug) == nil }
    }
}
