/// Where the screenshot lies that a scene names for all languages and devices, `shots/{device}/{locale}/home.png`.
package struct ScreenshotPaths {
    /// The paths, the best first: what the device shows in a nearby language comes before what another device shows.
    package let all: [String]

    /// The paths of a name.
    /// - Parameters:
    ///   - name: the path as the scene writes it, from the product's folder.
    ///   - language: the language that is spoken, as stores call it; nil for the product's own.
    ///   - device: the family of devices whose owners will see it; empty for anybody's.
    ///   - product: the product.
    package init(_ name: String, language: String? = nil, device: String = "", of product: Product) {
        let own = product.storeLocale.name
        let names = ScreenshotPaths.filled(name, "device", with: ScreenshotPaths.families(device, product))
        all = names.flatMap { name in
            ScreenshotPaths.filled(name, "locale", with: ScreenshotPaths.tags(language ?? own, own))
        }
    }

    /// The first of the paths at which the product has a file.
    package func first(in product: Product) -> String? { all.first { product.files[$0] != nil } }

    /// A name with each of the words in the place of its mark, and at last without the folder of that.
    private static func filled(_ name: String, _ mark: String, with words: [String]) -> [String] {
        guard name.contains("{\(mark)}") else { return [name] }
        return words.map { name.replacing("{\(mark)}", with: $0) } + [name.replacing("{\(mark)}/", with: "")]
    }

    /// A language, the one it belongs to, and those of the manifest.
    private static func tags(_ language: String, _ own: String) -> [String] {
        var tags: [String] = []
        for tag in [language, own] {
            let short = String(tag.prefix { $0 != "-" && $0 != "_" })
            for tag in [tag, short] where !tag.isEmpty && !tags.contains(tag) { tags.append(tag) }
        }
        return tags
    }

    /// A family of devices, those of nearly its shape, then what everybody holds in their hands.
    private static func families(_ device: String, _ product: Product) -> [String] {
        let alike = [
            ["iphone", "android"], ["ipad", "android-tablet"], ["mac", "laptop", "window", "browser"],
            ["watch", "wear"],
        ].first { $0.contains(device) }
        let platforms = Set(product.manifest.platforms.map { $0.name.lowercased() })
        let isAndroid = platforms.isDisjoint(with: ["iphone", "ios"]) && platforms.contains("android")
        let phones = isAndroid ? ["android", "iphone"] : ["iphone", "android"]
        var families: [String] = []
        for family in [device] + (alike ?? []) + phones + [
            "ipad", "android-tablet", "mac", "laptop", "window", "browser",
        ]
        where !family.isEmpty && !families.contains(family) { families.append(family) }
        return families
    }
}
