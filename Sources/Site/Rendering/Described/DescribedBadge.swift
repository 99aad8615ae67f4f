import Encodings
import Languages
import Site
import Values

/// A badge as templates see it: `label` and `message`, the address of its picture at shields.io or GitHub, and where it
/// leads.
struct DescribedBadge {
    let product: Product
    let language: Language

    /// The badges that have something to tell.
    var all: Value { .list(product.manifest.badges.compactMap(badge)) }

    private func badge(_ badge: Manifest.Badge) -> Value? {
        let manifest = product.manifest
        switch badge.kind {
        case .version:
            return product.version.map { drawn("version", language.word("version"), $0, "blue", leadsTo: releases) }
        case .platforms:
            return drawn(
                "platforms", language.word("platforms"), manifest.platforms.map(\.name).joined(separator: " | "),
                "lightgrey", leadsTo: nil)
        case .license:
            return manifest.license.map { drawn("license", language.word("license"), $0, "green", leadsTo: nil) }
        case .build:
            guard let workflow = badge.workflow, let repository = manifest.gitHubRepository else { return nil }
            let address = "https://github.com/\(repository)/actions/workflows/\(percentEncoded(workflow))"
            return [
                "name": "build", "label": "build", "message": .null, "src": .string(address + "/badge.svg"),
                "url": .string(address),
            ]
        }
    }

    private var releases: String? { product.manifest.gitHubRepository.map { "https://github.com/\($0)/releases" } }

    /// A badge of shields.io, which writes dashes and underscores twice (shields.io/badges).
    private func drawn(
        _ name: String, _ label: String, _ message: String, _ colour: String, leadsTo url: String?
    ) -> Value {
        func part(_ text: String) -> String {
            percentEncoded(text.replacing("-", with: "--").replacing("_", with: "__"))
        }
        let address = "https://img.shields.io/badge/\(part(label.lowercased()))-\(part(message))-\(colour)"
        return [
            "name": .string(name), "label": .string(label), "message": .string(message), "src": .string(address),
            "url": url.map { .string($0) } ?? .null,
        ]
    }
}
