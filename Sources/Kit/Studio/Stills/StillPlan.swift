import Art
import Diagnostics
import Drawing
import Site
import Values

/// A picture that is arranged, and not drawn yet.
struct StillPlan: Sendable {
    /// The drawing of the composition.
    var sheet: ArtSheet
    var canvas: SceneCanvas
    var colours: SceneColours
    /// What it shows, by the names of the places for it.
    var subjects: [(name: String, subject: SceneSubject)]

    /// The layers below the first words: what the pictures of several languages have in common.
    var groundCount: Int {
        sheet.layers.firstIndex { if case .words = $0 { true } else { false } } ?? sheet.layers.count
    }

    /// What tells one ground from another.
    var groundKey: [[UInt8]] {
        var parts: [[UInt8]] = [Array("\(canvas.format.width)x\(canvas.format.height) \(colours.isDark)".utf8)]
        for layer in sheet.layers[..<groundCount] {
            switch layer {
            case .vector(let svg): parts.append(Array(svg.utf8))
            case .picture(let box): parts.append(Array("\(box)".utf8))
            case .words: break
            }
        }
        for (name, subject) in subjects { parts += [Array(name.utf8)] + subject.key }
        return parts
    }

    /// A name for all that pictures of other languages have in common with it.
    var groundName: String {
        var key = PictureKey("ground", salt: "")
        groundKey.forEach { key.add($0) }
        return key.name("png")
    }

    var words: [WordBox] {
        sheet.layers.compactMap { if case .words(let box) = $0 { box } else { nil } }
    }
}
