/// A language in which stores keep texts: of one store, of both, or of none that is known.
package struct StoreLocale: Sendable, Hashable {
    /// Its name on the App Store, such as `fr-FR`; nil where that has no such language.
    package let appStore: String?
    /// Its name on Google Play; nil where that has no such language.
    package let play: String?
    /// What it is called here: the App Store's name, else Google Play's, else as the author wrote it.
    package let name: String

    /// English as it is written in America.
    package static let english = StoreLocale(appStore: "en-US", play: "en-US")

    /// A language by its name on a store, or by its letters where only one is meant by them.
    package init?(_ name: String) {
        let row =
            StoreLocale.table.first { $0.appStore == name } ?? StoreLocale.table.first { $0.play == name }
            ?? StoreLocale.only(name)
        guard let row else { return nil }
        self = row
    }

    /// A language that no store lists: its pictures are drawn, and its texts go to no store.
    static func unlisted(_ name: String) -> StoreLocale { StoreLocale(appStore: nil, play: nil, name: name) }

    /// The language in folders that do not bear its usual names; of a language by another name only those count.
    func inFolders(appStore: String?, play: String?, named name: String) -> StoreLocale {
        guard appStore != nil || play != nil else { return self }
        let isUsual = name == self.name
        return StoreLocale(
            appStore: appStore ?? (isUsual ? self.appStore : nil), play: play ?? (isUsual ? self.play : nil),
            isNamed: name)
    }

    private init(appStore: String?, play: String?, isNamed name: String) {
        (self.appStore, self.play, self.name) = (appStore, play, name)
    }

    private init(appStore: String?, play: String?, name: String = "") {
        self.appStore = appStore
        self.play = play
        self.name = appStore ?? play ?? name
    }

    /// What the languages of the stores are called.
    package static var names: [String] { table.map(\.name) }

    /// The names of the language that a name begins with, however its country is written: two letters that look alike,
    /// as `lt` and `it`, are no slip of the hand.
    static func names(like name: String) -> [String] {
        let others = ["nb": "no", "nn": "no", "iw": "he", "in": "id"]
        let wanted = others[letters(name)] ?? letters(name)
        return names.filter { letters($0) == wanted }
    }

    /// The letters of a language that its name begins with: `pt` of `pt-BR` and `pt_br`.
    package static func letters(_ name: String) -> String {
        String(name.lowercased().prefix { $0 != "-" && $0 != "_" })
    }

    private static func only(_ letters: String) -> StoreLocale? {
        if letters == "en" { return english }
        let rows = table.filter { $0.name.hasPrefix(letters + "-") }
        if let home = rows.first(where: { $0.name == letters + "-" + letters.uppercased() }), letters != "pt" {
            return home
        }
        return rows.count == 1 ? rows.first : nil
    }

    /// The stores' ids as of 2026-11.
    ///
    /// Sources: fastlane, `fastlane_core/languages.rb` and `supply/lib/supply/languages.rb`.
    static let table = onAppStore + onGooglePlayOnly

    /// The App Store's, with Google Play's beside them.
    private static let onAppStore: [StoreLocale] = [
        ("ar-SA", "ar"), ("bn-BD", "bn-BD"), ("ca", "ca"), ("cs", "cs-CZ"), ("da", "da-DK"), ("de-DE", "de-DE"),
        ("el", "el-GR"), ("en-AU", "en-AU"), ("en-CA", "en-CA"), ("en-GB", "en-GB"), ("en-US", "en-US"),
        ("es-ES", "es-ES"), ("es-MX", "es-419"), ("fi", "fi-FI"), ("fr-CA", "fr-CA"), ("fr-FR", "fr-FR"),
        ("gu-IN", nil), ("he", "iw-IL"), ("hi", "hi-IN"), ("hr", "hr"), ("hu", "hu-HU"), ("id", "id"),
        ("it", "it-IT"), ("ja", "ja-JP"), ("kn-IN", "kn-IN"), ("ko", "ko-KR"), ("ml-IN", "ml-IN"),
        ("mr-IN", "mr-IN"), ("ms", "ms"), ("nl-NL", "nl-NL"), ("no", "no-NO"), ("or-IN", nil), ("pa-IN", nil),
        ("pl", "pl-PL"), ("pt-BR", "pt-BR"), ("pt-PT", "pt-PT"), ("ro", "ro"), ("ru", "ru-RU"), ("sk", "sk"),
        ("sl-SI", "sl"), ("sv", "sv-SE"), ("ta-IN", "ta-IN"), ("te-IN", "te-IN"), ("th", "th"), ("tr", "tr-TR"),
        ("uk", "uk"), ("ur-PK", nil), ("vi", "vi"), ("zh-Hans", "zh-CN"), ("zh-Hant", "zh-TW"),
    ].map { StoreLocale(appStore: $0.0, play: $0.1) }

    /// Those that Google Play alone has.
    private static let onGooglePlayOnly: [StoreLocale] = [
        "af", "am", "az-AZ", "be", "bg", "en-IN", "en-SG", "en-ZA", "es-US", "et", "eu-ES", "fa", "fil", "gl-ES",
        "hy-AM", "is-IS", "ka-GE", "km-KH", "ky-KG", "lo-LA", "lt", "lv", "mk-MK", "mn-MN", "ms-MY", "my-MM", "ne-NP",
        "rm", "si-LK", "sr", "sw", "zh-HK", "zu",
    ].map { StoreLocale(appStore: nil, play: $0) }
}
