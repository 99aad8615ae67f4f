import Art
import Drawing
import Letters

/// The sizes of words throughout a set of pictures: one for each name of boxes and each kind of script, the largest at
/// which all of them fit.
///
/// One size for all languages would make Chinese small beside Tamil, so that scripts are set apart; and none gets smaller
/// than four fifths of what the set's own language has: rather a line more. A language whose words do not fit like that is
/// set smaller by itself, in all of its pictures.
struct SetSizes: Sendable {
    /// What a size is for.
    struct Key: Hashable, Sendable {
        var width: Int
        var height: Int
        var set: String
        var script: String
    }

    /// What a size of one language is for.
    private struct Exception: Hashable {
        var key: Key
        var language: String
    }

    /// The least that a script's size is of the own language's.
    static let floor = 0.8
    /// The least for which words stay whole; rather than smaller they are cut.
    private static let wholeWords = 0.6

    private var sizes: [Key: Double] = [:]
    private var own: [Key: Double] = [:]
    private var exceptions: [Exception: Double] = [:]

    /// A box of a set, and whether it is in the language that the set is made in.
    struct Member {
        var fit: WordFit
        var format: StillFormat
        var isOwn: Bool
        var language = ""
    }

    init(_ members: [Member]) {
        for member in members where member.isOwn {
            guard let key = SetSizes.key(of: member.fit.box, member.format, "") else { continue }
            own[key] = min(own[key] ?? .infinity, SetSizes.size(of: member.fit))
        }
        for member in members {
            let box = member.fit.box
            guard let key = SetSizes.key(of: box, member.format, SetSizes.script(of: box)) else { continue }
            let size = size(of: member)
            if size < least(of: member) {
                let exception = Exception(key: key, language: member.language)
                exceptions[exception] = min(exceptions[exception] ?? .infinity, size)
            } else {
                sizes[key] = min(sizes[key] ?? .infinity, size)
            }
        }
    }

    /// The size of a box's letters in its set; by itself where it has none.
    func size(of fit: WordFit, _ format: StillFormat, in language: String = "") -> Double {
        guard let key = SetSizes.key(of: fit.box, format, SetSizes.script(of: fit.box)) else {
            return SetSizes.size(of: fit)
        }
        return exceptions[Exception(key: key, language: language)] ?? sizes[key] ?? SetSizes.size(of: fit)
    }

    /// The smallest size that a box has in common with others of its script.
    private func least(of member: Member) -> Double {
        let box = member.fit.box
        guard let key = SetSizes.key(of: box, member.format, ""), let size = own[key] else { return box.least }
        return max(box.least, size * SetSizes.floor)
    }

    /// The size for a box of a set: whole words, if need be smaller ones than others have, then cut ones.
    private func size(of member: Member) -> Double {
        let (fit, floor) = (member.fit, least(of: member))
        if let size = fit.best(from: floor) { return size }
        let small = max(fit.box.least, floor / SetSizes.floor * SetSizes.wholeWords)
        if small < floor, let size = fit.best(from: small) { return min(size, floor) }
        return fit.largestCut(from: fit.box.least, to: floor) ?? fit.box.least
    }

    /// The size for a box by itself.
    private static func size(of fit: WordFit) -> Double {
        fit.best(from: fit.box.least) ?? fit.largestCut(from: fit.box.least, to: fit.box.size) ?? fit.box.least
    }

    private static func key(of box: WordBox, _ format: StillFormat, _ script: String) -> Key? {
        box.set.map { Key(width: format.width, height: format.height, set: $0, script: script) }
    }

    /// A name for scripts whose letters are about as wide.
    static func script(of box: WordBox) -> String {
        for scalar in box.paragraphs.flatMap(\.text.unicodeScalars) {
            switch scalar.value {
            case 0x0041...0x024F, 0x0370...0x058F, 0x1E00...0x1FFF: return "latin"
            case 0x0590...0x08FF, 0xFB1D...0xFEFC: return "arabic"
            case 0x0900...0x0DFF: return "indic"
            case 0x0E00...0x109F, 0x1780...0x17FF: return "thai"
            default: if scalar.isWide { return "cjk" }
            }
        }
        return "latin"
    }
}
