import Diagnostics
import Media
import Site
import Verify

/// Screenshots of which little is left in the pictures that stores show: enlarged, cut, or of another kind of device than
/// its owner looks at.
package struct UnfitStills {
    /// One for each scene and what is wrong with it, at the scene.
    package private(set) var warnings: [Diagnostic] = []

    /// More is seen as blur.
    private static let mostEnlarged = 1.5
    /// A screen's round corners and a bar are no loss.
    private static let mostCut = 0.12
    /// Devices that show the same.
    private static let kinds = [
        ["iphone", "android"], ["ipad", "android-tablet"], ["mac", "laptop", "window", "browser", "terminal"],
    ]

    /// Looks at how screenshots stand in pictures of the product's own language.
    package init(of product: Product, _ stills: [Still]) {
        for (index, scene) in product.manifest.scenes.enumerated() where scene.kind == "picture" {
            guard case .string(let name) = scene.subject, !name.lowercased().hasSuffix(".svg") else { continue }
            var told: Set<String> = []
            for still in stills where still.language == 0 && still.scene == index && !still.format.isBare {
                guard let fit = still.fit, let found = UnfitStills.fault(fit, scene, still.format),
                    told.insert(found.kind).inserted
                else { continue }
                let path = ScreenshotPaths(name, device: still.format.screenshotDevice, of: product).first(in: product)
                let size = path.flatMap { try? product.files[$0]?.read() }.flatMap { Medium($0)?.size }
                let subject = "`\(path ?? name)`" + (size.map { ", \($0.text)," } ?? "")
                var warning = product.mistake(
                    "\(subject) \(found.message)", at: scene.subjectPlace, length: name.count, remedy: found.remedy)
                warning.severity = .warning
                warnings.append(warning)
            }
        }
    }

    private typealias Fault = (kind: String, message: String, remedy: String)

    private static func fault(_ fit: ScreenFit, _ scene: Manifest.Scene, _ format: StillFormat) -> Fault? {
        let place = format.slot.isEmpty ? "the still" : SlotTable.slot(format.slot).title
        if scene.art.device == nil, let message = strangeness(fit, format, place) {
            let own = format.screenshotDevice
            return (
                "kind", message,
                "write `picture: shots/{device}/…` and put \(article(own))'s screenshot into the folder `\(own)`; or name the"
                    + " device that is meant: `device: \(fit.family ?? own)`"
            )
        }
        if fit.magnification > mostEnlarged {
            let times = (fit.magnification * 10).rounded() / 10
            let number = times < 10 ? "\(times)" : "\(Int(times))"
            return (
                "size", "is enlarged \(number) times for \(place)", "take one that is at least \(fit.width) pixels wide"
            )
        }
        guard fit.cut > mostCut else { return nil }
        return (
            "shape", "is cropped for \(place), which shows \(Int(((1 - fit.cut) * 100).rounded())) % of it",
            "take one of the device's own shape, or say `device: none`, which shows it whole"
        )
    }

    /// What device is shown in the place of the one that people look at; nil where it is that, held as they do.
    private static func strangeness(_ fit: ScreenFit, _ format: StillFormat, _ place: String) -> String? {
        guard let own = kinds.first(where: { $0.contains(format.device) }), let family = fit.family else { return nil }
        let isAcross = format.width > format.height
        guard own.contains(family) else {
            return "is shown on \(article(family))\(fit.isTurned ? " on its side" : ""), and \(place) wants one of "
                + article(format.screenshotDevice)
        }
        guard own != kinds.last, fit.isTurned != isAcross else { return nil }
        return isAcross
            ? "is upright, and the others of \(place) lie on their side"
            : "lies on its side, and the others of \(place) are upright"
    }

    private static func article(_ word: String) -> String {
        let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
        return (word.first.map(vowels.contains) == true ? "an " : "a ") + word
    }
}
