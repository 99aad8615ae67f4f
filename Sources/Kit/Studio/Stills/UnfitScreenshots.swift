import Diagnostics
import Media
import Site

/// Screenshots that a store wants to see alone, of a device whose screen has another shape: a phone's on a watch.
package struct UnfitScreenshots {
    /// One for each kind of picture, at the first scene that shows such a screenshot.
    package let warnings: [Diagnostic]

    /// Shapes that differ less are those of another model.
    private static let most = 1.4

    /// Looks at the screenshots that scenes show.
    package init(of product: Product, as formats: [StillFormat]) {
        warnings = formats.filter { $0.isBare && !$0.device.isEmpty }.compactMap { format in
            for scene in product.manifest.scenes where scene.kind == "picture" {
                guard case .string(let name) = scene.subject,
                    let path = ScreenshotPaths(name, device: format.screenshotDevice, of: product).first(in: product),
                    let bytes = try? product.files[path]?.read(), let size = Medium(bytes)?.size
                else { continue }
                let (own, wanted) = (size.aspect, Double(format.height) / Double(format.width))
                guard max(own / wanted, wanted / own) > UnfitScreenshots.most else { continue }
                let better = UnfitScreenshots.better(path, name, format.screenshotDevice)
                var warning = product.mistake(
                    "`\(path)`, \(size.text), stands alone on a \(format.screenshotDevice)'s screen of "
                        + "\(format.width)x\(format.height), with bars beside it",
                    at: scene.subjectPlace, length: name.count,
                    remedy: "put the \(format.screenshotDevice)'s own at `\(better.file)` and write "
                        + "`picture: \(better.pattern)`")
                warning.severity = .warning
                return warning
            }
            return nil
        }
    }

    /// A folder for each device beside the file, or in the place that the name has for it.
    private static func better(_ path: String, _ name: String, _ device: String) -> (file: String, pattern: String) {
        let pattern: String
        if name.contains("{device}") {
            pattern = name
        } else if let slash = name.firstIndex(of: "/") {
            pattern = name[...slash] + "{device}" + name[slash...]
        } else {
            pattern = "{device}/" + name
        }
        let file = pattern.replacing("{device}", with: device).replacing("{locale}/", with: "")
        return (file, pattern)
    }
}

extension PixelSize {
    /// How high it is by its width.
    fileprivate var aspect: Double { Double(height) / Double(width) }
}

extension StillFormat {
    /// The folder of screenshots that `{device}` stands for: Google's watches have one of their own.
    var screenshotDevice: String { device == "watch" && store == "google-play" ? "wear" : device }
}
