import Media

/// What a kit draws for a slot.
package enum SlotArt: Sendable, Hashable {
    /// A picture of each scene, for those who look at it on a device of a family; `isBare` where nothing may stand around
    /// what the scene shows.
    case scenes(device: String, isBare: Bool)
    /// One picture by a template of the theme, `kit/art/banners/NAME.svg`.
    case banner(String)
}

extension SlotArt {
    /// `scenes iphone`, `scenes`, `scenes watch bare`, `banner capsule`.
    init?(_ words: [String]) {
        switch (words.first, words.count) {
        case ("scenes", 1...3):
            let isBare = words.last == "bare"
            self = .scenes(device: words.count > (isBare ? 2 : 1) ? words[1] : "", isBare: isBare)
        case ("banner", 2): self = .banner(words[1])
        default: return nil
        }
    }
}

extension Slot {
    /// The size of what is made for it: the best, else the largest that is listed.
    /// - Parameter isTurned: whether it is to be wider than high; nil for as it is listed.
    /// - Returns: the size; nil where any size is taken.
    package func drawnSize(isTurned: Bool? = nil) -> PixelSize? {
        guard let usual = best ?? size.exact.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
            return nil
        }
        guard let isTurned, isTurned != (usual.width > usual.height) else { return usual }
        return size.exact.isEmpty && size.sides != nil || size.exact.contains(usual.turned) ? usual.turned : usual
    }

    /// Where a file of it stands in a kit: in the folder that `fastlane` reads, else in one of its place.
    ///
    /// - Parameters:
    ///   - locale: the language as the store calls it.
    ///   - number: which of several it is, from 1; nil where there is one alone.
    ///   - pixels: its size as `1320x2868`, which tell files of one folder apart.
    ///   - ending: the ending of its name.
    /// - Returns: the path below the kit's folder.
    package func kitPath(locale: String, number: Int?, pixels: String, ending: String) -> String {
        let order = number.map { ($0 < 10 ? "0" : "") + "\($0)" }
        guard let pattern = fastlanePattern else {
            let own = id.firstIndex(of: "-").map { String(id[id.index(after: $0)...]) } ?? id
            return "\(place)/\(own)\(order.map { "-" + $0 } ?? "").\(ending)"
        }
        let folders = pattern.dropLast().map { $0.hasPrefix("<") ? locale : $0 }
        let name = pattern.last ?? ""
        let stem = name.contains("*") ? "\(order ?? "01")-\(pixels)\(mark)" : String(name.prefix { $0 != "." })
        return (["fastlane"] + folders + ["\(stem).\(ending)"]).joined(separator: "/")
    }

    /// What a name says where other slots of the folder have pictures of the same size.
    private var mark: String {
        switch aliases.first {
        case "APP_APPLE_VISION_PRO": "-vision"
        case "APP_IPAD_PRO_129": "-app_ipad_pro_129"
        default: ""
        }
    }
}
