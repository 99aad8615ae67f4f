public import Diagnostics
import Site

/// What a site in several languages says in some of them and not in others.
package enum Untranslated {
    /// A warning for each language that lacks pages which the base language has.
    package static func summary(of plan: SitePlan) -> [Diagnostic] {
        let languages = plan.content.configuration.languages
        let all = plan.pages.lazy.filter { $0.language == 0 }.count
        return languages.indices.dropFirst().compactMap { place in
            let missing = plan.translations.missing(in: place)
            guard let first = missing.first else { return nil }
            let (language, count) = (languages[place], missing.count)
            return Diagnostic(
                .warning,
                "\(count) of \(all) pages \(count == 1 ? "is" : "are") not there in \(language.tag), first \(plan.pages[first].path)",
                at: language.place,
                remedy: "`playbill list untranslated` names them; a translation of x.md is x.\(language.tag).md beside it")
        }
    }
}
