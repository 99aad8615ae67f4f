import Diagnostics
import Packaging

extension ProductReader {
    /// What a named podspec or `Package.swift` tells otherwise than the manifest, and what CocoaPods would refuse.
    func packagingDisagreements(_ product: Product) -> [Diagnostic] {
        var mistakes: [Diagnostic] = []
        if let named = product.manifest.podspec {
            let (source, problems) = file(named, of: product, called: "podspec")
            mistakes += problems
            if let source {
                let facts = PodspecReader.read(source)
                mistakes += Agreement(product: product, facts: facts, kind: "podspec").mistakes
                mistakes += PodspecRules.mistakes(in: facts)
            }
        }
        if let named = product.manifest.package {
            let (source, problems) = file(named, of: product, called: "package")
            mistakes += problems
            if let source {
                let facts = PackageManifestReader.read(source)
                mistakes += Agreement(product: product, facts: facts, kind: "Package.swift").mistakes
            }
        }
        return mistakes
    }
}

/// The comparison of a manifest with a podspec or a `Package.swift`.
private struct Agreement {
    let product: Product
    let facts: PackagingFacts
    /// What messages call the file.
    let kind: String

    var mistakes: [Diagnostic] { version + license + name + platforms }

    private var version: [Diagnostic] {
        guard let fact = facts.version else { return [] }
        guard let theirs = fact.value else { return [unknown("version", fact)] }
        guard let ours = product.version, ours != theirs else { return [] }
        // The line that counts is the changelog's, where it has one.
        let fromLog = product.latest.map { ($0.place, product.changelog) }
        return [
            differ(
                "the product's version is \(ours), the \(kind) says \(theirs)",
                at: fromLog?.0 ?? product.line(of: "version"), in: fromLog?.1 ?? product.source, fact)
        ]
    }

    private var license: [Diagnostic] {
        guard let fact = facts.license, let ours = product.manifest.license else { return [] }
        guard let theirs = fact.value else { return [unknown("license", fact)] }
        return ours == theirs
            ? []
            : [
                differ(
                    "the manifest says `license` is \(ours), the \(kind) says \(theirs)",
                    at: product.line(of: "license"), in: product.source, fact)
            ]
    }

    /// What people are told to install must be what there is.
    private var name: [Diagnostic] {
        let isPod = kind == "podspec"
        let known = isPod ? [facts.name].compactMap(\.self) : facts.libraries
        let values = known.compactMap(\.value)
        guard let first = known.first, values.count == known.count else { return [] }
        let ways = product.manifest.install.filter { $0.manager == (isPod ? .cocoapods : .swiftpm) }
        return ways.filter { !values.contains($0.product) }.map { way in
            differ(
                "`install` asks for `\(way.product)`, the \(kind) has \(values.map { "`\($0)`" }.joined(separator: ", "))",
                at: way.place, in: product.source, first)
        }
    }

    private var platforms: [Diagnostic] {
        var mistakes: [Diagnostic] = []
        let ours = product.manifest.platforms.map { ($0, system(of: $0)) }
        for (system, fact) in facts.platforms {
            guard let theirs = fact.value else {
                mistakes.append(unknown("the oldest \(system)", fact))
                continue
            }
            let same = ours.filter { $0.1?.system == system }
            if same.isEmpty, !ours.isEmpty {
                mistakes.append(
                    differ(
                        "the \(kind) runs on \(system), and `platforms` does not name it",
                        at: product.line(of: "platforms"), in: product.source, fact))
            }
            for (platform, found) in same {
                guard let minimum = found?.minimum, PackagingFacts.plain(minimum) != PackagingFacts.plain(theirs)
                else { continue }
                mistakes.append(
                    differ(
                        "the manifest says \(platform.name) needs \(minimum), the \(kind) says \(theirs)",
                        at: platform.place, in: product.source, fact))
            }
        }
        return mistakes
    }

    /// The system of a platform, and the number of its oldest version: "iOS 13" and "13" are both 13.
    private func system(of platform: Manifest.Platform) -> (system: String, minimum: String?)? {
        let minimum = platform.minimum ?? ""
        let number = minimum.split(separator: " ").last.map(String.init).flatMap {
            $0.first?.isNumber == true ? $0 : nil
        }
        let word = number.map { minimum.dropLast($0.count) }.map { $0.trimmingSuffix(" ") } ?? ""
        guard let system = PackagingFacts.system(word) ?? PackagingFacts.system(platform.name) else { return nil }
        return (system, number)
    }

    private func differ(_ message: String, at place: Place, in source: SourceText, _ fact: PackagingFact) -> Diagnostic
    {
        Diagnostic(
            .error, message, at: place, excerpt: source.line(place.line), remedy: "put one of the two right",
            trail: [Diagnostic.Step("the \(kind)", at: fact.place)])
    }

    private func unknown(_ field: String, _ fact: PackagingFact) -> Diagnostic {
        Diagnostic(
            .note, "\(field) is worked out here, and not compared", at: fact.place,
            excerpt: facts.source.line(fact.place.line))
    }
}

/// What CocoaPods' own linter refuses.
///
/// Source: CocoaPods/Core, `lib/cocoapods-core/specification/linter.rb`.
enum PodspecRules {
    static let longestSummary = 140

    static func mistakes(in facts: PackagingFacts) -> [Diagnostic] {
        var mistakes: [Diagnostic] = []
        func refuse(_ message: String, _ fact: PackagingFact, _ remedy: String) {
            mistakes.append(
                Diagnostic(
                    .error, message, at: fact.place, excerpt: facts.source.line(fact.place.line), remedy: remedy))
        }
        if let fact = facts.summary, let text = fact.value {
            if text.count > longestSummary {
                refuse(
                    "the summary has \(text.count) characters, and CocoaPods takes \(longestSummary)", fact,
                    "take out \(text.count - longestSummary)")
            }
            if text.hasPrefix("A short description of") {
                refuse("the summary is that of the template", fact, "say what the pod does")
            }
        }
        if let fact = facts.name, let text = fact.value, text.contains(where: { $0.isWhitespace || $0 == "/" }) {
            refuse("a pod's name has no blanks and no `/`", fact, "write one word")
        }
        if let fact = facts.tag, let tag = fact.value, let version = facts.version?.value, !tag.contains(version) {
            refuse("the tag `\(tag)` does not hold the version \(version)", fact, "write `:tag => spec.version.to_s`")
        }
        return mistakes
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        var text = self
        while text.last == character { text.removeLast() }
        return String(text)
    }
}
