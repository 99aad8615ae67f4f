import Diagnostics
import Values
import Verify

extension ManifestReader {
    /// Where the product goes; a place that nobody knows is a mistake, with what may be meant.
    func readPlaces(_ reader: inout FieldReader, into manifest: inout Manifest) {
        guard reader.present("places") != nil else { return }
        var places: [WrittenText] = []
        for written in reader.texts("places") {
            if let name = others[written.text.lowercased()] {
                reader.mistake(
                    "there is no place `\(written.text)`", at: written.place, remedy: "it is called `\(name)` here")
            } else if reader.choice(written.text, at: written.place, of: "places", "place") != nil {
                places.append(WrittenText(text: written.text, place: written.place))
            }
        }
        manifest.places = places
    }

    /// What places are called elsewhere: by people, and by networks' names in file names here.
    private var others: [String: String] {
        var names = Dictionary(SlotTable.allPlaces.map { ($0.name.lowercased(), $0.id) }) { first, _ in first }
        for place in SlotTable.allPlaces where place.id.contains("-") {
            names[place.id.filter { $0 != "-" }] = place.id
        }
        names.merge([
            "twitter": "x", "play": "google-play", "play-store": "google-play", "itch.io": "itch", "hn": "hacker-news",
            "ph": "product-hunt", "og": "open-graph", "apple": "app-store", "ios": "app-store",
            "android": "google-play",
        ]) { first, _ in first }
        return names.filter { $0.key != $0.value }
    }
}
