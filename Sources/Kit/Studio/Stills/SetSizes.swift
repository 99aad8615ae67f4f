import Art
import Drawing
import Rendering

/// The sizes of words throughout a set of pictures: one for each name of boxes and each kind of script, the largest at
/// which all of them fit.
///
/// One size for all languages would make Chinese small beside Tamil, so that scripts are set apart; and none gets smaller
/// than four fifths of what the set's own language has: rather a line more.
struct SetSizes: Sendable {
    /// What a size is for.
    struct Key: Hashable, Sendable {
        var width: Int
        var height: Int
        var set: String
        var script: String
    }

    /// The least that a script's size is of the own language's.
    static let floor = 0.8

    private var sizes: [Key: Double] = [:]
    private var own: [Key: Double] = [:]

    /// A box of a set, and whether it is in the language that the set is made in.
    struct Member {
        var fit: WordFit
        var format: StillFormat
        var isOwn: Bool
    }

    init(_ members: [Member]) {
        for member in members where member.isOwn {
            guard let key = SetSizes.key(of: member.fit.box, member.format, "") else { continue }
            let size = SetSizes.size(of: member.fit, from: member.fit.box.least)
            own[key] = min(own[key] ?? .infinity, size)
        }
        for member in members {
            let box = member.fit.box
            guard let key = SetSizes.key(of: box, member.format, SetSizes.script(of: box)) else { continue }
            let size = SetSizes.size(of: member.fit, from: least(of: box, member.format))
            sizes[key] = min(sizes[key] ?? .infinity, size)
        }
    }

    /// The size of a box's letters in its set; by itself where it has none.
    func size(of fit: WordFit, _ format: StillFormat) -> Double {
        guard let key = SetSizes.key(of: fit.box, format, SetSizes.script(of: fit.box)), let size = sizes[key] else {
            return SetSizes.size(of: fit, from: fit.box.least)
        }
        return size
    }

    /// The smallest size of a box.
    private func least(of box: WordBox, _ format: StillFormat) -> Double {
        guard let key = SetSizes.key(of: box, format, ""), let size = own[key] else { return box.least }
        return max(box.least, size * SetSizes.floor)
    }

    /// As large as the wanted lines allow, else as a line more, else two, else the smallest.
    private static func size(of fit: WordFit, from least: Double) -> Double {
        for more in 0...2 {
            if let size = fit.largest(lines: fit.box.lines + more, from: least) { return size }
        }
        return least
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
            default: if TitleWidth.isWide(scalar) { return "cjk" }
            }
        }
        return "latin"
    }
}
