import Diagnostics

extension ManifestReader {
    /// Reads `badges: [version, license, {build: ci.yml}]`, once license and links are known.
    func readBadges(_ reader: inout FieldReader, into manifest: inout Manifest) {
        let asked = reader.each("badges", text: { (kind: $0, workflow: String?.none, place: $1) }) { fields in
            (kind: "build", workflow: fields.required("build"), place: fields.map.place)
        }
        for (word, workflow, place) in asked {
            guard let kind = Manifest.Badge.Kind(rawValue: word) else {
                let known = Manifest.Badge.Kind.allCases.map(\.rawValue)
                reader.mistake(
                    "there is no badge `\(word)`", at: place,
                    remedy: didYouMean(word, among: known) ?? "the badges are \(known.joined(separator: ", "))")
                continue
            }
            if let remedy = lacking(kind, workflow, manifest) {
                reader.mistake(
                    "the badge `\(kind.rawValue)` has nothing to tell", at: place, remedy: remedy,
                    severity: .warning)
                continue
            }
            manifest.badges.append(Manifest.Badge(kind: kind, workflow: workflow, place: place))
        }
    }

    /// What would give a badge something to tell; nil where it has that.
    ///
    /// A version may come with the first release.
    private func lacking(_ kind: Manifest.Badge.Kind, _ workflow: String?, _ manifest: Manifest) -> String? {
        switch kind {
        case .version: nil
        case .platforms: manifest.platforms.isEmpty ? "add `platforms: [iPhone, iPad]`" : nil
        case .license: manifest.license == nil ? "add `license: MIT`" : nil
        case .build where manifest.gitHubRepository == nil:
            "add the repository: `links: {source: https://github.com/me/lantern}`"
        case .build: workflow == nil ? "name the file of its workflow: `{build: ci.yml}`" : nil
        }
    }
}
