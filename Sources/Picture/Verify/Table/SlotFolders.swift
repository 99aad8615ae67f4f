extension SlotTable {
    /// The slots that `fastlane` fills from a path, by its folders and its name: `screenshots/en-US/01.png`,
    /// `metadata/android/de-DE/images/icon.png`; which of them a screenshot goes to, its size decides.
    /// - Parameter path: the path below `fastlane/`.
    /// - Returns: the slots, in the order of the table; none where `fastlane` does not look there.
    package static func slots(inFastlane path: String) -> [Slot] {
        let parts = path.split(separator: "/").map(String.init)
        return all.filter { slot in slot.fastlanePattern.map { matches(parts, $0, slot) } ?? false }
    }

    private static func matches(_ parts: [String], _ pattern: [String], _ slot: Slot) -> Bool {
        guard parts.count == pattern.count, let name = parts.last, let wanted = pattern.last else { return false }
        let folders = zip(parts, pattern).dropLast()
        // A folder that an option names is none that `fastlane` knows by itself.
        guard folders.allSatisfy({ $1.hasPrefix("<") ? !["metadata", "screenshots"].contains($0) : $0 == $1 }) else {
            return false
        }
        let (stem, mask) = (stem(name), stem(wanted))
        guard mask.contains("*") else { return stem.lowercased() == mask.lowercased() }
        let word = mask.filter { $0 != "*" }
        return word.isEmpty || stem.uppercased().contains(word)
    }

    private static func stem(_ name: String) -> String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }
}

extension Slot {
    /// Where `fastlane` looks for its files, below its own folder; nil where it does not.
    var fastlanePattern: [String]? {
        guard let words = fastlane?.split(separator: " "), words.count > 1 else { return nil }
        var path = words[1].split(separator: ":")[0].split(separator: "/").map(String.init)
        if path.first == "fastlane" { path.removeFirst() }
        return path.count > 2 ? path : nil
    }
}
