import Diagnostics
import Values

extension FrontMatterReader {
    private static let words = ["staged", "live"]

    /// Reads whether a page waits to be launched.
    ///
    /// Sites have used `stage` for stages of their own, and `launch` for days of rockets: other words than ours say
    /// nothing here, unless one of them looks like ours; that page would be seen too early.
    func readStage(_ reader: inout FieldReader, into head: inout FrontMatter) {
        guard let node = reader.present("stage"), case .string(let word) = node.content else { return }
        if word == "staged" {
            head.stage = FrontMatter.Stage(launch: reader.date("launch", zone: configuration.zone), place: node.place)
        } else if word != "live", let near = nearMiss(word, among: FrontMatterReader.words) {
            reader.mistake("there is no stage `\(word)`", at: node.place, remedy: "did you mean `\(near)`?")
        }
    }
}
