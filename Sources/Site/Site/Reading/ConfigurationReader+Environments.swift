import Diagnostics
import Values

extension ConfigurationReader {
    /// `site.yml` with what it says for the environment in the place of what it says otherwise: maps are added to, all else
    /// is replaced.
    func inEnvironment(_ node: PlacedValue) -> PlacedValue {
        guard let own = node["environments"]?[environment.name], case .map = own.content else { return node }
        return ConfigurationReader.overlaid(node, own)
    }

    private static func overlaid(_ base: PlacedValue, _ own: PlacedValue) -> PlacedValue {
        guard case .map(var entries) = base.content, case .map(let changes) = own.content else { return own }
        for change in changes {
            if let index = entries.firstIndex(where: { $0.key == change.key }) {
                entries[index].value = overlaid(entries[index].value, change.value)
                entries[index].keyPlace = change.keyPlace
            } else {
                entries.append(change)
            }
        }
        return PlacedValue(.map(entries), at: base.place)
    }

    /// Says what is wrong with `environments`, and whether one is asked for that is not there.
    func checkEnvironments(_ reader: inout FieldReader) {
        let names = reader.present("environments")?.entries.map(\.key) ?? []
        _ = reader.eachNamed("environments", like: "{base_url: https://test.me.dev/}") { _, _, _ in 0 }
        guard environment.isAskedFor, !names.contains(environment.name) else { return }
        let place = reader.map.entries.first { $0.key == "environments" }?.keyPlace ?? reader.map.place
        reader.mistake(
            "there is no environment `\(environment.name)`", at: place,
            remedy: didYouMean(environment.name, among: names)
                ?? (names.isEmpty
                    ? "add `environments: {\(environment.name): {…}}` with what is another thing there"
                    : "the environments are \(names.joined(separator: ", "))"))
    }
}
