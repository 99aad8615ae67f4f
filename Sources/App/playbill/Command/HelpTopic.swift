import Site

/// A page of the help that is about no command; each is made of the tables that the program itself works by.
enum HelpTopic: String, CaseIterable, Sendable {
    case plays, formats
    case frontMatter = "front-matter"
    case manifest, site
    case exitStatus = "exit-status"
    case licences, completions, man

    /// What it tells, in a line.
    var summary: String {
        switch self {
        case .plays: "the words of plays; --grammar writes a TextMate grammar for editors"
        case .formats: "what is read, and what is made of it"
        case .frontMatter: "the fields at the head of posts and pages"
        case .manifest: "the fields of product.yml"
        case .site: "the fields of site.yml"
        case .exitStatus: "what the program tells the one who called it"
        case .licences: "whose work comes along, and under which licences"
        case .completions: "what a shell completes: bash, zsh or fish"
        case .man: "the manual page, for man(1)"
        }
    }

    /// The page, as it is written to standard output.
    ///
    /// `words` is what stands behind its name; what has no place there is told.
    func text(_ words: [String]) throws(UsageError) -> String {
        switch self {
        case .plays:
            if words == ["--grammar"] { return PlaysGrammar.text(Games.onStage) }
            try refuse(words.first { $0 != "--grammar" } ?? words.first, "write `playbill help plays --grammar`")
            return PlaysHelp.text(Games.onStage)
        case .completions: return try Completions(words).text
        default:
            try refuse(words.first, "write `playbill help \(rawValue)`")
            return page
        }
    }

    private var page: String {
        switch self {
        case .formats: FormatsPage.text
        case .frontMatter: FieldPage.frontMatter.text
        case .manifest: FieldPage.manifest.text
        case .site: FieldPage.site.text
        case .exitStatus: HelpTopic.exitStatusPage
        case .licences: LicencesPage.text
        case .man: ManualPage.text
        case .plays, .completions: ""
        }
    }

    private func refuse(_ word: String?, _ remedy: String) throws(UsageError) {
        if let word { throw UsageError("`\(word)` has no place here", remedy: remedy) }
    }

    private static var exitStatusPage: String {
        let lines = ExitStatus.allCases.map { status in
            let number = String(status.rawValue)
            return "  " + String(repeating: " ", count: 2 - number.count) + number + "  " + status.about
        }
        return "what the program tells the one who called it\n\n" + lines.joined(separator: "\n")
    }

    /// A line for each page, for the end of the overview.
    static var list: String {
        let widest = allCases.map(\.rawValue.count).max() ?? 0
        return allCases.map { topic in
            "  " + topic.rawValue + String(repeating: " ", count: widest - topic.rawValue.count + 2) + topic.summary
        }.joined(separator: "\n")
    }
}
